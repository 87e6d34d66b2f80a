package io.github.quadrille.bench;

import java.util.List;
import java.util.OptionalLong;

/**
 * What a board took, medians of the runs.
 *
 * @param whole seconds from start to exit of the process
 * @param answering seconds of these that the answer took, by its own word
 * @param kibibytes the most memory in RAM
 */
record GrowthPoint(Growth.Step step, double whole, double answering, OptionalLong kibibytes) {
    static GrowthPoint median(Growth.Step step, List<GrowthPoint> runs) {
        return new GrowthPoint(
                step,
                middle(runs.stream().mapToDouble(GrowthPoint::whole).sorted().toArray()),
                middle(runs.stream()
                        .mapToDouble(GrowthPoint::answering)
                        .sorted()
                        .toArray()),
                runs.stream().allMatch(run -> run.kibibytes.isPresent())
                        ? OptionalLong.of((long) middle(runs.stream()
                                .mapToDouble(run -> run.kibibytes.getAsLong())
                                .sorted()
                                .toArray()))
                        : OptionalLong.empty());
    }

    /** What answering took, board by board; the clock tells milliseconds. */
    static List<GrowthFit.Point> seconds(List<GrowthPoint> curve) {
        return curve.stream()
                .map(point -> new GrowthFit.Point(point.step.size(), Math.max(0.001, point.answering)))
                .toList();
    }

    /** Peak memory in KiB, where it is known. */
    static List<GrowthFit.Point> memory(List<GrowthPoint> curve) {
        return curve.stream()
                .filter(point -> point.kibibytes.isPresent())
                .map(point -> new GrowthFit.Point(point.step.size(), point.kibibytes.getAsLong()))
                .toList();
    }

    private static double middle(double[] sorted) {
        return sorted[sorted.length / 2];
    }
}
