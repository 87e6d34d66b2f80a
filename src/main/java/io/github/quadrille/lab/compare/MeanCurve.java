package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A {@code MeanCurve} shows how the runs of a method improve on average. At some steps, it has a point with the mean of
 * the lowest costs so far, or of the highest fitnesses so far, and with an interval for this mean. A run that has ended
 * keeps its last value. Refuted runs are left out.
 *
 * @param method the name of the method
 * @param tone the index of the method whose colour the curve has
 * @param points the points, beginning at the first step that all runs have done
 */
record MeanCurve(String method, int tone, List<Point> points) {
    private static final int SAMPLES = 400;

    /**
     * A {@code Point} is the mean that is valid from a step until the next point, with its interval. If there is only
     * one run, the interval is the mean itself.
     */
    record Point(long step, double mean, double low, double high) {}

    /** Computes the curve of a method at 401 steps at most. So the time is linear in the total length of the traces. */
    static MeanCurve of(MethodResult method, int tone, long steps) {
        List<List<TracePoint>> traces = method.traces().stream()
                .filter(trace -> Double.isFinite(trace.get(0).cost()))
                .toList();
        long first = traces.stream()
                .mapToLong(trace -> trace.get(0).iteration())
                .max()
                .orElse(0);
        List<Point> points = new ArrayList<>();
        int[] position = new int[traces.size()];
        long stride = Math.max(1, (steps - first + SAMPLES - 1) / SAMPLES);
        for (long step = first; !traces.isEmpty() && step <= steps; step = Math.min(step + stride, steps)) {
            long now = step;
            OptionalDouble packing = method.fitnessOfPacking();
            points.add(point(
                    step,
                    packing,
                    RunCurves.valuesAt(
                            traces,
                            position,
                            point -> point.iteration() <= now,
                            point -> packing.isPresent() ? packing.getAsDouble() - point.cost() : point.cost())));
            if (step == steps) {
                break;
            }
        }
        return new MeanCurve(method.method(), tone, points);
    }

    /**
     * Returns a point whose interval is limited to possible values: no cost is below 0, and no fitness is greater than
     * the fitness of a packing.
     */
    private static Point point(long step, OptionalDouble fitnessOfPacking, double... values) {
        double mean = Statistics.mean(values).orElseThrow();
        ConfidenceInterval interval = ConfidenceInterval.ofMean(values).orElse(new ConfidenceInterval(mean, mean));
        return fitnessOfPacking.isPresent()
                ? new Point(step, mean, interval.low(), Math.min(interval.high(), fitnessOfPacking.getAsDouble()))
                : new Point(step, mean, Math.max(interval.low(), 0), interval.high());
    }

    /** Returns the number of steps of the longest run of the methods. */
    static long steps(List<MethodResult> methods) {
        return methods.stream()
                .flatMap(method -> method.traces().stream())
                .flatMap(List::stream)
                .mapToLong(TracePoint::iteration)
                .max()
                .orElse(0);
    }
}
