package io.github.quadrille.engine.count;

import io.github.quadrille.core.question.MeanEstimate;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/**
 * How sure a mean is (Efron, 1979): samples are drawn from the samples again and again, and their means vary about as much
 * as those of new samples would.
 */
final class Bootstrap {
    private static final int RESAMPLES = 1000;
    private static final double TAIL = 0.05;

    private Bootstrap() {}

    /** @param samples at least one */
    static MeanEstimate ofMean(double[] samples, RandomGenerator random) {
        double[] means = new double[RESAMPLES];
        for (int resample = 0; resample < RESAMPLES; resample++) {
            means[resample] =
                    mean(random.ints(samples.length, 0, samples.length).mapToDouble(i -> samples[i]));
        }
        Arrays.sort(means);
        int outside = (int) (TAIL * RESAMPLES);
        return new MeanEstimate(mean(Arrays.stream(samples)), means[outside], means[RESAMPLES - 1 - outside]);
    }

    private static double mean(DoubleStream numbers) {
        return numbers.average().orElseThrow();
    }
}
