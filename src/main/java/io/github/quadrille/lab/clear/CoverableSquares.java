package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * A position, and what pieces can cover once some lines were emptied: the squares of those <i>open</i> lines, besides what is
 * empty now. Emptying lines only adds empty squares, so whatever pieces cover while no other line is emptied is among
 * these. Not thread-safe; a look at another position forgets everything.
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

    /** How many pieces squares take at least. It is one even for none: a line that is full is emptied after a move only. */
    static int piecesFor(int squares) {
        return Math.max(1, (squares + PIECE - 1) / PIECE);
    }

    /** Looks at a position in which no line is open and no square free. */
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

    /** Lets ways lead over the empty squares of a line at no cost. */
    void freeEmpties(int line) {
        long[] squares = rules.line(line);
        for (int word = 0; word < free.length; word++) {
            free[word] |= squares[word] & empty[word];
        }
    }

    /** Lets ways lead over the square of two lines, if they cross. */
    void freeCrossing(int line, int other) {
        long[] squares = rules.line(line);
        long[] others = rules.line(other);
        for (int word = 0; word < free.length; word++) {
            free[word] |= squares[word] & others[word];
        }
    }

    /** Measures from the red tokens, over the squares that can be covered; what is farther than this is out of reach. */
    void measure(int most) {
        distances.measure(red, enterable, free, most);
    }

    /** The empty squares of a line. */
    int empties(int line) {
        return empties[line];
    }

    /** The squares that are empty. */
    long[] copyOfEmpty() {
        return empty.clone();
    }

    /** How many windows of four cover the empty squares of a line. */
    int windows(int line) {
        return windows[line].fewest(empty, enterable);
    }

    /** The distance of the farthest empty square of a line; 0 without one. */
    int farthest(int line) {
        int most = 0;
        for (int square : lines[line]) {
            most = Grid.has(empty, square) ? Math.max(most, distances.to(square)) : most;
        }
        return most;
    }

    /** The distance of the nearest empty square of a line. */
    int nearest(int line) {
        int least = SquaresToCover.FAR;
        for (int square : lines[line]) {
            least = Grid.has(empty, square) ? Math.min(least, distances.to(square)) : least;
        }
        return least;
    }

    /** Whether a line can be full so many moves from now. Measured before, with nothing free. */
    boolean canBeFull(int line, int moves) {
        int before = empties[line] == 0 ? 0 : nearest(line) - 1;
        return piecesFor(empties[line] + before) <= moves
                && farthest(line) < SquaresToCover.FAR
                && windows(line) <= moves;
    }

    /** Whether two lines cross on a taken square, which has to be covered again when the first is emptied before the second is. */
    boolean isCrossingTaken(int line, int other) {
        int rows = rules.grid().rows();
        int square = Math.min(line, other) * rules.grid().columns() + Math.max(line, other) - rows;
        return (line < rows) != (other < rows) && !Grid.has(empty, square);
    }
}
