package io.github.quadrille.count;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;

/**
 * A mean of samples, and where it would lie in nine of ten repetitions.
 *
 * @param low the mean is below in one of twenty
 * @param high the mean is above in one of twenty
 */
public record Spread(double mean, double low, double high) {
    private static final int RESAMPLES = 1000;
    private static final double TAIL = 0.05;

    /** A number that is known. */
    static Spread exactly(double number) {
        return new Spread(number, number, number);
    }

    /**
     * By the bootstrap (Efron, 1979): samples are drawn from the samples again and again, and their means vary about as much as
     * those of new samples would.
     *
     * @param samples at least one
     */
    static Spread ofMean(double[] samples, RandomGenerator random) {
        double[] means = new double[RESAMPLES];
        for (int resample = 0; resample < RESAMPLES; resample++) {
            means[resample] =
                    mean(random.ints(samples.length, 0, samples.length).mapToDouble(i -> samples[i]));
        }
        Arrays.sort(means);
        int outside = (int) (TAIL * RESAMPLES);
        return new Spread(mean(Arrays.stream(samples)), means[outside], means[RESAMPLES - 1 - outside]);
    }

    private static double mean(DoubleStream numbers) {
        return numbers.average().orElseThrow();
    }

    /** Of something in proportion. */
    public Spread times(double factor) {
        return new Spread(mean * factor, low * factor, high * factor);
    }
}
