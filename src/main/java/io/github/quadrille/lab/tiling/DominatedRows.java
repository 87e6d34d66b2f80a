package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.tiling.FewestGaps.RowRange;

/**
 * Finds the rows of a table that are not better than another row, where every cell may stay open. A covering that
 * completes a row also completes the other row, at a price. A cell that only the first covers stays open, which is one
 * more gap unless the cell is spare. Where a piece would lie on a cell that only the second covers, the piece is left
 * out, and its three other cells stay open. So a row is dominated when another row has fewer gaps by at least this
 * price. Domination is transitive, and no two rows dominate each other, so all dominated rows may be dropped. For that,
 * rows of two tables must be joinable even where both cover a cell. Then one of the two pieces is left out, at the same
 * price.
 *
 * <p>Each row is compared with a few rows that have the fewest gaps, and with those that cover one cell more or less.
 */
final class DominatedRows {
    /** A piece that is left out costs this many gaps, for its three other cells. */
    static final int PIECE = 3;

    private static final int BEST = 12;

    private final CoverRows rows;
    private final long cells;
    private final long spare;
    private final long[] best = new long[BEST];
    private final int[] gapsOfBest = new int[BEST];
    private int size;

    /**
     * Prepares the comparison of the rows of a table.
     *
     * @param table the rows of the table, which is begun and not ended
     * @param spare the bits of cells that may stay open without being gaps
     */
    DominatedRows(CoverRows rows, RowRange table, long spare) {
        this.rows = rows;
        this.cells = table.cells();
        this.spare = spare;
        for (int row = table.from(); row < table.to(); row++) {
            offer(rows.covered(row), rows.gaps(row));
        }
    }

    private void offer(long covered, int gaps) {
        int at = size;
        while (at > 0 && isBefore(covered, gaps, at - 1)) {
            if (at < BEST) {
                best[at] = best[at - 1];
                gapsOfBest[at] = gapsOfBest[at - 1];
            }
            at--;
        }
        if (at < BEST) {
            best[at] = covered;
            gapsOfBest[at] = gaps;
            size = Math.min(BEST, size + 1);
        }
    }

    private boolean isBefore(long covered, int gaps, int i) {
        return gaps < gapsOfBest[i] || (gaps == gapsOfBest[i] && Long.bitCount(covered) < Long.bitCount(best[i]));
    }

    boolean isDominated(int row) {
        long covered = rows.covered(row);
        int gaps = rows.gaps(row);
        for (int i = 0; i < size; i++) {
            if (best[i] != covered && gapsOfBest[i] + price(best[i], covered, spare) <= gaps) {
                return true;
            }
        }
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            long bit = rest & -rest;
            if (rows.gapsOf(covered ^ bit) + price(covered ^ bit, covered, spare) <= gaps) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many more gaps the completion of a row may leave when another row replaces the row. */
    static int price(long other, long covered, long spare) {
        return Long.bitCount(covered & ~other & ~spare) + PIECE * Long.bitCount(other & ~covered);
    }
}
