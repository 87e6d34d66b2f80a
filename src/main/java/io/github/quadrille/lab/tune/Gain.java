package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.compare.ConfidenceInterval;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * By how much the winner of a race differs from the usual setting in the test: of the differences of their losses, seed by
 * seed. Below 0 the winner is better.
 *
 * @param mean on average
 * @param interval where the mean of very many seeds lies; empty with one seed only
 */
public record Gain(double mean, Optional<ConfidenceInterval> interval) {
    static Gain of(List<PuzzleTest> tests) {
        double[] differences = tests.stream()
                .flatMapToDouble(test -> Arrays.stream(test.differences()))
                .toArray();
        return new Gain(Arrays.stream(differences).average().orElseThrow(), ConfidenceInterval.ofMean(differences));
    }

    /** Whether chance alone would hardly make it look better. */
    public boolean isShown() {
        return interval.map(within -> within.high() < 0).orElse(false);
    }

    /** Whether chance alone would hardly make it look worse. */
    public boolean isLoss() {
        return interval.map(within -> within.low() > 0).orElse(false);
    }
}
