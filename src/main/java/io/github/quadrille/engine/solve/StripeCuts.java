package io.github.quadrille.engine.solve;

import io.github.quadrille.core.geometry.Region;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cuts a large flat board across its longer side into stripes of a few thousand cells. A line is a row or column across
 * the longer side. Each cell has a position: cells are counted line by line. A stripe ends near the beginning of a
 * line, at a position that is a multiple of a number that divides the sizes of all pieces. So the number of cells in
 * each stripe before the last is such a multiple, too.
 *
 * <p>Near holes, a cut can separate a few cells from the other cells of their stripe. If the number of separated cells
 * is not a multiple of the divisor, the cut is moved a few cells on, or is not made.
 */
final class StripeCuts {
    private static final int MOST_CELLS_UNCUT = 10_000;
    private static final int CELLS = 5_000;
    /** A stripe has at least this many lines, because thinner ones are hard to fill. */
    private static final int LINES = 16;
    /** If more cells than this are connected, they are assumed to belong to the main part of their stripe. */
    private static final int SHUT_OFF = 64;

    private final Region region;
    private final int divisor;
    private final int[] cellAt;
    private final int[] positionOf;
    /** Each entry is the position of the first cell of a line. The last entry is the number of all positions. */
    private final int[] begin;
    /**
     * Each entry is the number of the last flood that reached the cell at that position. A flood collects connected
     * cells.
     */
    private final int[] seenIn;

    private final int[] ahead = new int[SHUT_OFF];
    private int flood;
    private int floodsBefore;

    private StripeCuts(Region region, int divisor) {
        this.region = region;
        this.divisor = divisor;
        boolean byColumns = region.columns() >= region.rows();
        int lines = Math.max(region.rows(), region.columns());
        int length = Math.min(region.rows(), region.columns());
        cellAt = new int[region.size()];
        positionOf = new int[region.size()];
        seenIn = new int[region.size()];
        begin = new int[lines + 1];
        int position = 0;
        for (int line = 0; line < lines; line++) {
            begin[line] = position;
            for (int i = 0; i < length; i++) {
                int cell = byColumns ? region.cellAt(i, line) : region.cellAt(line, i);
                if (cell >= 0) {
                    positionOf[cell] = position;
                    cellAt[position++] = cell;
                }
            }
        }
        begin[lines] = position;
    }

    /**
     * Returns the cells of each stripe, in order. The list is empty if the board should not be cut.
     *
     * @param divisor a common divisor of the sizes of all pieces
     */
    static List<BitSet> of(Region region, int divisor) {
        boolean isLarge = region.size() > MOST_CELLS_UNCUT && Math.min(region.rows(), region.columns()) >= LINES;
        return isLarge && region.layers() == 1 && divisor > 0 ? new StripeCuts(region, divisor).stripes() : List.of();
    }

    private List<BitSet> stripes() {
        List<BitSet> stripes = new ArrayList<>();
        int from = 0;
        int lines = begin.length - 1;
        int width = width();
        for (int line = width; line + width <= lines; line += width) {
            int cut = cutNear(line);
            // With many holes, the stripe or the rest of the board can have too few cells, or no cut is possible here.
            // Then the stripe goes on to a later line.
            if (cut - from >= CELLS / 2 && region.size() - cut >= CELLS / 2) {
                stripes.add(cells(from, cut));
                from = cut;
            }
        }
        stripes.add(cells(from, region.size()));
        return stripes.size() > 1 ? stripes : List.of();
    }

    /**
     * Returns the number of lines of a stripe. If the board has no holes, a stripe with this number of lines has a
     * number of cells that is a multiple of the divisor.
     */
    private int width() {
        int length = Math.min(region.rows(), region.columns());
        int width = Math.max(LINES, (CELLS + length - 1) / length);
        while ((long) width * length % divisor != 0) {
            width++;
        }
        return width;
    }

    /**
     * Returns the position of the first cell after a cut near the beginning of a line, or 0 if no cut is possible
     * there.
     */
    private int cutNear(int line) {
        for (int cut = begin[line] / divisor * divisor; cut < begin[line + 1]; cut += divisor) {
            if (leavesNothingShutOff(cut, line)) {
                return cut;
            }
        }
        return 0;
    }

    private boolean leavesNothingShutOff(int cut, int line) {
        int end = begin[Math.min(line + 2, begin.length - 1)];
        floodsBefore = flood;
        for (int position = begin[line - 1]; position < end; position++) {
            if (seenIn[position] <= floodsBefore && !mayBeFilled(position, cut)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Collects the cells that are connected to the cell at a position, all on its side of the cut. Returns true if more
     * than {@code SHUT_OFF} cells are connected, if they are connected to cells that were tested before, or if their
     * number is a multiple of the divisor.
     */
    private boolean mayBeFilled(int position, int cut) {
        flood++;
        seenIn[position] = flood;
        ahead[0] = position;
        int size = 1;
        for (int i = 0; i < size; i++) {
            for (int neighbour : region.neighbours(cellAt[ahead[i]])) {
                int next = positionOf[neighbour];
                if ((next < cut) == (position < cut) && seenIn[next] != flood) {
                    if (seenIn[next] > floodsBefore || size == SHUT_OFF) {
                        return true;
                    }
                    seenIn[next] = flood;
                    ahead[size++] = next;
                }
            }
        }
        return size % divisor == 0;
    }

    private BitSet cells(int from, int end) {
        BitSet cells = new BitSet();
        for (int position = from; position < end; position++) {
            cells.set(cellAt[position]);
        }
        return cells;
    }
}
