package io.github.quadrille.lab.clear;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Holds the number of steps from every square of a board to each square of some lines. The table is made by one
 * breadth-first search for each square of these lines. Each search runs over the squares that are empty in the given
 * position.
 *
 * <p>A square with a red token when the table is made can be the beginning of a way, but not in its middle. A square
 * that is taken when the table is made is never reached, even if it is emptied later. No way begins at a square that
 * holds a blue token when the table is made.
 */
final class LineDistances {
    /**
     * The first index is a square of a line. The second index is the square from which the steps to the square of the
     * line are counted.
     */
    private final int[][] steps;

    private int[] red = {};

    /**
     * Makes the table. Time and memory are proportional to the number of squares of the lines, multiplied by the number
     * of squares of the board.
     */
    LineDistances(Grid grid, Position start, int... lines) {
        steps = new int[grid.size()][];
        SquaresToCover search = new SquaresToCover(grid);
        for (int line : lines) {
            for (int square : grid.line(line)) {
                steps[square] = stepsTo(square, grid, start, search);
            }
        }
    }

    private static int[] stepsTo(int square, Grid grid, Position start, SquaresToCover search) {
        int[] from = new int[grid.size()];
        Arrays.fill(from, SquaresToCover.FAR);
        if (!start.isTaken(square)) {
            search.measure(grid.set(square), start.copyOfEmpty(), new long[grid.words()], SquaresToCover.FAR);
            Arrays.setAll(from, other -> start.isRed(other) ? nextTo(other, grid, search) + 1 : search.to(other));
        }
        return from;
    }

    private static int nextTo(int token, Grid grid, SquaresToCover search) {
        return IntStream.of(grid.neighbours(token)).map(search::to).min().orElse(SquaresToCover.FAR);
    }

    /** Sets the position. Distances are measured from its red tokens. */
    void lookFrom(Position position) {
        red = IntStream.range(0, steps.length).filter(position::isRed).toArray();
    }

    /**
     * Returns the smallest number of steps from a red token to a square of the lines. If there is no way, the result is
     * {@link SquaresToCover#FAR}.
     */
    int to(int square) {
        int[] from = steps[square];
        int fewest = SquaresToCover.FAR;
        for (int token : red) {
            fewest = Math.min(fewest, from[token]);
        }
        return fewest;
    }
}
