package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The mean over all runs of a row of the lowest cost so far, or of the highest fitness, from step to step, and where the
 * mean of very many runs lies. A run that has ended keeps its last value; refuted runs are left out.
 *
 * @param tone number of the method whose colour it has, from 0
 * @param points from the first step on that all runs have done
 */
record MeanCurve(String method, int tone, List<Point> points) {
    private static final int SAMPLES = 400;

    /** The mean from this step on, and its interval, which two runs at least have. */
    record Point(long step, double mean, Optional<ConfidenceInterval> interval) {
        double low() {
            return interval.map(ConfidenceInterval::low).orElse(mean);
        }

        double high() {
            return interval.map(ConfidenceInterval::high).orElse(mean);
        }
    }

    /** Looks at no more than a few hundred steps, so it is linear in the traces. */
    static MeanCurve of(MethodResult.Tried method, int tone, long steps) {
        List<List<TracePoint>> traces = method.runs().stream()
                .filter(run -> run.refutation().isEmpty())
                .map(run -> run.claim().trace())
                .filter(trace ->
                        !trace.isEmpty() && Double.isFinite(trace.get(0).cost()))
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
            double[] values = RunCurves.valuesAt(
                    traces, position, point -> point.iteration() <= now, point -> shown(method, point.cost()));
            points.add(new Point(step, Statistics.mean(values).orElseThrow(), interval(method, values)));
            if (step == steps) {
                break;
            }
        }
        return new MeanCurve(method.method(), tone, points);
    }

    private static double shown(MethodResult.Tried method, double cost) {
        return method.fitnessOfPacking().isPresent() ? method.fitnessOfPacking().getAsDouble() - cost : cost;
    }

    /** No cost is below 0, and no fitness above that of a packing, however wide the interval is. */
    private static Optional<ConfidenceInterval> interval(MethodResult.Tried method, double... values) {
        return ConfidenceInterval.ofMean(values)
                .map(all -> method.fitnessOfPacking().isPresent()
                        ? new ConfidenceInterval(
                                all.low(),
                                Math.min(all.high(), method.fitnessOfPacking().getAsDouble()))
                        : new ConfidenceInterval(Math.max(all.low(), 0), all.high()));
    }

    /** The last step of any run of the rows. */
    static long steps(List<MethodResult.Tried> methods) {
        return methods.stream()
                .flatMap(method -> method.runs().stream())
                .filter(run -> run.refutation().isEmpty())
                .flatMap(run -> run.claim().trace().stream())
                .mapToLong(TracePoint::iteration)
                .max()
                .orElse(0);
    }
}
