package io.github.quadrille.lab.local.beam;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.lab.local.beam.StochasticBeam.Corner;
import io.github.quadrille.lab.local.beam.StochasticBeam.CostWeights;
import io.github.quadrille.lab.local.beam.StochasticBeam.OverlapOf;
import java.util.Arrays;
import java.util.List;

/**
 * Holds the board and its gutters with a state of the search on it. The gutters consist of the squares just beyond the
 * bottom and the right edge. This class lays and lifts pieces, and computes the cost of the present state with one more
 * piece. Each of these operations takes O(cells of the piece) time, whatever the size of the board.
 *
 * <p>An added piece can only raise the largest counts of the columns in which it has cells. So the cost with one more
 * piece is computed without changing any count, and only these columns are read. On a board with joined opposite edges,
 * such as a torus, a long piece can overlap itself. If this is possible, the piece is laid and lifted instead.
 */
final class OverlapBoard {
    private final BeamPieces pieces;
    private final CostWeights weights;
    private final CellCounts counts;
    private final int rows;
    private final int columns;
    /**
     * This array has, for each row number, the row of the board or of the bottom gutter that it stands for. If the top
     * and bottom edges meet, a row number beyond the bottom stands for a row at the top. The array {@code columnAt} has
     * the same meaning for columns.
     */
    private final int[] rowAt;

    private final int[] columnAt;
    private final boolean meetsItself;
    private final int[] rowChange;
    private final int[] state;

    /**
     * Creates an empty board. Its gutters are the squares beyond the bottom and the right edge.
     *
     * @param region the board
     * @param pieces the pieces
     * @param weights the weights of the cost
     * @param corner the rule that says in which gutters the squares beyond both edges count
     */
    OverlapBoard(Region region, BeamPieces pieces, CostWeights weights, Corner corner) {
        int reach = pieces.box() - 1;
        boolean tall = region.wrap().topMeetsBottom();
        boolean wide = region.wrap().leftMeetsRight();
        int height = tall ? region.rows() : region.rows() + reach;
        int width = wide ? region.columns() : region.columns() + reach;
        this.pieces = pieces;
        this.weights = weights;
        this.counts = new CellCounts(region, height, width, corner);
        this.rows = region.rows();
        this.columns = region.columns();
        this.rowAt = new int[rows + reach];
        this.columnAt = new int[columns + reach];
        Arrays.setAll(rowAt, row -> row % height);
        Arrays.setAll(columnAt, column -> column % width);
        this.meetsItself = (tall && reach >= rows) || (wide && reach >= columns);
        this.rowChange = new int[reach + 1];
        this.state = new int[pieces.count()];
        Arrays.fill(state, -1);
    }

    /** Replaces the state on the board by another state. Only pieces whose place differs are moved. */
    void show(int[] other) {
        for (int piece = 0; piece < state.length; piece++) {
            if (state[piece] != other[piece]) {
                if (state[piece] >= 0) {
                    lift(piece);
                }
                lay(piece, other[piece]);
            }
        }
    }

    /** Lays a piece that is not on the board. */
    void lay(int piece, int place) {
        state[piece] = place;
        change(place, 1);
    }

    /** Lifts a piece from the board. */
    void lift(int piece) {
        int place = state[piece];
        state[piece] = -1;
        change(place, -1);
    }

    /**
     * Returns the cost of the state.
     *
     * @param age the number of iterations since the restart
     */
    double cost(long age) {
        return weights.cost(
                weights.overlapOf() == OverlapOf.BOARD ? counts.largestOnBoard() : counts.overlaps(),
                counts.gaps(),
                counts.largestInBottomGutter() + counts.largestInRightGutter(),
                counts.finished().squares(),
                age);
    }

    /** Returns how often each square is covered, row by row, including the gutters. */
    List<List<Long>> matrix() {
        return counts.matrix();
    }

    /**
     * Returns the cost of the state with one more piece.
     *
     * @param place the place of the piece
     * @param age the number of iterations since the restart
     */
    double costWith(int place, long age) {
        if (meetsItself) {
            change(place, 1);
            double cost = cost(age);
            change(place, -1);
            return cost;
        }
        int row = pieces.row(place);
        int column = pieces.column(place);
        int[] rowOffsets = pieces.rowOffsets(pieces.shape(place));
        int[] columnOffsets = pieces.columnOffsets(pieces.shape(place));
        int raised = 0;
        int highest = counts.largestOnBoard();
        int filled = 0;
        int at = -1;
        int before = 0;
        int top = 0;
        int height = 0;
        for (int i = 0; i < rowOffsets.length; i++) {
            int down = rowOffsets[i];
            int c = columnAt[column + columnOffsets[i]];
            int count = counts.at(rowAt[row + down], c);
            if (c != at) {
                raised += top - before;
                at = c;
                before = counts.largestInColumn(c);
                top = before;
            }
            top = Math.max(top, count + 1);
            highest = Math.max(highest, count + 1);
            height = Math.max(height, down);
            if (count == 0) {
                filled++;
                rowChange[down]++;
            } else if (count == 1) {
                rowChange[down]--;
            }
        }
        raised += top - before;
        return weights.cost(
                weights.overlapOf() == OverlapOf.BOARD ? highest : counts.overlaps() + raised,
                counts.gaps() - filled,
                overhangWith(rowOffsets, columnOffsets, row, column),
                counts.finished().squares() + squaresGained(row, height),
                age);
    }

    private long squaresGained(int row, int height) {
        long gained = 0;
        for (int down = 0; down <= height; down++) {
            if (rowChange[down] != 0) {
                gained += counts.finished().gain(rowAt[row + down], rowChange[down]);
                rowChange[down] = 0;
            }
        }
        return gained;
    }

    private int overhangWith(int[] rowOffsets, int[] columnOffsets, int row, int column) {
        int below = counts.largestInBottomGutter();
        int beside = counts.largestInRightGutter();
        if (row + rowChange.length > rows || column + rowChange.length > columns) {
            for (int i = 0; i < rowOffsets.length; i++) {
                int r = rowAt[row + rowOffsets[i]];
                int c = columnAt[column + columnOffsets[i]];
                if (counts.isInBottomGutter(r, c)) {
                    below = Math.max(below, counts.inGutter(r, c) + 1);
                }
                if (c >= columns) {
                    beside = Math.max(beside, counts.inGutter(r, c) + 1);
                }
            }
        }
        return below + beside;
    }

    /** Changes the counts of the squares that a piece covers by 1 or -1. */
    private void change(int place, int by) {
        int[] rowOffsets = pieces.rowOffsets(pieces.shape(place));
        int[] columnOffsets = pieces.columnOffsets(pieces.shape(place));
        for (int i = 0; i < rowOffsets.length; i++) {
            counts.change(
                    rowAt[pieces.row(place) + rowOffsets[i]], columnAt[pieces.column(place) + columnOffsets[i]], by);
        }
    }
}
