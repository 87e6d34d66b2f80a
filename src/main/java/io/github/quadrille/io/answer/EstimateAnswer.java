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
 * @param cores the number of cores that would share the count
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

    /** Returns the note of the estimate for a count that would use the frontier and not the search. */
    public static String note(String frontier) {
        return frontier + "; the estimate is for finding every packing";
    }

    /** Holds the answer where too little was seen for an estimate. */
    public record None(String status, String reason, BigDecimal seconds) {
        public static None of(String why, double seconds) {
            return new None("undecided", why, JsonLine.seconds(seconds));
        }
    }

    private record Mean(BigDecimal mean, BigDecimal low, BigDecimal high) {
        private static final MathContext DIGITS = new MathContext(6);
        /** Numbers from {@code SMALL} and below {@code LONG} are written whole. */
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
