package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Finds the squares that pieces can cover in a position once some lines were emptied: the squares that are empty now,
 * and the squares of the emptied lines, which are <i>open</i>. Emptying lines only adds empty squares. So pieces cannot
 * cover any other square while no other line is emptied. Not thread-safe; looking at another position forgets
 * everything.
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
     * Returns how many pieces are needed to cover a number of squares. It is at least 1, because even a full line is
     * emptied only after a move.
     */
    static int piecesFor(int squares) {
        return Math.max(1, (squares + PIECE - 1) / PIECE);
    }

    /** Takes over a position. At first no line is open and no square is free. */
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

    /** Makes the empty squares of a line free, so that ways over them cost nothing. */
    void freeEmpties(int line) {
        long[] squares = rules.line(line);
        for (int word = 0; word < free.length; word++) {
            free[word] |= squares[word] & empty[word];
        }
    }

    /** Makes the square where two lines cross free, if they cross. */
    void freeCrossing(int line, int other) {
        long[] squares = rules.line(line);
        long[] others = rules.line(other);
        for (int word = 0; word < free.length; word++) {
            free[word] |= squares[word] & others[word];
        }
    }

    /**
     * Measures distances from the red tokens over the squares that can be covered. Squares farther than {@code most}
     * are out of reach.
     */
    void measure(int most) {
        distances.measure(red, enterable, free, most);
    }

    /** Returns how many squares of a line are empty. */
    int empties(int line) {
        return empties[line];
    }

    /** Returns the squares that are empty, as bits. */
    long[] copyOfEmpty() {
        return empty.clone();
    }

    /** Returns the fewest windows of four squares that cover the empty squares of a line. */
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

    /** Returns the distance from the red tokens to the nearest empty square of a line. */
    int nearest(int line) {
        int least = SquaresToCover.FAR;
        for (int square : lines[line]) {
            least = Grid.has(empty, square) ? Math.min(least, distances.to(square)) : least;
        }
        return least;
    }

    /**
     * Returns whether a line can be full after a number of moves. The distances must have been measured with no square
     * free.
     */
    boolean canBeFull(int line, int moves) {
        int before = empties[line] == 0 ? 0 : nearest(line) - 1;
        return piecesFor(empties[line] + before) <= moves
                && farthest(line) < SquaresToCover.FAR
                && windows(line) <= moves;
    }

    /**
     * Returns whether two lines cross on a taken square. If the first line is emptied before the second, this square
     * has to be covered again.
     */
    boolean isCrossingTaken(int line, int other) {
        int rows = rules.grid().rows();
        int square = Math.min(line, other) * rules.grid().columns() + Math.max(line, other) - rows;
        return (line < rows) != (other < rows) && !Grid.has(empty, square);
    }
}
