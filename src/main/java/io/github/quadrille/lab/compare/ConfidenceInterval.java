package io.github.quadrille.lab.compare;

import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Where the truth behind a measured number lies: of a hundred such intervals ninety-five hold it.
 *
 * @param low its lower end
 * @param high its upper end
 */
public record ConfidenceInterval(double low, double high) {
    private static final double TAIL = 0.025;

    /**
     * For the chance of success, from the share of successes: the score interval (E. B. Wilson, <i>Probable inference,
     * the law of succession, and statistical inference</i>, 1927). It stays between 0 and 1, and says something even
     * where all runs succeed or none.
     *
     * @return empty without runs
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
        // Exactly 0 and 1, which rounding would miss.
        double low = successes == 0 ? 0 : middle - half;
        double high = successes == runs ? 1 : middle + half;
        return Optional.of(new ConfidenceInterval(low, high));
    }

    /**
     * For a mean, by Student's distribution.
     *
     * @return empty below two values
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

    /** Half its width: what stands behind ±. */
    public double half() {
        return (high - low) / 2;
    }
}
