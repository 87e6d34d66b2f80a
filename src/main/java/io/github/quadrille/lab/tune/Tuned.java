package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.local.LocalRun;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Holds the result of a search for parameters.
 *
 * @param setting the winner of the race; the usual one where nothing was better
 * @param evaluations the number of measurements
 * @param settings the number of settings that were measured
 * @param stopped the event that ended the race before its budget was used, if there was one
 * @param test the results of the test by puzzle; empty after an interruption, or where the usual setting has won
 */
public record Tuned(
        Setting setting, int evaluations, int settings, Optional<Stopped> stopped, List<Tuned.PuzzleTest> test) {
    /** A {@code Stopped} tells what ended the race before its budget was used. */
    public enum Stopped {
        TIME,
        INTERRUPTED
    }

    public Tuned {
        test = List.copyOf(test);
    }

    /** Returns whether a setting other than the usual one has won the race. */
    public boolean isChanged() {
        return !setting.changed().isEmpty();
    }

    public Optional<Gain> gain() {
        return test.isEmpty() ? Optional.empty() : Optional.of(Gain.of(test));
    }

    /** Returns whether the test shows that the winner is better. */
    public boolean isGain() {
        return gain().map(Gain::isShown).orElse(false);
    }

    /**
     * A {@code Gain} is the loss of a race's winner less the loss of the usual setting, on average over the seeds of
     * the test. Below 0 the winner is better.
     *
     * @param mean the mean difference
     * @param low the lower end of an interval that has the mean of very many seeds with 95 % confidence; empty with one
     *     seed only
     * @param high the upper end of that interval; empty with one seed only
     */
    public record Gain(double mean, Optional<Double> low, Optional<Double> high) {
        static Gain of(List<PuzzleTest> tests) {
            double[] differences = tests.stream()
                    .flatMapToDouble(test -> Arrays.stream(test.differences()))
                    .toArray();
            Optional<ConfidenceInterval> within = ConfidenceInterval.ofMean(differences);
            return new Gain(
                    Arrays.stream(differences).average().orElseThrow(),
                    within.map(ConfidenceInterval::low),
                    within.map(ConfidenceInterval::high));
        }

        /** Returns whether the winner is better by more than chance explains. */
        public boolean isShown() {
            return high.map(most -> most < 0).orElse(false);
        }

        /** Returns whether the winner is worse by more than chance explains. */
        public boolean isLoss() {
            return low.map(least -> least > 0).orElse(false);
        }
    }

    /**
     * A {@code PuzzleTest} has the runs of the usual setting and of the winner on one puzzle. The i-th runs of both
     * have the same seed.
     */
    public record PuzzleTest(Puzzle puzzle, List<TestRun> usual, List<TestRun> tuned) {
        public PuzzleTest {
            usual = List.copyOf(usual);
            tuned = List.copyOf(tuned);
        }

        /**
         * Returns, seed by seed, the loss of the winner less the loss of the usual setting. Below 0 the winner is
         * better.
         */
        double[] differences() {
            return IntStream.range(0, usual.size())
                    .mapToDouble(i -> tuned.get(i).loss() - usual.get(i).loss())
                    .toArray();
        }
    }

    /**
     * A {@code TestRun} is the result of one run of the test.
     *
     * @param missed the number of cells that the fullest part of the run leaves uncovered
     * @param loss the loss of the run by the objective
     * @param moves the number of states examined
     */
    public record TestRun(
            boolean packed, int missed, double loss, double cost, long moves, long steps, double seconds) {
        static TestRun of(LocalRun run, Puzzle puzzle, Tuning asked) {
            return new TestRun(
                    run.isPacked(),
                    puzzle.mandatoryCells() - run.end().covered(),
                    asked.loss(run, puzzle),
                    run.end().cost(),
                    run.moves(),
                    run.iterations(),
                    run.end().seconds());
        }
    }
}
