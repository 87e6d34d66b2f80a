package io.github.quadrille.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What came of an instance.
 *
 * @param answer on which all agree; empty when nobody has one
 * @param measurements in the order of the engines
 */
record ContestResult(Instance instance, Optional<Answer> answer, List<Measurement> measurements) {
    ContestResult {
        measurements = List.copyOf(measurements);
    }

    /** Who has the lowest median, if anybody has an answer. */
    Optional<Measurement> winner() {
        return measurements.stream()
                .filter(Measurement::isAnswered)
                .min(Comparator.comparingDouble(Measurement::median));
    }

    /** The lowest median of ours; infinite without an answer. */
    double ours() {
        return measurements.stream()
                .filter(measurement -> measurement.engine().isOurs())
                .mapToDouble(Measurement::median)
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }
}
