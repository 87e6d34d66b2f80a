package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The curves of one method's runs. A run that has ended keeps its last value. */
final class RunCurves {
    private static final int SAMPLES = 240;

    private final int tone;
    private final String method;
    private final List<RunResult> runs;
    /** Those that tell their way; their traces are not empty. */
    private final List<List<TracePoint>> traces;

    RunCurves(int tone, MethodResult.Tried method) {
        this.tone = tone;
        this.method = method.method();
        this.runs = method.soundRuns();
        this.traces = runs.stream()
                .map(run -> run.claim().trace())
                .filter(trace -> !trace.isEmpty())
                .toList();
    }

    /** One thin curve per run. */
    List<StepCurve> each(ToDoubleFunction<TracePoint> value) {
        return runs.stream()
                .map(run -> new StepCurve(
                        "run " + run.number(),
                        tone,
                        StepCurve.Weight.THIN,
                        run.claim().trace().stream()
                                .map(point -> new StepCurve.Point(point.seconds(), value.applyAsDouble(point)))
                                .filter(point -> Double.isFinite(point.value()))
                                .toList()))
                .toList();
    }

    /**
     * The median of all runs, from the moment on at which more than half of them have begun. Looks at a fixed number of
     * moments, so it is linear in the traces.
     */
    StepCurve median(ToDoubleFunction<TracePoint> value, ChartAxis time) {
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
        return new StepCurve(method + ", median", tone, StepCurve.Weight.BOLD, points);
    }

    /**
     * The values of runs at a moment; infinite where a run has not begun.
     *
     * @param position how many points of each trace are over, moved on to the moment
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
     * The share of runs that have reached the target by a time: the empirical distribution of the time to target (Aiex,
     * Resende, Ribeiro, 2002 and 2007), where runs without success count as runs. Empty without a success.
     */
    StepCurve timeToTarget(ChartAxis time) {
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
        return new StepCurve(method, tone, StepCurve.Weight.BOLD, points);
    }

    /** The axis for the traces of all methods. */
    static ChartAxis timeOf(List<MethodResult.Tried> methods) {
        DoubleSummaryStatistics seconds = methods.stream()
                .flatMap(method -> method.runs().stream().map(RunResult::claim))
                .flatMap(claim -> claim.trace().isEmpty()
                        ? claim.end().seconds().stream()
                        : claim.trace().stream().map(TracePoint::seconds))
                .collect(Collectors.summarizingDouble(each -> each));
        return seconds.getCount() == 0
                ? ChartAxis.logSeconds(1, 1)
                : ChartAxis.logSeconds(seconds.getMin(), seconds.getMax());
    }

    /**
     * A value that changes in steps.
     *
     * @param name what it is, shown under the mouse
     * @param tone number of the method whose colour it has, from 0
     * @param weight whether it is one of many or stands for them
     * @param points each holds until the next one
     */
    record StepCurve(String name, int tone, Weight weight, List<Point> points) {
        /** How it is drawn. */
        enum Weight {
            THIN,
            BOLD
        }

        /** From here on it has this value. */
        record Point(double at, double value) {}

        StepCurve {
            points = List.copyOf(points);
        }
    }
}
