package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A {@code MeanCurve} is the mean, over all runs of a row, of the lowest cost so far or of the highest fitness so far.
 * It has a point for each of some steps, with an interval for the mean. A run that has ended keeps its last value;
 * refuted runs are left out.
 *
 * @param method the name of the row
 * @param tone the number of the method whose colour the curve has, from 0
 * @param points the points, from the first step that all runs have done
 */
record MeanCurve(String method, int tone, List<Point> points) {
    private static final int SAMPLES = 400;

    /**
     * A {@code Point} is the mean from a step on, with its interval. For a single run the interval is the mean itself.
     */
    record Point(long step, double mean, double low, double high) {}

    /** Computes the curve of a method at a few hundred steps at most, so the time is linear in the traces. */
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
     * Cuts the interval at the possible values, however wide it is: no cost is below 0, and no fitness is above that of
     * a packing.
     */
    private static Point point(long step, OptionalDouble fitnessOfPacking, double... values) {
        double mean = Statistics.mean(values).orElseThrow();
        ConfidenceInterval interval = ConfidenceInterval.ofMean(values).orElse(new ConfidenceInterval(mean, mean));
        return fitnessOfPacking.isPresent()
                ? new Point(step, mean, interval.low(), Math.min(interval.high(), fitnessOfPacking.getAsDouble()))
                : new Point(step, mean, Math.max(interval.low(), 0), interval.high());
    }

    /** Returns the last step of any run of the rows. */
    static long steps(List<MethodResult> methods) {
        return methods.stream()
                .flatMap(method -> method.traces().stream())
                .flatMap(List::stream)
                .mapToLong(TracePoint::iteration)
                .max()
                .orElse(0);
    }
}
