package io.github.quadrille.core.target;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Holds tetrominoes on the squares of a matrix. Each cell has the id of its shape and the number of its piece, both
 * from 1. An open cell has 0 for both. Programs that cover random targets write coverings in this form. Nothing is
 * checked here: see {@link CoveringCheck}. Memory is five bytes for each cell.
 */
public final class Covering {
    private final int rows;
    private final int columns;
    private final byte[] shape;
    private final int[] piece;
    private int pieces;

    /** Makes a covering without pieces. */
    public Covering(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.shape = new byte[rows * columns];
        this.piece = new int[rows * columns];
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** Sets the shape and the piece on a cell. */
    public void set(int row, int column, int shapeId, int pieceNumber) {
        shape[row * columns + column] = (byte) shapeId;
        piece[row * columns + column] = pieceNumber;
        pieces = Math.max(pieces, pieceNumber);
    }

    /** Returns the id of the shape on a cell, 1..19, or 0 when the cell is open. */
    public int shape(int row, int column) {
        return shape[row * columns + column];
    }

    /** Returns the number of the piece on a cell, from 1, or 0 when the cell is open. */
    public int piece(int row, int column) {
        return piece[row * columns + column];
    }

    /**
     * Returns a list of rows, each of which is a list of pairs of shape and piece, as JSON answers have them. The pairs
     * are made when they are read.
     */
    public List<List<List<Integer>>> pairs() {
        return view(rows, row -> view(columns, column -> List.of(shape(row, column), piece(row, column))));
    }

    private static <T> List<T> view(int size, IntFunction<T> made) {
        return new AbstractList<>() {
            @Override
            public T get(int index) {
                return made.apply(index);
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    /** Returns the highest number of a piece. */
    public int pieces() {
        return pieces;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Covering covering
                && columns == covering.columns
                && Arrays.equals(shape, covering.shape)
                && Arrays.equals(piece, covering.piece);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(piece);
    }
}
