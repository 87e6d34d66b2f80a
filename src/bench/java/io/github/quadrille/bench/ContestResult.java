package io.github.quadrille.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Holds the results of all engines on one instance.
 *
 * @param answer the answer that all engines agree on, or empty when no engine has an answer
 * @param measurements the measurements, in the order of the engines
 */
record ContestResult(Instance instance, Optional<Answer> answer, List<Measurement> measurements) {
    ContestResult {
        measurements = List.copyOf(measurements);
    }

    /** Returns the measurement with the lowest median, or empty when no engine has an answer. */
    Optional<Measurement> winner() {
        return measurements.stream()
                .filter(Measurement::isAnswered)
                .min(Comparator.comparingDouble(Measurement::median));
    }

    /** Returns the lowest median of our engines, or infinity when none of them has an answer. */
    double ours() {
        return measurements.stream()
                .filter(measurement -> measurement.engine().isOurs())
                .mapToDouble(Measurement::median)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }
}
