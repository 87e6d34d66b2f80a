package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunClaim.Moment;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Holds the statistics of many runs of one method on one puzzle. A refuted run is counted in the number of runs, but
 * not in the other numbers. A number is empty if there are too few runs for it. A mean is also empty if some run does
 * not report its value.
 *
 * @param runs the number of runs
 * @param successes the number of runs that reached the target, see {@link RunResult#success}
 * @param meanCovered the mean number of mandatory cells covered
 * @param deviationCovered the standard deviation of the number of mandatory cells covered (of a sample: divided by runs
 *     - 1)
 * @param bestCovered the greatest number of mandatory cells covered
 * @param meanCost the mean of the lowest costs of the runs
 * @param costInterval the confidence interval for the mean cost; empty if all runs have the same cost
 * @param meanIterations the mean number of steps
 * @param medianSeconds the median time to the target, over the successful runs
 * @param medianIterations the median number of steps to the target, over the successful runs
 * @param medianSinceRestart the median number of steps from the last restart to the target, over the successful runs
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

    /**
     * Computes the statistics of runs. For n runs, the time is proportional to n log n because of the medians, and also
     * to the sizes of the traces.
     */
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
     * Returns a number for each run. The array is empty if some run does not report the number. A mean without that run
     * could be wrong, because that run can be one of the better runs.
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

    /** Returns the middle value, or the mean of the two middle values. The result is empty if there are no values. */
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
