package io.github.quadrille.lab.tiling;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Numbers the squares of a matrix row by row, with a margin around the matrix. So a fixed tetromino is described by
 * four constant steps from its anchor (its first square), and no step leaves the range of numbers. There is no table of
 * placements: the placement of shape s (0..18) at anchor a covers {@code a + steps(s)[k]}, for k from 0 to 3.
 */
final class PaddedMatrix {
    static final int SHAPES = TetrominoShape.COUNT;
    /** This mask has the bits of all shapes. */
    static final int ALL = (1 << SHAPES) - 1;

    private static final int MARGIN = 3;

    private final int rows;
    private final int columns;
    private final int stride;
    private final int[][] steps = new int[SHAPES][];
    private final int[] ways;
    private final int[] back;
    private final int[] through;

    PaddedMatrix(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.stride = columns + MARGIN;
        this.ways = new int[] {-stride, -1, 1, stride};
        SortedMap<Integer, Integer> shapesThrough = new TreeMap<>();
        for (int s = 0; s < SHAPES; s++) {
            List<Cell> cells = TetrominoShape.of(s + 1).shape().cells();
            Cell first = cells.get(0);
            steps[s] = cells.stream()
                    .mapToInt(cell -> (cell.row() - first.row()) * stride + cell.column() - first.column())
                    .toArray();
            for (int step : steps[s]) {
                shapesThrough.merge(step, 1 << s, (a, b) -> a | b);
            }
        }
        back = shapesThrough.keySet().stream().mapToInt(step -> step).toArray();
        through = shapesThrough.values().stream().mapToInt(mask -> mask).toArray();
    }

    /** Returns one more than the largest number of a square. */
    int size() {
        return (rows + 2 * MARGIN) * stride + MARGIN;
    }

    int stride() {
        return stride;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    int square(int row, int column) {
        return (row + MARGIN) * stride + column + MARGIN;
    }

    int row(int square) {
        return (square - MARGIN) / stride - MARGIN;
    }

    int column(int square) {
        return (square - MARGIN) % stride;
    }

    /** Tells whether a square is inside the matrix, and not in the margin. */
    boolean isInside(int square) {
        int row = row(square);
        return row >= 0 && row < rows && square - square(row, 0) >= 0 && column(square) < columns;
    }

    /**
     * Returns four numbers. Each of them, added to the number of a square, gives the number of a neighbour. The caller
     * must not change the array.
     */
    int[] ways() {
        return ways;
    }

    /**
     * Returns the four steps of a shape from its anchor, of which the first is 0. The caller must not change the array.
     */
    int[] steps(int shape) {
        return steps[shape];
    }

    /** Returns the four squares of a placement {@code anchor * 32 + shape}. */
    int[] squares(int placement) {
        int[] squares = steps[placement & 31].clone();
        for (int k = 0; k < squares.length; k++) {
            squares[k] += placement >> 5;
        }
        return squares;
    }

    /** Tells whether all four squares of a shape at an anchor are in a set. */
    boolean fits(int anchor, int shape, boolean[] in) {
        for (int step : steps[shape]) {
            if (!in[anchor + step]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the number of anchors from which some shape covers a given square. The i-th anchor is {@code square -
     * back(i)}.
     */
    int anchors() {
        return back.length;
    }

    int back(int i) {
        return back[i];
    }

    /**
     * Returns the shapes, as bits, that cover a square when they are laid at its i-th anchor, {@code square - back(i)}.
     */
    int through(int i) {
        return through[i];
    }
}
