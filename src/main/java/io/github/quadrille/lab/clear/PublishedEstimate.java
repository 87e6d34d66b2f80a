package io.github.quadrille.lab.clear;

/**
 * Computes the published heuristic. It adds up ceil((distance + length) / 4) over the runs of empty squares in a line
 * of the target. It takes the smaller sum of the target's two lines, times 1.001. On a ring, a run goes on across the
 * edge.
 *
 * <p>The distance of a run is the fewest steps from a red token of the position to a square of the run, where this
 * square counts, too. Steps are looked up in {@link LineDistances}, a table of the position that the search begins
 * with; {@link Heuristic#REMEASURED} counts them anew on every position. The text does not say whether both ends of a
 * way count. {@link Heuristic#BETWEEN} counts the squares between the ends, which are one fewer.
 *
 * <p>The factor breaks ties: among positions with the same sum of moves made and moves left, the one with fewer moves
 * left goes first. It is 1 for {@link Heuristic#UNWEIGHTED} and {@link Heuristic#GAPS}. The latter has ceil(distance /
 * 4) + length for each run: a piece for every square of the run, as if no piece could cover two.
 *
 * <p>The text calls the sum admissible and consistent. It is neither, because pieces on the way to one run may serve
 * another, too. Where another line has to be emptied first, the sum is infinite.
 */
final class PublishedEstimate implements Heuristic.Estimate {
    private static final double PIECE = 4;
    private static final double WEIGHT = 1.001;

    private final Rules rules;
    private final Grid grid;
    private final LineDistances table;
    private final SquaresToCover present;
    private final Heuristic variant;

    /** Makes the table of distances, for a search that begins with a position. */
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
     * Returns the sum over the runs of a line. On a ring, runs are read from the target on, because the target's square
     * is taken.
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
