package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Finds the squares that pieces can cover in a position after some lines were emptied. These are the squares that are
 * empty now, and the squares of the emptied lines. An emptied line is called <i>open</i>. Emptying lines only adds
 * empty squares. So pieces cannot cover any other square as long as no other line is emptied. A square is called
 * <i>free</i> if it costs nothing to a way that leads over neighbouring squares from a red token. Not thread-safe. A
 * call of {@link #lookAt} replaces the position, and forgets everything about the earlier position.
 */
final class CoverableSquares {
    private static final int PIECE = 4;

    private final Rules rules;
    private final int[][] lines;
    private final Windows[] windows;
    private final SquaresToCover distances;
    private long[] red = {};
    private final long[] empty;
    private final long[] enterable;
    private final long[] free;
    private final int[] empties;

    CoverableSquares(Rules rules) {
        this.rules = rules;
        Grid grid = rules.grid();
        lines = new int[grid.lines()][];
        Arrays.setAll(lines, grid::line);
        windows = new Windows[lines.length];
        Arrays.setAll(windows, line -> new Windows(grid, line));
        distances = new SquaresToCover(grid);
        empty = new long[grid.words()];
        enterable = new long[grid.words()];
        free = new long[grid.words()];
        empties = new int[lines.length];
    }

    /**
     * Returns how many pieces are needed before a line with this many squares to cover is emptied. Even if no square
     * has to be covered, the result is 1, because lines are emptied only after a move.
     */
    static int piecesFor(int squares) {
        return Math.max(1, (squares + PIECE - 1) / PIECE);
    }

    /** Sets the position. At first, no line is open and no square is free. */
    void lookAt(Position position) {
        red = position.copyOfRed();
        for (int word = 0; word < empty.length; word++) {
            empty[word] = ~position.taken(word);
        }
        for (int line = 0; line < lines.length; line++) {
            empties[line] = rules.emptySquares(position, line);
        }
        closeAll();
        freeNothing();
    }

    void closeAll() {
        System.arraycopy(empty, 0, enterable, 0, empty.length);
    }

    void open(int line) {
        Grid.add(enterable, rules.line(line));
    }

    void freeNothing() {
        Arrays.fill(free, 0);
    }

    /** Makes the empty squares of a line free, which means that a way over them costs nothing. */
    void freeEmpties(int line) {
        long[] squares = rules.line(line);
        for (int word = 0; word < free.length; word++) {
            free[word] |= squares[word] & empty[word];
        }
    }

    /** Makes the square free on which two lines cross. If the lines are parallel, nothing changes. */
    void freeCrossing(int line, int other) {
        long[] squares = rules.line(line);
        long[] others = rules.line(other);
        for (int word = 0; word < free.length; word++) {
            free[word] |= squares[word] & others[word];
        }
    }

    /**
     * Measures distances from the red tokens over the squares that can be covered. A square whose distance is greater
     * than {@code most} counts as out of reach.
     */
    void measure(int most) {
        distances.measure(red, enterable, free, most);
    }

    /** Returns how many squares of a line are empty. */
    int empties(int line) {
        return empties[line];
    }

    /** Returns the empty squares, with one bit for each square of the board. */
    long[] copyOfEmpty() {
        return empty.clone();
    }

    /**
     * Returns the smallest number of windows that cover the empty squares of a line. A window is a series of at most
     * four squares of the line that are next to each other.
     */
    int windows(int line) {
        return windows[line].fewest(empty, enterable);
    }

    /** Returns the distance from the red tokens to the farthest empty square of a line, or 0 if the line has none. */
    int farthest(int line) {
        int most = 0;
        for (int square : lines[line]) {
            most = Grid.has(empty, square) ? Math.max(most, distances.to(square)) : most;
        }
        return most;
    }

    /**
     * Returns the distance from the red tokens to the nearest empty square of a line. If no empty square can be
     * reached, the result is {@link SquaresToCover#FAR}.
     */
    int nearest(int line) {
        int least = SquaresToCover.FAR;
        for (int square : lines[line]) {
            least = Grid.has(empty, square) ? Math.min(least, distances.to(square)) : least;
        }
        return least;
    }

    /**
     * Returns false only if a line cannot be full after a number of moves. The distances must have been measured with
     * no square free.
     */
    boolean canBeFull(int line, int moves) {
        int before = empties[line] == 0 ? 0 : nearest(line) - 1;
        return piecesFor(empties[line] + before) <= moves
                && farthest(line) < SquaresToCover.FAR
                && windows(line) <= moves;
    }

    /**
     * Returns whether two lines cross on a square that is taken. If the first line is emptied before the second, this
     * square has to be covered again before the second line is full.
     */
    boolean isCrossingTaken(int line, int other) {
        int rows = rules.grid().rows();
        int square = Math.min(line, other) * rules.grid().columns() + Math.max(line, other) - rows;
        return (line < rows) != (other < rows) && !Grid.has(empty, square);
    }
}
