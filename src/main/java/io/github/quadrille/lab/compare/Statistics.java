package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunClaim.Moment;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Numbers of many runs of one method on one puzzle. Refuted runs count as runs, and for nothing else. A number that so
 * few runs do not have is empty.
 *
 * @param runs how many there were
 * @param successes how many reached the target, see {@link RunResult#success}
 * @param meanCovered mandatory cells covered, on average
 * @param deviationCovered their standard deviation (of a sample: divided by runs - 1)
 * @param bestCovered the most mandatory cells covered
 * @param meanCost the lowest cost, on average
 * @param costInterval where the mean lies that very many runs would have; empty where all cost the same
 * @param meanIterations steps, on average
 * @param medianSeconds to the target, over the successful runs
 * @param medianIterations to the target, over the successful runs
 * @param medianSinceRestart those of these steps that were done since the last restart
 * @param medianRestarts before the target was reached, over the successful runs
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

    /** Computes them; n log n for the medians. */
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

    /** A number of the runs; nothing where one of them does not tell, for the others may be the better ones. */
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

    /** Of a sample; empty below two values. */
    static OptionalDouble deviation(double... values) {
        if (values.length < 2) {
            return OptionalDouble.empty();
        }
        double mean = mean(values).orElseThrow();
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return OptionalDouble.of(Math.sqrt(squares / (values.length - 1)));
    }

    /** The middle value, or the mean of the two in the middle. */
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
