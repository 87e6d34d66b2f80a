package io.github.quadrille.core.question;

import java.util.Optional;

/**
 * Holds estimates of the work that it takes to find every packing of a puzzle, and of the number of packings.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * TreeEstimate.CountEstimate estimate = Solver.of(puzzle).estimate(CountMethod.SEARCH, 40);
 * System.out.println(estimate.search().map(TreeEstimate::isExact)); // Optional[true]
 * }</pre>
 *
 * @param isExact whether the whole search was so short that it was run to its end
 * @param probes the number of random descents in the search tree, each of which gives a sample; 1 if the search was run
 *     to its end
 * @param nodes the total number of nodes of the search
 * @param packings the number of packings, where symmetric packings are different
 * @param seconds the time on one core that has nothing else to do; this estimate is as certain as that of the nodes,
 *     because the time for a node varies little
 */
public record TreeEstimate(
        boolean isExact,
        int probes,
        TreeEstimate.MeanEstimate nodes,
        TreeEstimate.MeanEstimate packings,
        TreeEstimate.MeanEstimate seconds) {
    /**
     * If the search is cut into parts, each part should have about this many nodes, which is a few seconds of search.
     */
    private static final double NODES_PER_PART = 4_000_000;
    /**
     * If the search is cut into parts, each core should get this many parts, so that cores hardly wait for each other
     * at the end.
     */
    private static final int PARTS_PER_CORE = 16;

    private static final int MOST_PARTS = 1 << 16;
    /** A tree is seldom larger than its estimate times this factor. */
    private static final double DOUBT = 2;

    /**
     * Returns the number of parts into which to cut the search for this number of cores. It is a power of two, at most
     * 65,536. On every machine, the number is the same for the same number of cores.
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
     * Returns a time on one core that the search seldom exceeds. Callers use it to decide whether to run the search.
     * They do not use the high end of {@link #seconds}, because after few samples it is far too high.
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
     * @param search the estimate for finding every packing; empty when a limit was reached before enough descents were
     *     made
     * @param instead a text that says why a count would not use the search; empty when a count would use it, or when
     *     the choice is unknown
     */
    public record CountEstimate(Optional<TreeEstimate> search, Optional<String> instead) {}

    /**
     * Holds a mean of samples, and an interval that contains the true value in about nine of ten estimates.
     *
     * @param low the low end; both ends are the mean if the value is known, or if all samples are zero
     * @param high the high end; it is far above the mean if a few samples make up most of the sum
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
