package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunClaim.Moment;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Holds the statistics of many runs of one method on one puzzle. Refuted runs only count as runs. A number is empty if
 * there are too few runs for it.
 *
 * @param runs the number of runs
 * @param successes the number of runs that reached the target, see {@link RunResult#success}
 * @param meanCovered the mean of the mandatory cells covered
 * @param deviationCovered the standard deviation of the mandatory cells covered (of a sample: divided by runs - 1)
 * @param bestCovered the most mandatory cells covered
 * @param meanCost the mean of the lowest costs
 * @param costInterval the interval for the mean cost of very many runs; empty where all runs cost the same
 * @param meanIterations the mean number of steps
 * @param medianSeconds the median time to the target, over the successful runs
 * @param medianIterations the median number of steps to the target, over the successful runs
 * @param medianSinceRestart the median number of these steps that were done since the last restart
 * @param medianRestarts the median number of restarts before the target was reached, over the successful runs
 */
public record Statistics(
        int runs,
        int successes,
        OptionalDouble meanCovered,
        OptionalDouble deviationCovered,
        Optional<Integer> bestCovered,
        OptionalDouble meanCost,
        Optional<ConfidenceInterval> costInterval,
        OptionalDouble meanIterations,
        OptionalDouble medianSeconds,
        OptionalDouble medianIterations,
        OptionalDouble medianSinceRestart,
        OptionalDouble medianRestarts) {

    /** Computes the statistics of runs. The medians take n log n time. */
    public static Statistics of(List<RunResult> runs) {
        List<RunResult> sound = runs.stream().filter(RunResult::isSound).toList();
        List<Moment> reached =
                sound.stream().flatMap(run -> run.success().stream()).toList();
        double[] covered = ofAll(sound, RunResult::covered);
        double[] costs = ofAll(sound, RunResult::cost);
        return new Statistics(
                runs.size(),
                reached.size(),
                mean(covered),
                deviation(covered),
                sound.stream().flatMap(run -> run.covered().stream()).max(Comparator.naturalOrder()),
                mean(costs),
                ConfidenceInterval.ofMean(costs).filter(interval -> interval.half() > 0),
                mean(ofAll(sound, run -> run.claim().end().iterations())),
                median(told(reached, Moment::seconds)),
                median(told(reached, Moment::iterations)),
                median(told(reached, Moment::sinceRestart)),
                median(told(reached, Moment::restarts)));
    }

    /**
     * Returns a number of each run; an empty array if any run does not report it, because that run may be one of the
     * better ones.
     */
    static double[] ofAll(List<RunResult> runs, Function<RunResult, Optional<? extends Number>> value) {
        double[] told = told(runs, value);
        return told.length == runs.size() ? told : new double[0];
    }

    private static <T> double[] told(List<T> all, Function<T, Optional<? extends Number>> value) {
        return all.stream()
                .flatMap(one -> value.apply(one).stream())
                .mapToDouble(Number::doubleValue)
                .toArray();
    }

    static OptionalDouble mean(double... values) {
        return Arrays.stream(values).average();
    }

    /** Returns the standard deviation of a sample; empty for fewer than two values. */
    static OptionalDouble deviation(double... values) {
        if (values.length < 2) {
            return OptionalDouble.empty();
        }
        double mean = mean(values).orElseThrow();
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return OptionalDouble.of(Math.sqrt(squares / (values.length - 1)));
    }

    /** Returns the middle value, or the mean of the two in the middle. */
    static OptionalDouble median(double... values) {
        if (values.length == 0) {
            return OptionalDouble.empty();
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return OptionalDouble.of(sorted.length % 2 == 1 ? sorted[middle] : sorted[middle - 1] / 2 + sorted[middle] / 2);
    }
}
