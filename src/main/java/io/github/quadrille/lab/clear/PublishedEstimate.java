package io.github.quadrille.lab.clear;

/**
 * The published heuristic: for a line of the target, the sum over its runs of empty squares of ceil((distance + length) / 4);
 * for the target the smaller of its two lines; times 1.001.
 *
 * <p>As published, distances are measured once, on the board that the search begins with: {@code nearest} counts the steps
 * of a breadth-first search from the red tokens over empty squares to the nearest square of the run, that one included. The
 * distance of the first run is {@code nearest - 1}, that of the others {@code nearest}. A square that was taken at the
 * start has no distance. Runs are read from the target on.
 *
 * <p>Remeasured, distances are those of the position at hand, and {@code nearest - 1}, the squares in between, counts for
 * every run.
 *
 * <p>The factor lets the position with fewer moves left go first among those with the same sum of moves made and moves left:
 * it is 1 for {@link Heuristic#UNWEIGHTED} and {@link Heuristic#GAPS}. The latter has ceil(length / 4) + distance for each run.
 *
 * <p>It was called admissible and is not, measured either way: pieces on the approach to one run may serve another, too, and
 * distances of the start stay after they were covered. Where another line has to be emptied first it is infinite.
 */
final class PublishedEstimate implements Heuristic.Estimate {
    private static final double PIECE = 4;
    private static final double WEIGHT = 1.001;

    private final Rules rules;
    private final Grid grid;
    private final SquaresToCover distances;
    private final long[] empty;
    private final Heuristic variant;

    private PublishedEstimate(Heuristic variant, Rules rules) {
        this.rules = rules;
        this.grid = rules.grid();
        this.distances = new SquaresToCover(grid);
        this.empty = new long[grid.words()];
        this.variant = variant;
    }

    /** One of the published kind. */
    static PublishedEstimate of(Heuristic variant, Rules rules, Position start) {
        PublishedEstimate estimate = new PublishedEstimate(variant, rules);
        estimate.observe(start);
        estimate.measure(start);
        return estimate;
    }

    @Override
    public double of(Position position) {
        observe(position);
        if (variant == Heuristic.REMEASURED) {
            measure(position);
        }
        double best = Double.POSITIVE_INFINITY;
        for (int line : rules.targetLines()) {
            best = Math.min(best, ofLine(line));
        }
        return variant == Heuristic.UNWEIGHTED || variant == Heuristic.GAPS ? best : WEIGHT * best;
    }

    private void observe(Position position) {
        for (int word = 0; word < empty.length; word++) {
            empty[word] = ~position.taken(word);
        }
    }

    private void measure(Position position) {
        distances.measure(position.copyOfRed(), empty, new long[empty.length], SquaresToCover.FAR);
    }

    /** The target's own square is taken, so runs are read from there on, around the ring if it is one. */
    private double ofLine(int number) {
        int[] line = grid.line(number);
        int start = 0;
        while (grid.isRing(number) && line[start] != rules.target()) {
            start++;
        }
        double sum = 0;
        int length = 0;
        int nearest = SquaresToCover.FAR;
        boolean first = true;
        for (int i = 0; i <= line.length; i++) {
            int square = line[(start + i) % line.length];
            if (i < line.length && Grid.has(empty, square)) {
                length++;
                nearest = Math.min(nearest, distances.to(square));
            } else if (length > 0) {
                sum += pieces(nearest - (first || variant == Heuristic.REMEASURED ? 1 : 0), length);
                first = false;
                length = 0;
                nearest = SquaresToCover.FAR;
            }
        }
        return sum;
    }

    private double pieces(int distance, int length) {
        if (distance >= SquaresToCover.FAR - 1) {
            return Double.POSITIVE_INFINITY;
        }
        return variant == Heuristic.GAPS
                ? distance + Math.ceil(length / PIECE)
                : Math.ceil((distance + length) / PIECE);
    }
}
