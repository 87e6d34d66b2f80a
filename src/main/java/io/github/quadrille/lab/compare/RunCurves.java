package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Computes the curves of the runs of one method. Refuted runs are left out. A run that has ended keeps its last value.
 *
 * @param tone the index of the method, which determines its colour
 * @param method the result of the method
 */
record RunCurves(int tone, MethodResult method) {
    private static final int SAMPLES = 240;

    /** Returns a curve for each run, to be drawn with a thin line. */
    List<StepCurve> each(ToDoubleFunction<TracePoint> value) {
        return method.soundRuns().stream()
                .map(run -> new StepCurve(
                        "run " + run.number(),
                        tone,
                        false,
                        run.claim().trace().stream()
                                .map(point -> new StepCurve.Point(point.seconds(), value.applyAsDouble(point)))
                                .filter(point -> Double.isFinite(point.value()))
                                .toList()))
                .toList();
    }

    /**
     * Returns the curve of the median of all runs. The curve begins at the moment when more than half of the runs have
     * begun. The median is computed at 241 moments, so the time is linear in the sizes of the traces.
     */
    StepCurve median(ToDoubleFunction<TracePoint> value, ChartAxis time) {
        List<List<TracePoint>> traces = method.traces();
        List<StepCurve.Point> points = new ArrayList<>();
        int[] position = new int[traces.size()];
        for (int sample = 0; sample <= SAMPLES && !traces.isEmpty(); sample++) {
            double seconds = time.min() * Math.pow(time.max() / time.min(), sample / (double) SAMPLES);
            double[] values = valuesAt(traces, position, point -> point.seconds() <= seconds, value);
            double median = Statistics.median(values).orElseThrow();
            if (Double.isFinite(median)) {
                points.add(new StepCurve.Point(seconds, median));
            }
        }
        return new StepCurve(method.method() + ", median", tone, true, points);
    }

    /**
     * Returns the value of each run at a moment. The value is infinite if the run has not begun yet.
     *
     * @param traces the traces of the runs
     * @param position for each trace, the number of its points that are already over; this method increases the numbers
     * @param isOver a condition that holds for points at the moment or before it
     * @param value the value of a point
     */
    static double[] valuesAt(
            List<List<TracePoint>> traces,
            int[] position,
            Predicate<TracePoint> isOver,
            ToDoubleFunction<TracePoint> value) {
        double[] values = new double[traces.size()];
        for (int run = 0; run < values.length; run++) {
            List<TracePoint> trace = traces.get(run);
            while (position[run] < trace.size() && isOver.test(trace.get(position[run]))) {
                position[run]++;
            }
            values[run] =
                    position[run] == 0 ? Double.POSITIVE_INFINITY : value.applyAsDouble(trace.get(position[run] - 1));
        }
        return values;
    }

    /**
     * Returns a curve with the share of runs that have reached the target by each time. This is the empirical
     * distribution of the time to target (Aiex, Resende, Ribeiro, 2002 and 2007). Runs without success count as runs,
     * too. The curve is empty if no run succeeds.
     */
    StepCurve timeToTarget(ChartAxis time) {
        List<RunResult> runs = method.soundRuns();
        List<StepCurve.Point> points = new ArrayList<>();
        runs.stream()
                .flatMap(run -> run.success().stream())
                .flatMap(reached -> reached.seconds().stream())
                .sorted()
                .forEach(at -> points.add(new StepCurve.Point(at, (points.size() + 1.0) / runs.size())));
        if (!points.isEmpty()) {
            points.add(new StepCurve.Point(time.max(), points.size() / (double) runs.size()));
            points.add(0, new StepCurve.Point(time.min(), 0));
        }
        return new StepCurve(method.method(), tone, true, points);
    }

    /** Returns a logarithmic time axis for all runs of the methods, from the first moment of any run to the last. */
    static ChartAxis timeOf(List<RunCurves> curves) {
        DoubleSummaryStatistics seconds = curves.stream()
                .flatMap(each -> each.method.runs().stream().map(RunResult::claim))
                .flatMap(claim -> claim.trace().isEmpty()
                        ? claim.end().seconds().stream()
                        : claim.trace().stream().map(TracePoint::seconds))
                .collect(Collectors.summarizingDouble(each -> each));
        return seconds.getCount() == 0
                ? ChartAxis.logSeconds(1, 1)
                : ChartAxis.logSeconds(seconds.getMin(), seconds.getMax());
    }

    /**
     * A {@code StepCurve} is a value that changes in steps.
     *
     * @param name the name of the curve, shown when the mouse points at it
     * @param tone the index of the method whose colour the curve has
     * @param bold whether the curve stands for many runs; otherwise it is the curve of one run
     * @param points the points; the value of a point is valid until the next point
     */
    record StepCurve(String name, int tone, boolean bold, List<Point> points) {
        /** A {@code Point} is a value that is valid from a moment until the next point. */
        record Point(double at, double value) {}

        StepCurve {
            points = List.copyOf(points);
        }
    }
}
