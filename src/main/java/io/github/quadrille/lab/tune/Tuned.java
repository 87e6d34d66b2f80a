package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.local.LocalRun;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What came of a search for parameters.
 *
 * @param setting the winner of the race; the usual one where nothing was better
 * @param evaluations how many measurements there were
 * @param settings how many settings were measured
 * @param stopped what ended the race before its budget was used, if anything did
 * @param test by puzzle, as far as there was one: none after an interruption, or where the usual setting has won
 */
public record Tuned(
        Setting setting, int evaluations, int settings, Optional<Stopped> stopped, List<Tuned.PuzzleTest> test) {
    /** What ended it. */
    public enum Stopped {
        TIME,
        INTERRUPTED
    }

    public Tuned {
        test = List.copyOf(test);
    }

    /** Whether the race was won by anything else than what is usual. */
    public boolean isChanged() {
        return !setting.changed().isEmpty();
    }

    public Optional<Gain> gain() {
        return test.isEmpty() ? Optional.empty() : Optional.of(Gain.of(test));
    }

    /** Whether the test shows that the winner is better. */
    public boolean isGain() {
        return gain().map(Gain::isShown).orElse(false);
    }

    /**
     * By how much the winner of a race differs from the usual setting in the test: of the differences of their losses, seed by
     * seed. Below 0 the winner is better.
     *
     * @param mean on average
     * @param low with 95 % the mean of very many seeds is not below this; empty with one seed only, as is {@code high}
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

        /** Whether chance alone would hardly make it look better. */
        public boolean isShown() {
            return high.map(most -> most < 0).orElse(false);
        }

        /** Whether chance alone would hardly make it look worse. */
        public boolean isLoss() {
            return low.map(least -> least > 0).orElse(false);
        }
    }

    /**
     * The usual setting and the winner on one puzzle: the i-th runs of both have the same seed.
     */
    public record PuzzleTest(Puzzle puzzle, List<TestRun> usual, List<TestRun> tuned) {
        public PuzzleTest {
            usual = List.copyOf(usual);
            tuned = List.copyOf(tuned);
        }

        /** What the winner adds to the loss, seed by seed; below 0 it gains. */
        double[] differences() {
            return IntStream.range(0, usual.size())
                    .mapToDouble(i -> tuned.get(i).loss() - usual.get(i).loss())
                    .toArray();
        }
    }

    /**
     * What a run of the test came to.
     *
     * @param missed cells left uncovered by its fullest part
     * @param loss what the objective makes of it
     * @param moves states looked at
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
