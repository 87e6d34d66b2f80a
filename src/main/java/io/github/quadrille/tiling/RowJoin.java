package io.github.quadrille.tiling;

import java.util.HashMap;
import java.util.Map;
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
        Map<Long, int[]> found = new HashMap<>();
        int[] groupOf = new int[table.size()];
        // Each entry holds the number of the group and its size.
        for (int i = 0; i < groupOf.length; i++) {
            int[] entry =
                    found.computeIfAbsent(rows.covered(table.from() + i) & common, key -> new int[] {found.size(), 0});
            entry[1]++;
            groupOf[i] = entry[0];
        }
        Group[] groups = new Group[found.size()];
        found.forEach((key, entry) -> groups[entry[0]] = new Group(key, entry[1]));
        int[] filled = new int[groups.length];
        for (int i = 0; i < groupOf.length; i++) {
            groups[groupOf[i]].rows[filled[groupOf[i]]++] = table.from() + i;
        }
        return groups;
    }
}
