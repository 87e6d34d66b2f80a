package io.github.quadrille.core.question;

import java.util.Optional;

/**
 * Estimates the work of finding every packing of a puzzle, and how many there are.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * TreeEstimate.CountEstimate estimate = Solver.of(puzzle).estimate(CountMethod.SEARCH, 40);
 * System.out.println(estimate.search().map(TreeEstimate::isExact)); // Optional[true]
 * }</pre>
 *
 * @param isExact whether the whole search was so short that it was run to its end
 * @param probes how many descents the means come from
 * @param nodes of the search trees of all parts together
 * @param packings symmetric ones apart
 * @param seconds on one core, had it nothing else to do; as sure as the nodes, since a node's time varies little
 */
public record TreeEstimate(
        boolean isExact,
        int probes,
        TreeEstimate.MeanEstimate nodes,
        TreeEstimate.MeanEstimate packings,
        TreeEstimate.MeanEstimate seconds) {
    /** A few seconds of search. */
    private static final double NODES_PER_PART = 4_000_000;
    /** So that the last ones hardly wait for each other. */
    private static final int PARTS_PER_CORE = 16;

    private static final int MOST_PARTS = 1 << 16;
    /** A tree is seldom more than twice as large as it looks. */
    private static final double DOUBT = 2;

    /** Into how many parts to cut the puzzle for so many cores: a power of two, the same on every machine. */
    public int parts(int cores) {
        double wish = Math.max(nodes.mean() / NODES_PER_PART, (double) PARTS_PER_CORE * cores);
        int parts = 1;
        while (parts < wish && parts < MOST_PARTS) {
            parts *= 2;
        }
        return parts;
    }

    /**
     * How long the search may take one core, for those who have to decide. The end of the interval would not do: where
     * little was seen it says that nothing is known.
     */
    public double secondsInDoubt() {
        return DOUBT * seconds.mean();
    }

    /** How long the search takes when so many cores share it. */
    public MeanEstimate secondsOn(int cores) {
        return seconds.times(1.0 / cores);
    }

    /**
     * What a count would take.
     *
     * @param search what finding every packing would take; empty when a limit was reached before enough was seen
     * @param instead why a count would not search, in words; empty when it would, or that is unknown
     */
    public record CountEstimate(Optional<TreeEstimate> search, Optional<String> instead) {}

    /**
     * A mean of samples, and an interval that holds the truth in about nine of ten estimates.
     *
     * @param low both ends are the mean where it is known, or where all samples are zero
     * @param high far above the mean where few samples are most of their sum
     */
    public record MeanEstimate(double mean, double low, double high) {
        /** A number that is known. */
        public static MeanEstimate exactly(double number) {
            return new MeanEstimate(number, number, number);
        }

        /** Of something in proportion. */
        public MeanEstimate times(double factor) {
            return new MeanEstimate(mean * factor, low * factor, high * factor);
        }
    }
}
