package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.CountRange;
import java.io.IOException;

/**
 * Writes clauses that limit how many of some variables are true. It is a sequential counter (Sinz, <i>Towards an
 * Optimal CNF Encoding of Boolean Cardinality Constraints</i>, 2005). Its extra variable (i, j) is true when at least j
 * of the first i variables are true. Here the clauses state this in both directions. So the counted variables determine
 * the extra variables, and there are exactly as many models as packings.
 */
final class SequentialCounter {
    /** These are the variables that are counted, each only once. */
    private final int[] counted;

    private final CountRange range;

    SequentialCounter(int[] counted, CountRange range) {
        this.counted = counted;
        this.range = range;
    }

    /** For at most this many variables, excluding every pair takes no more clauses than counting does. */
    private static final int FEW = 5;

    /** Returns whether no assignment of the variables has an allowed count. */
    boolean isImpossible() {
        return range.min() > counted.length;
    }

    /**
     * Returns the number of extra variables. It is about the number of counted variables times the number up to which
     * they are counted.
     */
    long counters() {
        long width = width();
        long rows = lastRow();
        long full = Math.max(0, rows - width);
        long growing = Math.min(rows, width);
        return growing * (growing + 1) / 2 + full * width;
    }

    /** Returns the number up to which the counter must count. It is 0 when no extra variables are needed. */
    private int width() {
        int atLeast = range.min() > 1 && range.min() < counted.length ? range.min() : 0;
        boolean pairs = range.max() == 1 && counted.length <= FEW;
        int atMost = range.max() > 0 && range.max() < counted.length && !pairs ? range.max() : 0;
        return Math.max(atLeast, atMost);
    }

    /**
     * Returns the number of the last row of extra variables, where row i counts the first i variables. The row that
     * counts all variables is needed only for a lower bound.
     */
    private int lastRow() {
        return width() == 0 ? 0 : range.min() > 1 ? counted.length : counted.length - 1;
    }

    /**
     * Writes the clauses. The method {@link #isImpossible} must return false.
     *
     * @param base the number of the first extra variable
     */
    void write(int base, ClauseSink sink) throws IOException {
        if (range.min() == 1) {
            sink.clause(counted);
        } else if (range.min() == counted.length) {
            for (int variable : counted) {
                sink.clause(variable);
            }
        }
        if (range.max() == 0) {
            for (int variable : counted) {
                sink.clause(-variable);
            }
        } else if (range.max() == 1 && counted.length <= FEW) {
            writePairs(sink);
        }
        if (width() > 0) {
            writeCounters(base, sink);
        }
    }

    private void writePairs(ClauseSink sink) throws IOException {
        for (int i = 0; i < counted.length; i++) {
            for (int j = 0; j < i; j++) {
                sink.clause(-counted[j], -counted[i]);
            }
        }
    }

    private void writeCounters(int base, ClauseSink sink) throws IOException {
        int width = width();
        int before = 0;
        int row = base;
        for (int i = 1; i <= counted.length; i++) {
            int variable = counted[i - 1];
            // The extra variable (i - 1, j) has the number before + j - 1, and exists for j < i.
            if (range.max() < i && range.max() <= width) {
                sink.clause(-variable, -(before + range.max() - 1));
            }
            if (i <= lastRow()) {
                for (int j = 1; j <= Math.min(i, width); j++) {
                    writeCounter(row + j - 1, variable, j < i ? before + j - 1 : 0, j > 1 ? before + j - 2 : 0, sink);
                }
                before = row;
                row += Math.min(i, width);
            }
        }
        if (range.min() > 1 && range.min() < counted.length) {
            sink.clause(before + range.min() - 1);
        }
    }

    /**
     * Writes the clauses of one extra variable, which is true when at least j of the first i variables are true. There
     * are two cases: at least j of the first i - 1 are true, or at least j - 1 of them and the i-th are true.
     *
     * @param same the extra variable that is true when at least j of the first i - 1 are true; 0 if j is i, because
     *     then the first case is impossible
     * @param fewer the extra variable that is true when at least j - 1 of the first i - 1 are true; 0 if j is 1,
     *     because then this always holds
     */
    private static void writeCounter(int counter, int variable, int same, int fewer, ClauseSink sink)
            throws IOException {
        if (same == 0) {
            sink.clause(-counter, variable);
        } else {
            sink.clause(-same, counter);
            sink.clause(-counter, same, variable);
        }
        if (fewer == 0) {
            sink.clause(-variable, counter);
        } else {
            sink.clause(-variable, -fewer, counter);
            if (same == 0) {
                sink.clause(-counter, fewer);
            } else {
                sink.clause(-counter, same, fewer);
            }
        }
    }

    /** Receives clauses one after another. */
    @FunctionalInterface
    interface ClauseSink {
        /**
         * Receives one clause.
         *
         * @param literals the numbers of variables, counted from 1; negative for a negated variable
         */
        void clause(int... literals) throws IOException;
    }
}
