package io.github.quadrille.clear;

/**
 * The published heuristic: for a line of the target, the sum over its runs of empty squares of ceil((distance + length) / 4),
 * where the distance is the number of empty squares on the way from the nearest red token to the run, without the run; for
 * the target the smaller of its two lines; times 1.001.
 *
 * <p>It was called admissible and is not: pieces on the approach to one run may serve another, too. Where another line has
 * to be emptied first it is infinite.
 */
final class PublishedEstimate implements Heuristic.Estimate {
    private static final double PIECE = 4;
    private static final double WEIGHT = 1.001;

    private final Rules rules;
    private final Grid grid;
    private final SquaresToCover distances;
    private final boolean[] empty;
    private final boolean[] nothing;

    PublishedEstimate(Rules rules) {
        this.rules = rules;
        this.grid = rules.grid();
        this.distances = new SquaresToCover(grid);
        this.empty = new boolean[grid.size()];
        this.nothing = new boolean[grid.size()];
    }

    @Override
    public double of(Position position) {
        for (int square = 0; square < empty.length; square++) {
            empty[square] = !position.isTaken(square);
        }
        distances.measure(position, empty, nothing, SquaresToCover.FAR);
        double best = Double.POSITIVE_INFINITY;
        for (int line : rules.targetLines()) {
            best = Math.min(best, ofLine(line));
        }
        return WEIGHT * best;
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
        for (int i = 0; i <= line.length; i++) {
            int square = line[(start + i) % line.length];
            if (i < line.length && empty[square]) {
                length++;
                nearest = Math.min(nearest, distances.to(square));
            } else if (length > 0) {
                sum += nearest == SquaresToCover.FAR
                        ? Double.POSITIVE_INFINITY
                        : Math.ceil((nearest - 1 + length) / PIECE);
                length = 0;
                nearest = SquaresToCover.FAR;
            }
        }
        return sum;
    }
}
