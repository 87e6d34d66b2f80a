package io.github.quadrille.bench;

import java.util.List;
import java.util.OptionalDouble;

/**
 * Holds the time and memory that a board took, as medians of the runs.
 *
 * @param whole the seconds from start to exit of the process
 * @param answering the seconds of the answer itself, as the program reports them
 * @param mebibytes the most memory in RAM, in MiB
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

    /**
     * Returns the seconds of the answer for each board. They are at least 0.001, because the clock counts milliseconds.
     */
    static List<GrowthFit.Point> seconds(List<GrowthPoint> curve) {
        return curve.stream()
                .map(point -> new GrowthFit.Point(point.step.size(), Math.max(0.001, point.answering)))
                .toList();
    }

    /** Returns the peak memory in MiB, for the boards where it is known. */
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
