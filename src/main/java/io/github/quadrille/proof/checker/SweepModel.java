package io.github.quadrille.proof.checker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Holds a model in the form that a sweep uses. The sweep passes some rows of the model in a given order. At most one
 * variable of a swept row may be true, and every variable is in at least one swept row. All other constraints become
 * counters: they limit how many variables of a set are true. A constraint on the same variables as a swept row gives no
 * counter, unless it requires more than the sweep ensures.
 *
 * <p>A sweep may count only the solutions that a symmetry leaves unchanged. Then variables that the symmetry takes to
 * each other are true together, so one variable stands for all of them. A variable is never true if the symmetry takes
 * it to another variable of the same row. Of the rows that the symmetry takes to each other, only one is swept. Of the
 * counters that the symmetry takes to each other, only one is kept, because the symmetry makes the other counters
 * equal.
 */
final class SweepModel {
    /**
     * A boundary, which is the set of the covered rows ahead, has at most this many bits, because the topmost bit of a
     * long stays free.
     */
    private static final int WIDEST = Long.SIZE - 1;

    private final int items;
    private final boolean[] mandatory;
    private final SweepCounters counters = new SweepCounters();
    private final List<SweepKind> kinds;
    private final long[][] masks;
    private final int[][] kindOf;
    private final ModelSymmetry symmetry;
    private boolean isPossible = true;
    /**
     * The sweep passes this many rows, where rows that the symmetry takes to each other count separately. For each
     * variable, the array {@code rowsPassed} has the number of these rows that contain the variable.
     */
    private int passed;

    private final int[] rowsPassed;

