package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.engine.count.TreeEstimator.Spread;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpreadTest {
    private static final Random RANDOM = new Random(1);
    /**
     * The logarithms of the samples have this standard deviation. Of ten such samples, the largest is about a third of
     * the sum.
     */
    private static final double DEVIATION = 1.2;

    @Test
    void equal_samples_leave_no_doubt() {
        assertThat(Spread.ofMean(new double[] {3, 3, 3})).isEqualTo(MeanEstimate.exactly(3));
    }

    @Test
    void normal_samples_spread_as_the_theory_says() {
        double[] samples = DoubleStream.generate(() -> 10 + RANDOM.nextGaussian())
                .limit(400)
                .toArray();
        MeanEstimate meanEstimate = Spread.ofMean(samples);
        assertThat(meanEstimate.mean()).isCloseTo(10, within(0.2));
        assertThat(meanEstimate.high() - meanEstimate.low()).isCloseTo(2 * 1.645 / 20, within(0.03));
    }

    @ParameterizedTest
    @CsvSource({"1, 6.314", "2, 2.920", "3, 2.353", "5, 2.015", "10, 1.812", "1000000, 1.645"})
    void the_quantile_is_near_that_of_the_tables(double degrees, double quantile) {
        assertThat(Spread.quantile(degrees)).isCloseTo(quantile, within(0.01 * quantile));
    }

    @Test
    void samples_that_are_all_zero_have_no_interval() {
        assertThat(Spread.ofMean(new double[] {0, 0})).isEqualTo(MeanEstimate.exactly(0));
    }

    @Test
    void one_sample_among_zeros_says_little() {
        MeanEstimate estimate = Spread.ofMean(new double[] {0, 0, 0, 0, 1e200});
        assertThat(estimate.low()).isLessThan(estimate.mean() / 100);
        assertThat(estimate.high()).isBetween(50 * estimate.mean(), 1e207);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 30, 100, 300})
    void the_mean_of_weights_with_a_heavy_tail_is_in_nine_of_ten_intervals(int samples) {
        Random random = new Random(samples);
        double truth = Math.exp(DEVIATION * DEVIATION / 2);
        long hits = IntStream.range(0, 200)
                .mapToObj(i -> Spread.ofMean(DoubleStream.generate(() -> Math.exp(DEVIATION * random.nextGaussian()))
                        .limit(samples)
                        .toArray()))
                .filter(estimate -> estimate.low() <= truth && truth <= estimate.high())
                .count();
        assertThat(hits).isGreaterThan(180);
    }
}
