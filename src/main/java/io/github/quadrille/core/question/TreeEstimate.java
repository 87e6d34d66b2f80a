package io.github.quadrille.core.question;

import java.util.Optional;

/**
 * Estimates the work of finding every packing of a puzzle, and the number of packings.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * TreeEstimate.CountEstimate estimate = Solver.of(puzzle).estimate(CountMethod.SEARCH, 40);
 * System.out.println(estimate.search().map(TreeEstimate::isExact)); // Optional[true]
 * }</pre>
 *
 * @param isExact whether the whole search was so short that it was run to its end
 * @param probes the number of descents from which the means come
 * @param nodes the nodes of the search trees of all parts together
 * @param packings the packings, where symmetric ones are different
 * @param seconds the time on one core that has nothing else to do; as certain as the nodes, since a node's time varies
 *     little
 */
public record TreeEstimate(
        boolean isExact,
        int probes,
        TreeEstimate.MeanEstimate nodes,
        TreeEstimate.MeanEstimate packings,
        TreeEstimate.MeanEstimate seconds) {
    /** A part should have about this many nodes, which is a few seconds of search. */
    private static final double NODES_PER_PART = 4_000_000;
    /** Each core should get this many parts, so that cores hardly wait for each other at the end. */
    private static final int PARTS_PER_CORE = 16;

    private static final int MOST_PARTS = 1 << 16;
    /** A tree is seldom larger than its estimate by more than this factor. */
    private static final double DOUBT = 2;

    /**
     * Returns into how many parts to cut the puzzle for this number of cores. The number is a power of two, the same on
     * every machine.
     */
    public int parts(int cores) {
        double wish = Math.max(nodes.mean() / NODES_PER_PART, (double) PARTS_PER_CORE * cores);
        int parts = 1;
        while (parts < wish && parts < MOST_PARTS) {
            parts *= 2;
        }
        return parts;
    }

    /**
     * Returns a time on one core that the search seldom exceeds, for a decision whether to run it. The high end of the
     * interval is of no use for that: where few samples were seen, it says only that nothing is known.
     */
    public double secondsInDoubt() {
        return DOUBT * seconds.mean();
    }

    /** Returns how long the search takes when this number of cores share it. */
    public MeanEstimate secondsOn(int cores) {
        return seconds.times(1.0 / cores);
    }

    /**
     * Holds the estimate for a count.
     *
     * @param search the estimate for finding every packing; empty when a limit was reached before enough was seen
     * @param instead a text that says why a count would not use the search; empty when it would, or where that is
     *     unknown
     */
    public record CountEstimate(Optional<TreeEstimate> search, Optional<String> instead) {}

    /**
     * Holds a mean of samples, and an interval that contains the true value in about nine of ten estimates.
     *
     * @param low the low end; both ends are the mean where the value is known, or where all samples are zero
     * @param high the high end; it is far above the mean where few of the samples make up most of the sum
     */
    public record MeanEstimate(double mean, double low, double high) {
        /** Returns an estimate of a number that is known. */
        public static MeanEstimate exactly(double number) {
            return new MeanEstimate(number, number, number);
        }

        /** Returns the estimate multiplied by a factor. */
        public MeanEstimate times(double factor) {
            return new MeanEstimate(mean * factor, low * factor, high * factor);
        }
    }
}
