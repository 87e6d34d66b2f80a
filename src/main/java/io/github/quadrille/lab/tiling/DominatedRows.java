package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.tiling.FewestGaps.RowRange;

/**
 * Finds the rows of a table that are not needed, because another row is at least as good. A row covers some cells of
 * the bag and has some gaps, see {@link CoverRows}. This class is used if every cell can stay open.
 *
 * <p>Suppose that a row is replaced by another row. A covering that completes the row can then be changed so that it
 * completes the other row, at a price in gaps. A cell that only the replaced row covers stays open. This is one more
 * gap, unless the cell is spare, which means that it can stay open at no cost. If a piece of the completion lies on a
 * cell that only the other row covers, this piece is left out, and its three other cells stay open. So a row is
 * dominated if another row has fewer gaps by at least this price. Domination is transitive, and no two rows dominate
 * each other, so all dominated rows can be dropped. This requires that rows of two tables can be joined even if both
 * cover a cell. Then one of the two pieces on this cell is left out, at the same price.
 *
 * <p>Each row is compared with a few rows that have the fewest gaps, and with the rows that cover exactly one cell more
 * or less.
 */
final class DominatedRows {
    /**
     * If two pieces cover the same cell, one of them is left out. This costs as many gaps as this number says, one for
     * each other cell of that piece.
     */
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
     * @param table the rows of the table, which {@link CoverRows#end} has not ended yet
     * @param spare the bits of cells that can stay open without being gaps
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

    /**
     * Returns how many more gaps a covering can have, at most, after the row from which it was made is replaced by
     * another row.
     *
     * @param other the bits of the cells that the other row covers
     * @param covered the bits of the cells that the replaced row covers
     * @param spare the bits of cells that can stay open without being gaps
     */
    static int price(long other, long covered, long spare) {
        return Long.bitCount(covered & ~other & ~spare) + PIECE * Long.bitCount(other & ~covered);
    }
}
