package io.github.quadrille.io.answer;

import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.io.json.JsonLine;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/**
 * Holds the estimate of a count.
 *
 * @param puzzle the name of the puzzle
 * @param cores the number of cores among which the count would be divided
 * @param note why the count would not use the search
 */
public record EstimateAnswer(
        String status,
        String puzzle,
        String meaning,
        Mean nodes,
        Mean packings,
        Mean coreSeconds,
        int cores,
        Mean secondsOnCores,
        Optional<String> note,
        long probes,
        BigDecimal seconds) {
    public static EstimateAnswer of(
            String puzzle, TreeEstimate estimate, int cores, Optional<String> instead, double seconds) {
        return new EstimateAnswer(
                "estimated",
                puzzle,
                estimate.isExact()
                        ? "exact"
                        : "mean, and an interval that contains the true value in nine of ten estimates",
                Mean.of(estimate.nodes()),
                Mean.of(estimate.packings()),
                Mean.of(estimate.seconds()),
                cores,
                Mean.of(estimate.secondsOn(cores)),
                instead.map(EstimateAnswer::note),
                estimate.probes(),
                JsonLine.seconds(seconds));
    }

    /**
     * Returns the note for a count that would use the frontier. The estimate is about the search, which would not be
     * used.
     */
    public static String note(String frontier) {
        return frontier + "; the estimate is for finding every packing";
    }

    /** Holds the answer if the search has seen too little of the tree for an estimate. */
    public record None(String status, String reason, BigDecimal seconds) {
        public static None of(String why, double seconds) {
            return new None("undecided", why, JsonLine.seconds(seconds));
        }
    }

    private record Mean(BigDecimal mean, BigDecimal low, BigDecimal high) {
        private static final MathContext DIGITS = new MathContext(6);
        /**
         * Numbers of at least {@code SMALL} and below {@code LONG} are rounded to whole numbers. All other numbers are
         * rounded to six digits.
         */
        private static final double SMALL = 1e3;

        private static final double LONG = 1e15;

        static Mean of(MeanEstimate estimate) {
            return new Mean(digits(estimate.mean()), digits(estimate.low()), digits(estimate.high()));
        }

        private static BigDecimal digits(double number) {
            return number >= SMALL && number < LONG
                    ? BigDecimal.valueOf(Math.round(number))
                    : new BigDecimal(number).round(DIGITS).stripTrailingZeros();
        }
    }
}
