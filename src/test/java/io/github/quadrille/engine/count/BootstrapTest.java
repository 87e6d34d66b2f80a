package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.engine.count.TreeEstimator.Bootstrap;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class BootstrapTest {
    private static final Random RANDOM = new Random(1);

    @Test
    void equal_samples_leave_no_doubt() {
        assertThat(Bootstrap.ofMean(new double[] {3, 3, 3}, RANDOM)).isEqualTo(MeanEstimate.exactly(3));
    }

    @Test
    void normal_samples_spread_as_the_theory_says() {
        double[] samples = DoubleStream.generate(() -> 10 + RANDOM.nextGaussian())
                .limit(400)
                .toArray();
        MeanEstimate meanEstimate = Bootstrap.ofMean(samples, RANDOM);
        assertThat(meanEstimate.mean()).isCloseTo(10, within(0.2));
        assertThat(meanEstimate.high() - meanEstimate.low()).isCloseTo(2 * 1.645 / 20, within(0.03));
    }
}
