package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A model as a sweep sees it. Some of its rows, of which at most one variable each may be true, are passed in an order; every
 * variable lies in one of them at least. All other constraints are counters: they bound how many variables of a set are true.
 * (One on the same variables as a swept row is no counter, unless it asks for more than the sweep ensures.)
 */
final class SweepModel {
    /** Boundaries are longs, and their topmost bit is free. */
    private static final int WIDEST = Long.SIZE - 1;

    private final int items;
    private final boolean[] mandatory;
    private final SweepCounters counters = new SweepCounters();
    private final List<SweepKind> kinds;
    private final long[][] masks;
    private final int[][] kindOf;
    private boolean isPossible = true;

    /**
     * @param order the rows as they are swept, each by a constraint, numbered from 0, that says "at least one" of it where one
     *     variable has to be true, and "at most one" where none may be
     */
    SweepModel(SweepBounds bounds, Variables variables, int[] order) throws Refusal {
        items = order.length;
        mandatory = new boolean[items];
        int[][] rowsOf = new int[variables.size()][0];
        Map<VariableSet, Long> least = new HashMap<>();
        for (int item = 0; item < items; item++) {
            VariableSet set = bounds.set(order[item]);
            mandatory[item] = bounds.isAtLeastOne(order[item]);
            if (set.size() > 0 && bounds.range(set).max() > 1) {
                throw new Refusal(
                        "No constraint says that at most one variable of constraint %,d is true, so it cannot be swept."
                                .formatted(order[item] + 1));
            }
            least.merge(set, mandatory[item] ? 1L : 0L, Math::max);
            for (int i = 0; i < set.size(); i++) {
                int[] rows = rowsOf[set.get(i)];
                rowsOf[set.get(i)] = Arrays.copyOf(rows, rows.length + 1);
                rowsOf[set.get(i)][rows.length] = item;
            }
        }
        BitSet never = new BitSet();
        List<List<Integer>> countersOf = new ArrayList<>(Collections.nCopies(variables.size(), List.of()));
        for (Map.Entry<VariableSet, SweepBounds.Range> entry : bounds.ranges().entrySet()) {
            isPossible &= entry.getValue().min() <= entry.getValue().max();
            if (entry.getValue().max() <= 0) {
                for (int i = 0; i < entry.getKey().size(); i++) {
                    never.set(entry.getKey().get(i));
                }
            }
            // What the rows of the sweep ensure by themselves need not be counted.
            if (!least.containsKey(entry.getKey()) || entry.getValue().min() > least.get(entry.getKey())) {
                count(entry.getKey(), entry.getValue(), rowsOf, countersOf);
            }
        }
        Map<SweepKind, Integer> numbers = new LinkedHashMap<>();
        List<List<Integer>> from = new ArrayList<>();
        for (int item = 0; item < items; item++) {
            from.add(new ArrayList<>());
        }
        int[] kind = new int[variables.size()];
        for (int variable = 0; variable < rowsOf.length; variable++) {
            if (!never.get(variable)) {
                int[] rows = rowsOf[variable];
                if (rows.length == 0) {
                    throw new Refusal(
                            "The variable %s lies in no row that is swept. Maybe a row is missing in the order."
                                    .formatted(variables.name(variable)));
                }
                if (rows[rows.length - 1] - rows[0] >= WIDEST) {
                    throw new Refusal("The variable %s spans %,d rows of the sweep, but at most %d can be told apart."
                            .formatted(variables.name(variable), rows[rows.length - 1] - rows[0] + 1L, WIDEST));
                }
                from.get(rows[0]).add(variable);
                SweepKind each = new SweepKind(rows.length, countersOf.get(variable));
                kind[variable] = numbers.computeIfAbsent(each, next -> numbers.size());
            }
        }
        kinds = List.copyOf(numbers.keySet());
        masks = new long[items][];
        kindOf = new int[items][];
        for (int item = 0; item < items; item++) {
            int first = item;
            masks[item] = from.get(item).stream()
                    .mapToLong(variable -> mask(rowsOf[variable], first))
                    .toArray();
            kindOf[item] =
                    from.get(item).stream().mapToInt(variable -> kind[variable]).toArray();
        }
    }

    private void count(VariableSet set, SweepBounds.Range range, int[][] rowsOf, List<List<Integer>> countersOf)
            throws Refusal {
        int smallest = Integer.MAX_VALUE;
        for (int i = 0; i < set.size(); i++) {
            smallest = Math.min(smallest, Math.max(1, rowsOf[set.get(i)].length));
        }
        // Of sets of variables that share no row, no more than this can be true.
        int counter = counters.add(range, set.size() == 0 ? 0 : Math.min(set.size(), items / smallest));
        for (int i = 0; counter >= 0 && i < set.size(); i++) {
            List<Integer> more = new ArrayList<>(countersOf.get(set.get(i)));
            more.add(counter);
            countersOf.set(set.get(i), more);
        }
    }

    private static long mask(int[] rows, int first) {
        long mask = 0;
        for (int row : rows) {
            mask |= 1L << (row - first);
        }
        return mask;
    }

    /** How many rows are swept. */
    int items() {
        return items;
    }

    /** Whether the sweep may not leave a row open. */
    boolean isMandatory(int item) {
        return mandatory[item];
    }

    SweepCounters counters() {
        return counters;
    }

    List<SweepKind> kinds() {
        return kinds;
    }

    /** How many variables have their first row there. */
    int optionsFrom(int item) {
        return masks[item].length;
    }

    /** The rows of such a variable as bits, the first as the lowest. */
    long mask(int item, int option) {
        return masks[item][option];
    }

    /** The kind of such a variable. */
    int kind(int item, int option) {
        return kindOf[item][option];
    }

    /** Whether no constraint is broken whatever is true. */
    boolean isPossible() {
        return isPossible;
    }

    /**
     * What the variables of a sweep differ in, beside where they lie.
     *
     * @param size in how many swept rows one is
     * @param counters by which tracked counters one is counted, ascending
     */
    record SweepKind(int size, List<Integer> counters) {
        SweepKind {
            counters = List.copyOf(counters);
        }
    }

    /** The variables that a constraint speaks of, ascending; sets with the same variables are equal. */
    static final class VariableSet {
        private final int[] variables;
        private final int hash;

        private VariableSet(int[] variables) {
            this.variables = variables;
            this.hash = Arrays.hashCode(variables);
        }

        static VariableSet of(LongInequality constraint) {
            int[] variables = new int[constraint.size()];
            for (int i = 0; i < variables.length; i++) {
                variables[i] = Literal.variable(constraint.literal(i));
            }
            Arrays.sort(variables);
            return new VariableSet(variables);
        }

        int size() {
            return variables.length;
        }

        int get(int index) {
            return variables[index];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof VariableSet set && hash == set.hash && Arrays.equals(variables, set.variables);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }
}
