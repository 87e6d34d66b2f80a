package io.github.quadrille.tiling;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Rows of two tables that cover no cell twice, each with each. Rows that cover the same of the cells in both tables are
 * taken together. Where there are too many pairs, some are drawn by lot.
 */
final class RowJoin {
    private final CoverRows rows;
    private final RandomGenerator random;
    private long pairs;

    RowJoin(CoverRows rows, RandomGenerator random) {
        this.rows = rows;
        this.random = random;
    }

    /** Rows of a table that cover the same of the common cells. */
    private static final class Group {
        private final long common;
        private final int[] rows;

        Group(long common, int size) {
            this.common = common;
            this.rows = new int[size];
        }
    }

    /** How many pairs were put together so far. */
    long pairs() {
        return pairs;
    }

    /**
     * Puts the pairs into the table begun.
     *
     * @param mostGaps pairs with more are left out
     * @param mostPairs about so many pairs are drawn where there are more
     * @return whether all were taken
     */
    boolean join(RowRange a, RowRange b, int mostGaps, long mostPairs) {
        long common = a.cells() & b.cells();
        Group[] ofA = groups(a, common);
        Group[] ofB = groups(b, common);
        long all = 0;
        for (Group x : ofA) {
            for (Group y : ofB) {
                all += (x.common & y.common) == 0 ? (long) x.rows.length * y.rows.length : 0;
            }
        }
        long stride = Math.max(1, all / mostPairs);
        long skip = next(stride);
        for (Group x : ofA) {
            for (Group y : ofB) {
                if ((x.common & y.common) == 0) {
                    long here = (long) x.rows.length * y.rows.length;
                    for (; skip < here; skip += 1 + next(stride)) {
                        put(x.rows[(int) (skip / y.rows.length)], y.rows[(int) (skip % y.rows.length)], mostGaps);
                    }
                    skip -= here;
                }
            }
        }
        return stride == 1;
    }

    /**
     * Puts all pairs into the table begun, where every cell may stay open: of two pieces that cover a cell both, one is left
     * out, at the price that {@link DominatedRows} says. Pairs that the best one so far dominates are left out.
     */
    void joinOverlapping(RowRange a, RowRange b, int mostGaps) {
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        pairs += (long) a.size() * b.size();
        for (int x = a.from(); x < a.to(); x++) {
            for (int y = b.from(); y < b.to(); y++) {
                long covered = rows.covered(x) | rows.covered(y);
                int overlap = Long.bitCount(rows.covered(x) & rows.covered(y));
                int gaps = rows.gaps(x) + rows.gaps(y) + DominatedRows.PIECE * overlap;
                if (gaps > mostGaps || (gaps > fewest && gaps - fewest >= DominatedRows.price(best, covered, 0))) {
                    continue;
                }
                if (gaps < fewest) {
                    fewest = gaps;
                    best = covered;
                }
                rows.put(covered, gaps, x, y);
            }
        }
    }

    private long next(long stride) {
        return stride == 1 ? 0 : random.nextLong(2 * stride - 1);
    }

    private void put(int a, int b, int mostGaps) {
        pairs++;
        int gaps = rows.gaps(a) + rows.gaps(b);
        if (gaps <= mostGaps) {
            rows.put(rows.covered(a) | rows.covered(b), gaps, a, b);
        }
    }

    private Group[] groups(RowRange table, long common) {
        int slots = 4 * Integer.highestOneBit(Math.max(1, table.size()));
        int[] groupAt = new int[slots];
        Arrays.fill(groupAt, -1);
        long[] keys = new long[table.size()];
        int[] sizes = new int[table.size()];
        int[] groupOf = new int[table.size()];
        int found = 0;
        for (int i = 0; i < groupOf.length; i++) {
            long key = rows.covered(table.from() + i) & common;
            int slot = CoverRows.hash(key) & (slots - 1);
            while (groupAt[slot] >= 0 && keys[groupAt[slot]] != key) {
                slot = (slot + 1) & (slots - 1);
            }
            if (groupAt[slot] < 0) {
                keys[found] = key;
                groupAt[slot] = found++;
            }
            groupOf[i] = groupAt[slot];
            sizes[groupOf[i]]++;
        }
        Group[] groups = new Group[found];
        for (int g = 0; g < found; g++) {
            groups[g] = new Group(keys[g], sizes[g]);
        }
        int[] filled = new int[found];
        for (int i = 0; i < groupOf.length; i++) {
            groups[groupOf[i]].rows[filled[groupOf[i]]++] = table.from() + i;
        }
        return groups;
    }
}
