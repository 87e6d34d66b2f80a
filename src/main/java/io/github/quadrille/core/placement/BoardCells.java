package io.github.quadrille.core.placement;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellGraph.CellHints;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Makes the graph of a board's cells for engines. The graph comes with hints: orders in which an engine can go through
 * the cells, and patterns of cells such as the chessboard.
 */
final class BoardCells {
    /**
     * Each inner array stands for an order of a flat board's cells: row by row, or column by column. Its entries are
     * the axes: 0 for layers, 1 for rows, 2 for columns. The first axis is the one along which the order moves most
     * slowly.
     */
    private static final int[][] FLAT = {{1, 2, 0}, {2, 1, 0}};
    /**
     * Each inner array stands for an order of a solid board's cells: by layer, by row or by column. Its entries are the
     * axes: 0 for layers, 1 for rows, 2 for columns. The first axis is the one along which the order moves most slowly.
     */
    private static final int[][] SOLID = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final Region region;

    private BoardCells(Region region) {
        this.region = region;
    }

    /**
     * Returns the graph of the cells of a puzzle's board. If the goal is to pack, the mandatory cells of the board must
     * be covered. If the goal is to cover, every cell may stay uncovered.
     */
    static CellGraph of(Puzzle puzzle) {
        return new BoardCells(puzzle.region()).graph(puzzle.goal() instanceof Goal.Pack);
    }

    private CellGraph graph(boolean anyMandatory) {
        boolean[] mandatory = new boolean[region.size()];
        for (int cell = 0; cell < mandatory.length; cell++) {
            mandatory[cell] = anyMandatory && region.isMandatory(cell);
        }
        return new CellGraph(mandatory, region::neighbours, hints());
    }

    /**
     * Returns orders and patterns of the cells. The order for filling the board runs along its shortest sides: column
     * by column if there are at least as many columns as rows, otherwise row by row. There are orders for a sweep along
     * each side, straight and folded. Folded means in the order first, last, second, last but one, and so on. If a
     * board joins opposite edges, like a torus, cells next to each other across these edges are near opposite ends of a
     * straight order. In a folded order they are near each other. The patterns are the chessboard and the stripes. For
     * triangles the chessboard separates triangles that point up from triangles that point down.
     */
    private CellHints hints() {
        int[] lengths = {region.layers(), region.rows(), region.columns()};
        BitSet[] patterns = {new BitSet(), new BitSet(), new BitSet(), new BitSet()};
        for (int cell = 0; cell < region.size(); cell++) {
            int[] at = {region.layer(cell), region.row(cell), region.column(cell)};
            patterns[0].set(cell, (at[0] + at[1] + at[2]) % 2 == 1);
            for (int axis = 0; axis < 3; axis++) {
                patterns[axis + 1].set(cell, at[axis] % 2 == 1);
            }
        }
        boolean flat = region.layers() == 1;
        int[][] axes = flat ? FLAT : SOLID;
        List<CellOrder> sweeps = new ArrayList<>();
        for (int i = 0; i < 2 * axes.length; i++) {
            sweeps.add(order(axes[i % axes.length], lengths, i >= axes.length));
        }
        return new CellHints(
                sweeps.get(fill(axes, lengths)),
                sweeps,
                flat ? List.of(patterns[0], patterns[2], patterns[3]) : List.of(patterns));
    }

    /**
     * Returns the index of the order whose first axis is the longest side and whose second axis is the next longest. If
     * there are several such orders, it returns the last index.
     */
    private static int fill(int[][] axes, int[] lengths) {
        int best = 0;
        for (int i = 1; i < axes.length; i++) {
            int slowest = lengths[axes[i][0]] - lengths[axes[best][0]];
            int next = lengths[axes[i][1]] - lengths[axes[best][1]];
            if (slowest > 0 || (slowest == 0 && next >= 0)) {
                best = i;
            }
        }
        return best;
    }

    /**
     * Returns an order of the cells, such as layer by layer or row by row.
     *
     * @param axes the axes: 0 for layers, 1 for rows, 2 for columns. The first axis is the one along which the order
     *     moves most slowly.
     * @param folded whether the order along the first axis is folded: first, last, second, last but one, and so on
     */
    private CellOrder order(int[] axes, int[] lengths, boolean folded) {
        long[] ranks = new long[region.size()];
        for (int cell = 0; cell < ranks.length; cell++) {
            int[] at = {region.layer(cell), region.row(cell), region.column(cell)};
            long slowest = folded ? folded(at[axes[0]], lengths[axes[0]]) : at[axes[0]];
            long rank = (slowest * lengths[axes[1]] + at[axes[1]]) * lengths[axes[2]] + at[axes[2]];
            // A rank fits into an int, so one long holds a rank and the cell that has it. Sorting the longs sorts the
            // cells by rank.
            ranks[cell] = rank << Integer.SIZE | cell;
        }
        Arrays.sort(ranks);
        int[] cells = new int[ranks.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (int) ranks[i];
        }
        return new CellOrder(cells);
    }

    private static long folded(int line, int lines) {
        return line < lines - line ? 2L * line : 2L * (lines - line) - 1;
    }
}
