package io.github.quadrille.lab.compare;

import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A {@code ConfidenceInterval} is a range for the true value of a quantity that was measured. On average, ninety-five
 * of a hundred such intervals contain the true value.
 *
 * @param low the lower end
 * @param high the upper end
 */
public record ConfidenceInterval(double low, double high) {
    private static final double TAIL = 0.025;

    /**
     * Returns the score interval for the chance of success, from the share of successes (E. B. Wilson, <i>Probable
     * inference, the law of succession, and statistical inference</i>, 1927). The interval stays between 0 and 1. It is
     * useful even if all runs or none of the runs succeed.
     *
     * @param successes the number of successful runs
     * @param runs the number of runs
     * @return the interval; empty without runs
     */
    public static Optional<ConfidenceInterval> ofShare(int successes, int runs) {
        if (runs == 0) {
            return Optional.empty();
        }
        double z = NormalDistribution.of(0, 1).inverseSurvivalProbability(TAIL);
        double share = successes / (double) runs;
        double scale = 1 + z * z / runs;
        double middle = (share + z * z / (2 * runs)) / scale;
        double half = z / scale * Math.sqrt(share * (1 - share) / runs + z * z / (4.0 * runs * runs));
        // If no run succeeds, the lower end is exactly 0. If all runs succeed, the upper end is exactly 1. The formula
        // would miss these values by a rounding error.
        double low = successes == 0 ? 0 : middle - half;
        double high = successes == runs ? 1 : middle + half;
        return Optional.of(new ConfidenceInterval(low, high));
    }

    /**
     * Returns the interval for a mean, by Student's distribution.
     *
     * @param values the measured values
     * @return the interval; empty for fewer than two values
     */
    public static Optional<ConfidenceInterval> ofMean(double... values) {
        OptionalDouble deviation = Statistics.deviation(values);
        if (deviation.isEmpty()) {
            return Optional.empty();
        }
        double mean = Statistics.mean(values).orElseThrow();
        double student = TDistribution.of(values.length - 1).inverseSurvivalProbability(TAIL);
        double half = student * deviation.getAsDouble() / Math.sqrt(values.length);
        return Optional.of(new ConfidenceInterval(mean - half, mean + half));
    }

    /**
     * Returns the interval for the difference between two chances of success: the second chance minus the first. It is
     * computed from the score interval of each chance (R. G. Newcombe, <i>Interval estimation for the difference
     * between independent proportions</i>, 1998, method 10).
     *
     * @param successes the number of successful runs of the first method
     * @param runs the number of runs of the first method
     * @param otherSuccesses the number of successful runs of the second method
     * @param otherRuns the number of runs of the second method
     * @return the interval; empty if one of the methods has no runs
     */
    static Optional<ConfidenceInterval> ofShares(int successes, int runs, int otherSuccesses, int otherRuns) {
        return ofShare(successes, runs)
                .flatMap(one -> ofShare(otherSuccesses, otherRuns).map(other -> {
                    double share = successes / (double) runs;
                    double otherShare = otherSuccesses / (double) otherRuns;
                    double down = Math.hypot(otherShare - other.low, one.high - share);
                    double up = Math.hypot(other.high - otherShare, share - one.low);
                    return new ConfidenceInterval(otherShare - share - down, otherShare - share + up);
                }));
    }

    /**
     * Returns the interval for the difference between two means: the second mean minus the first. The two samples can
     * have different spreads (B. L. Welch, <i>The generalization of Student's problem</i>, 1947).
     *
     * @param values the measured values of the first sample
     * @param others the measured values of the second sample
     * @return the interval; empty if a sample has fewer than two values, or if all values within each sample are equal
     */
    static Optional<ConfidenceInterval> ofMeans(double[] values, double... others) {
        OptionalDouble deviation = Statistics.deviation(values);
        OptionalDouble otherDeviation = Statistics.deviation(others);
        if (deviation.isEmpty() || otherDeviation.isEmpty()) {
            return Optional.empty();
        }
        double middle =
                Statistics.mean(others).orElseThrow() - Statistics.mean(values).orElseThrow();
        double one = deviation.getAsDouble() * deviation.getAsDouble() / values.length;
        double other = otherDeviation.getAsDouble() * otherDeviation.getAsDouble() / others.length;
        if (one + other == 0) {
            return Optional.empty();
        }
        double freedom =
                (one + other) * (one + other) / (one * one / (values.length - 1) + other * other / (others.length - 1));
        double half = TDistribution.of(freedom).inverseSurvivalProbability(TAIL) * Math.sqrt(one + other);
        return Optional.of(new ConfidenceInterval(middle - half, middle + half));
    }

    /** Returns half the width of the interval, which is written after the sign ±. */
    public double half() {
        return (high - low) / 2;
    }
}