    /**
     * Creates the model of a sweep.
     *
     * @param bounds the constraints of the model
     * @param variables the variables of the model
     * @param order the swept rows in order, each given by the number of a constraint, from 0; the constraint of a
     *     mandatory row says "at least one", and the constraint of a row that may stay open says "at most one"
     * @param symmetry the symmetry that leaves the counted solutions unchanged
     */
    SweepModel(SweepBounds bounds, Variables variables, int[] order, ModelSymmetry symmetry) throws Refusal {
        this.symmetry = symmetry;
        items = order.length;
        mandatory = new boolean[items];
        rowsPassed = new int[variables.size()];
        int[][] rowsOf = new int[variables.size()][0];
        int[] leaders = leaders(variables.size());
        BitSet never = new BitSet();
        Map<VariableSet, Long> least = new HashMap<>();
        for (int item = 0; item < items; item++) {
            VariableSet set = bounds.set(order[item]);
            mandatory[item] = bounds.isAtLeastOne(order[item]);
            if (set.size() > 0 && bounds.range(set).max() > 1) {
                throw new Refusal(
                        "No constraint says that at most one variable of constraint %,d is true, so it cannot be swept."
                                .formatted(order[item] + 1));
            }
            for (VariableSet row : orbit(set)) {
                least.merge(row, mandatory[item] ? 1L : 0L, Math::max);
                passed++;
                BitSet seen = new BitSet();
                for (int variable : row.variables()) {
                    int leader = leaders[variable];
                    never.set(leader, never.get(leader) || seen.get(leader));
                    seen.set(leader);
                    rowsPassed[variable]++;
                    int[] rows = rowsOf[leader];
                    if (rows.length == 0 || rows[rows.length - 1] != item) {
                        rowsOf[leader] = Arrays.copyOf(rows, rows.length + 1);
                        rowsOf[leader][rows.length] = item;
                    }
                }
            }
        }
        List<List<Integer>> countersOf = new ArrayList<>(Collections.nCopies(variables.size(), List.of()));
        Set<VariableSet> counted = new HashSet<>();
        for (Map.Entry<VariableSet, SweepBounds.Range> entry : bounds.ranges().entrySet()) {
            VariableSet set = entry.getKey();
            isPossible &= entry.getValue().min() <= entry.getValue().max();
            if (entry.getValue().max() <= 0) {
                set.variables().forEach(variable -> never.set(leaders[variable]));
            }
            // The sweep itself already ensures some constraints on swept rows, so they need no counter.
            if ((!least.containsKey(set) || entry.getValue().min() > least.get(set)) && counted.add(set)) {
                counted.addAll(orbit(set));
                count(set, entry.getValue(), leaders, countersOf);
            }
        }
        Map<SweepKind, Integer> numbers = new LinkedHashMap<>();
        List<List<Integer>> from = new ArrayList<>();
        for (int item = 0; item < items; item++) {
            from.add(new ArrayList<>());
        }
        int[] kind = new int[variables.size()];
        for (int variable = 0; variable < rowsOf.length; variable++) {
            if (leaders[variable] == variable && !never.get(variable)) {
                int[] rows = rowsOf[variable];
                if (rows.length == 0) {
                    throw new Refusal(
                            "The variable %s is in no row that is swept. Check whether a row is missing in the order."
                                    .formatted(variables.name(variable)));
                }
                if (rows[rows.length - 1] - rows[0] >= WIDEST) {
                    throw new Refusal(
                            "The variable %s spans %,d rows of the sweep, but this checker can handle at most %d."
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

    private void count(VariableSet set, SweepBounds.Range range, int[] leaders, List<List<Integer>> countersOf)
            throws Refusal {
        int smallest = Integer.MAX_VALUE;
        for (int variable : set.variables()) {
            smallest = Math.min(smallest, Math.max(1, rowsPassed[variable]));
        }
        // At most this many variables can be true, because true variables share no row.
        int counter = counters.add(range, set.size() == 0 ? 0 : Math.min(set.size(), passed / smallest));
        // A variable that stands for several variables of the set counts once for each of these.
        for (int variable : counter < 0 ? List.<Integer>of() : set.variables()) {
            List<Integer> more = new ArrayList<>(countersOf.get(leaders[variable]));
            more.add(counter);
            countersOf.set(leaders[variable], more);
        }
    }

    /**
     * Returns for each variable the first variable of its orbit. An orbit has all variables that the symmetry takes to
     * each other.
     */
    private int[] leaders(int variables) {
        int[] leaders = new int[variables];
        Arrays.fill(leaders, -1);
        for (int variable = 0; variable < variables; variable++) {
            for (int next = variable; leaders[next] < 0; next = symmetry.image(next)) {
                leaders[next] = variable;
            }
        }
        return leaders;
    }

    /** Returns a row and all rows that result from it when the symmetry is applied again and again. */
    private List<VariableSet> orbit(VariableSet set) {
        List<VariableSet> orbit = new ArrayList<>(List.of(set));
        for (VariableSet next = symmetry.image(set); !next.equals(set); next = symmetry.image(next)) {
            orbit.add(next);
        }
        return orbit;
    }

    private static long mask(int[] rows, int first) {
        long mask = 0;
        for (int row : rows) {
            mask |= 1L << (row - first);
        }
        return mask;
    }

    /** Returns how many rows are swept. */
    int items() {
        return items;
    }

    /** Returns whether a row must be covered, so that the sweep may not leave it open. */
    boolean isMandatory(int item) {
        return mandatory[item];
    }

    SweepCounters counters() {
        return counters;
    }

    List<SweepKind> kinds() {
        return kinds;
    }

    /** Returns how many of the variables that the sweep uses have this row as their first row. */
    int optionsFrom(int item) {
        return masks[item].length;
    }

    /**
     * Returns the rows of a variable as bits, where the lowest bit is the variable's first row.
     *
     * @param item the first row of the variable
     * @param option the index of the variable among those with this first row
     */
    long mask(int item, int option) {
        return masks[item][option];
    }

    /**
     * Returns the kind of a variable.
     *
     * @param item the first row of the variable
     * @param option the index of the variable among those with this first row
     */
    int kind(int item, int option) {
        return kindOf[item][option];
    }

    /** Returns false if, for some set of variables, the least allowed number is above the greatest. */
    boolean isPossible() {
        return isPossible;
    }

    /**
     * A {@code SweepKind} is a class of variables that differ only in the position of their rows.
     *
     * @param size the number of swept rows of a variable
     * @param counters the tracked counters that count a variable, ascending; a counter may occur several times
     */
    record SweepKind(int size, List<Integer> counters) {
        SweepKind {
            counters = List.copyOf(counters);
        }
    }

    /** A {@code VariableSet} holds the variables of a constraint, ascending. */
    record VariableSet(List<Integer> variables) {
        static VariableSet of(LongInequality constraint) {
            return new VariableSet(IntStream.range(0, constraint.size())
                    .map(i -> Literal.variable(constraint.literal(i)))
                    .sorted()
                    .boxed()
                    .toList());
        }

        int size() {
            return variables.size();
        }
    }
}
