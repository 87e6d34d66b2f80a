package io.github.quadrille.lab.clear;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * This table has the steps from every square of a board to each square of some lines. One breadth-first search for each of
 * the latter makes it, over the squares that are empty then.
 *
 * <p>A red token may stand at the far end of a way, not on it. No way leads to a square of a line that is taken when the
 * table is made, or from one that holds a blue token then, also when it is emptied later.
 */
final class LineDistances {
    /** The first index is a square of a line, the second one any square, from which the steps count. */
    private final int[][] steps;

    private int[] red = {};

    /** The table takes time and space for the squares of the lines, times those of the board. */
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

    /** The distances are those from the red tokens of a position from now on. */
    void lookFrom(Position position) {
        red = IntStream.range(0, steps.length).filter(position::isRed).toArray();
    }

    /** Returns the fewest steps from a red token to a square of the lines, {@link SquaresToCover#FAR} if there is no way. */
    int to(int square) {
        int[] from = steps[square];
        int fewest = SquaresToCover.FAR;
        for (int token : red) {
            fewest = Math.min(fewest, from[token]);
        }
        return fewest;
    }
}
