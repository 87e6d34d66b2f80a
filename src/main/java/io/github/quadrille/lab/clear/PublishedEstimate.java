package io.github.quadrille.lab.clear;

/**
 * Computes the heuristic that was published with the line-clearing game. A run is a series of empty squares that are
 * next to each other, in the row or in the column of the target. For each of these lines, the heuristic adds up
 * ceil((distance + length) / 4) over the runs. The estimate is the smaller of the two sums, times 1.001. If the ends of
 * a line are joined, a run continues across the edge.
 *
 * <p>The distance of a run is the smallest number of steps from a red token of the position to a square of the run.
 * This square counts as a step. The steps are looked up in {@link LineDistances}, a table for the position with which
 * the search begins. {@link Heuristic#REMEASURED} counts them anew in every position. The published text does not say
 * whether both ends of a way count. {@link Heuristic#BETWEEN} counts only the squares between the ends, which are one
 * fewer.
 *
 * <p>The factor 1.001 breaks ties. Among positions with the same sum of moves made and moves left, the position with
 * fewer moves left is searched first. {@link Heuristic#UNWEIGHTED} and {@link Heuristic#GAPS} have no factor. {@link
 * Heuristic#GAPS} uses ceil(distance / 4) + length for each run. This is a piece for every square of the run, as if no
 * piece could cover two of them.
 *
 * <p>The published text calls the sum admissible and consistent. It is neither, because pieces on the way to one run
 * can also be on the way to another run. If another line has to be emptied first, the sum is infinite.
 */
final class PublishedEstimate implements Heuristic.Estimate {
    private static final double PIECE = 4;
    private static final double WEIGHT = 1.001;

    private final Rules rules;
    private final Grid grid;
    private final LineDistances table;
    private final SquaresToCover present;
    private final Heuristic variant;

    /** Makes the table of distances for a search that begins with the given position. */
    PublishedEstimate(Heuristic variant, Rules rules, Position start) {
        this.rules = rules;
        this.grid = rules.grid();
        this.table = new LineDistances(grid, start, rules.targetLines());
        this.present = new SquaresToCover(grid);
        this.variant = variant;
    }

    @Override
    public double of(Position position) {
        if (variant == Heuristic.REMEASURED) {
            present.measure(position.copyOfRed(), position.copyOfEmpty(), new long[grid.words()], SquaresToCover.FAR);
        } else {
            table.lookFrom(position);
        }
        double best = Double.POSITIVE_INFINITY;
        for (int line : rules.targetLines()) {
            best = Math.min(best, ofLine(line, position));
        }
        return variant == Heuristic.UNWEIGHTED || variant == Heuristic.GAPS ? best : WEIGHT * best;
    }

    /**
     * Returns the sum over the runs of a line. If the ends of the line are joined, the runs are read from the target
     * on. Its square is taken, so no run contains it.
     */
    private double ofLine(int number, Position position) {
        int[] line = grid.line(number);
        int start = 0;
        while (grid.isRing(number) && line[start] != rules.target()) {
            start++;
        }
        double sum = 0;
        int length = 0;
        int nearest = SquaresToCover.FAR;
        for (int i = 0; i <= line.length; i++) {
            int square = line[(start + i) % line.length];
            if (i < line.length && !position.isTaken(square)) {
                length++;
                nearest = Math.min(nearest, steps(square));
            } else if (length > 0) {
                sum += nearest < SquaresToCover.FAR ? pieces(nearest, length) : Double.POSITIVE_INFINITY;
                length = 0;
                nearest = SquaresToCover.FAR;
            }
        }
        return sum;
    }

    private int steps(int square) {
        return variant == Heuristic.REMEASURED ? present.to(square) : table.to(square);
    }

    private double pieces(int steps, int length) {
        return switch (variant) {
            case GAPS -> Math.ceil(steps / PIECE) + length;
            case BETWEEN -> Math.ceil((steps - 1 + length) / PIECE);
            default -> Math.ceil((steps + length) / PIECE);
        };
    }
}
