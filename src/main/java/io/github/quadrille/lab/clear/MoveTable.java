package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.target.TetrominoShape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Lists every way to lay a piece on an empty board. A set of squares is listed only once. There are at most 19 times as
 * many ways as squares.
 */
public final class MoveTable {
    /** These are the 19 fixed tetrominoes, in the order in which moves are listed. Each has its cells row by row. */
    static final List<List<Cell>> SHAPES = IntStream.of(
                    3, 2, 1, 15, 14, 13, 12, 16, 17, 18, 19, 4, 5, 6, 7, 8, 9, 10, 11)
            .mapToObj(id -> TetrominoShape.of(id).shape().cells())
            .toList();

    private static final int PIECE = 4;

    private final Grid grid;
    private final List<int[]> squares = new ArrayList<>();
    private final long[][] covers;
    private final long[][] touches;

    public MoveTable(Grid grid) {
        this.grid = grid;
        Set<Long> known = new HashSet<>();
        for (int anchor = 0; anchor < grid.size(); anchor++) {
            for (List<Cell> shape : SHAPES) {
                int[] laid = new int[PIECE];
                if (isOnBoard(shape, grid.cell(anchor), laid) && known.add(number(laid))) {
                    squares.add(laid);
                }
            }
        }
        covers = new long[squares.size()][];
        Arrays.setAll(covers, move -> grid.set(squares.get(move)));
        touches = rims();
    }

    /**
     * Writes the squares of a piece into an array, in ascending order. Returns whether the piece is on the board and
     * covers four different squares. On a narrow board with joined opposite edges, a piece could overlap itself.
     *
     * @param laid the array for the four squares
     */
    private boolean isOnBoard(List<Cell> shape, Cell corner, int[] laid) {
        for (int i = 0; i < PIECE; i++) {
            Cell cell = shape.get(i).shifted(corner.row(), corner.column());
            if (!grid.contains(cell)) {
                return false;
            }
            laid[i] = grid.index(cell);
        }
        Arrays.sort(laid);
        return laid[0] < laid[1] && laid[1] < laid[2] && laid[2] < laid[3];
    }

    /** Returns a number that is different for each set of four squares. */
    private long number(int[] laid) {
        long number = 0;
        for (int square : laid) {
            number = number * grid.size() + square;
        }
        return number;
    }

    private long[][] rims() {
        long[][] around = new long[grid.size()][];
        Arrays.setAll(around, square -> grid.set(grid.neighbours(square)));
        long[][] rims = new long[covers.length][grid.words()];
        for (int move = 0; move < rims.length; move++) {
            for (int square : squares.get(move)) {
                for (int word = 0; word < grid.words(); word++) {
                    rims[move][word] |= around[square][word] & ~covers[move][word];
                }
            }
        }
        return rims;
    }

    /** Returns the number of moves in the table. */
    public int size() {
        return covers.length;
    }

    /** Returns the squares that a piece covers, in ascending order. */
    public int[] squares(int move) {
        return squares.get(move).clone();
    }

    long[] covers(int move) {
        return covers[move];
    }

    /** Returns the squares next to the piece of a move, with one bit for each square of the board. */
    long[] touches(int move) {
        return touches[move];
    }

    /**
     * Returns a move with the cells of its piece.
     *
     * @param move the number of the move in the table
     */
    public Move move(int move) {
        return new Move(Arrays.stream(squares.get(move)).mapToObj(grid::cell).toList());
    }
}
