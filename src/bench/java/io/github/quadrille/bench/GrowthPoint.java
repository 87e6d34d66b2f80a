package io.github.quadrille.bench;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What a board took, medians of the runs.
 *
 * @param whole seconds from start to exit of the process
 * @param answering seconds of these that the answer took, by its own word
 * @param mebibytes the most memory in RAM, MiB
 */
record GrowthPoint(Growth.Step step, double whole, double answering, OptionalDouble mebibytes) {
    static GrowthPoint median(Growth.Step step, List<GrowthPoint> runs) {
        return new GrowthPoint(
                step,
                middle(runs.stream().mapToDouble(GrowthPoint::whole).sorted().toArray()),
                middle(runs.stream()
                        .mapToDouble(GrowthPoint::answering)
                        .sorted()
                        .toArray()),
                runs.stream().allMatch(run -> run.mebibytes.isPresent())
                        ? OptionalDouble.of(middle(runs.stream()
                                .mapToDouble(run -> run.mebibytes.getAsDouble())
                                .sorted()
                                .toArray()))
                        : OptionalDouble.empty());
    }

    /** What answering took, board by board; the clock tells milliseconds. */
    static List<GrowthFit.Point> seconds(List<GrowthPoint> curve) {
        return curve.stream()
                .map(point -> new GrowthFit.Point(point.step.size(), Math.max(0.001, point.answering)))
                .toList();
    }

    /** Peak memory in MiB, where it is known. */
    static List<GrowthFit.Point> memory(List<GrowthPoint> curve) {
        return curve.stream()
                .filter(point -> point.mebibytes.isPresent())
                .map(point -> new GrowthFit.Point(point.step.size(), point.mebibytes.getAsDouble()))
                .toList();
    }

    private static double middle(double[] sorted) {
        return sorted[sorted.length / 2];
    }
}
