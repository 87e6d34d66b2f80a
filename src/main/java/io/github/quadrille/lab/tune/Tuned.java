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
 * @param setting the winner of the race; the default setting if no other setting was better
 * @param evaluations the number of measurements
 * @param settings the number of settings that were measured
 * @param stopped the reason why the race or the test ended early; empty if neither did
 * @param test the results of the test for each puzzle; empty after an interruption, or if the default setting has won
 */
public record Tuned(
        Setting setting, int evaluations, int settings, Optional<Stopped> stopped, List<Tuned.PuzzleTest> test) {
    /**
     * A {@code Stopped} tells why a search for parameters ended early: the time of the race was over, or the race or
     * the test was interrupted.
     */
    public enum Stopped {
        TIME,
        INTERRUPTED
    }

    public Tuned {
        test = List.copyOf(test);
    }

    /** Returns whether a setting other than the default setting has won the race. */
    public boolean isChanged() {
        return !setting.changed().isEmpty();
    }

    public Optional<Gain> gain() {
        return test.isEmpty() ? Optional.empty() : Optional.of(Gain.of(test));
    }

    /** Returns whether the test shows that the winner is better than the default setting. */
    public boolean isGain() {
        return gain().map(Gain::isShown).orElse(false);
    }

    /**
     * A {@code Gain} is the loss of a race's winner less the loss of the default setting, on average over all puzzles
     * and seeds of the test. If it is below 0, the winner is better.
     *
     * @param mean the mean difference
     * @param low the lower end of the 95 % confidence interval for the mean over very many seeds; empty if there is
     *     only one difference
     * @param high the upper end of that interval; empty if there is only one difference
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
     * A {@code PuzzleTest} has the runs of the default setting and of the winner on one puzzle. The i-th runs of both
     * have the same seed.
     */
    public record PuzzleTest(Puzzle puzzle, List<TestRun> usual, List<TestRun> tuned) {
        public PuzzleTest {
            usual = List.copyOf(usual);
            tuned = List.copyOf(tuned);
        }

        /**
         * Returns, for each seed, the loss of the winner less the loss of the default setting. A number below 0 means
         * that the winner is better.
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
     * @param missed the number of cells that stay uncovered in the fullest packing that the run saw
     * @param loss the loss of the run by the objective of the search
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
