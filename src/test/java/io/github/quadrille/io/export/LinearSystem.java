package io.github.quadrille.io.export;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the 0/1 solutions of linear constraints by plain backtracking with bounds. It suits a few hundred variables.
 */
final class LinearSystem {
    private record Term(int variable, long factor) {}

    private static final class Row {
        private final List<Term> terms;
        private final long min;
        private final long max;

        private Row(List<Term> terms, long min, long max) {
            this.terms = terms;
            this.min = min;
            this.max = max;
        }
    }

    private final List<Row> rows = new ArrayList<>();
    private final List<List<Row>> rowsOf = new ArrayList<>();
    private final Deque<Integer> trail = new ArrayDeque<>();
    private int[] value = new int[0];
    private long count;
    private long enough;

    /**
     * Makes a system without constraints.
     *
     * @param variables the number of variables, which are numbered from 0
     */
    LinearSystem(int variables) {
        for (int i = 0; i < variables; i++) {
            rowsOf.add(new ArrayList<>());
        }
    }

    /** Demands that min &lt;= sum of factors times variables &lt;= max. */
    void add(Map<Integer, Long> factors, long min, long max) {
        List<Term> terms = new ArrayList<>();
        factors.forEach((variable, factor) -> terms.add(new Term(variable, factor)));
        Row row = new Row(terms, min, max);
        rows.add(row);
        terms.forEach(term -> rowsOf.get(term.variable()).add(row));
    }

    /**
     * Demands that at least one of the literals is true. Variables are numbered from 1, and a negative number means
     * that the variable is negated.
     */
    void addClause(List<Integer> literals) {
        Map<Integer, Long> factors = new HashMap<>();
        long negated = 0;
        for (int literal : literals) {
            factors.merge(Math.abs(literal) - 1, literal > 0 ? 1L : -1L, Long::sum);
            negated += literal < 0 ? 1 : 0;
        }
        add(factors, 1 - negated, Long.MAX_VALUE);
    }

    /** Counts the solutions, and stops when there are this many. */
    long count(long most) {
        value = new int[rowsOf.size()];
        Arrays.fill(value, -1);
        count = 0;
        enough = most;
        trail.clear();
        if (rows.stream().allMatch(this::propagate)) {
            search();
        }
        return count;
    }

    private void search() {
        int variable = branch();
        if (variable < 0) {
            count++;
            return;
        }
        for (int choice = 1; choice >= 0 && count < enough; choice--) {
            int mark = trail.size();
            if (set(variable, choice)) {
                search();
            }
            while (trail.size() > mark) {
                value[trail.pop()] = -1;
            }
        }
    }

    /**
     * Returns a variable that has no value yet. Among the rows below their minimum, it takes the one with the fewest
     * such variables. If no row is below its minimum, it returns any variable without a value, or -1 if all have
     * values.
     */
    private int branch() {
        int best = -1;
        long fewest = Long.MAX_VALUE;
        for (Row row : rows) {
            if (bound(row, true) < row.min) {
                List<Term> free = row.terms.stream()
                        .filter(term -> value[term.variable()] < 0)
                        .toList();
                if (free.size() < fewest) {
                    fewest = free.size();
                    best = free.get(0).variable();
                }
            }
        }
        for (int variable = 0; best < 0 && variable < value.length; variable++) {
            best = value[variable] < 0 ? variable : -1;
        }
        return best;
    }

    private boolean set(int variable, int choice) {
        value[variable] = choice;
        trail.push(variable);
        return rowsOf.get(variable).stream().allMatch(this::propagate);
    }

    private boolean propagate(Row row) {
        long low = bound(row, true);
        long high = bound(row, false);
        if (low > row.max || high < row.min) {
            return false;
        }
        for (Term term : row.terms) {
            long size = Math.abs(term.factor());
            if (value[term.variable()] < 0 && (low + size > row.max || high - size < row.min)) {
                // One value of the variable would exceed the maximum, or miss the minimum, so the variable takes the
                // other value.
                boolean up = high - size < row.min;
                if ((up && low + size > row.max) || !set(term.variable(), up == term.factor() > 0 ? 1 : 0)) {
                    return false;
                }
                low = bound(row, true);
                high = bound(row, false);
            }
        }
        return true;
    }

    private long bound(Row row, boolean low) {
        long sum = 0;
        for (Term term : row.terms) {
            int known = value[term.variable()];
            sum += known >= 0 ? known * term.factor() : low ? Math.min(0, term.factor()) : Math.max(0, term.factor());
        }
        return sum;
    }
}
