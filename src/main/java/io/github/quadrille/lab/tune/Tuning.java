package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Describes a search for parameters.
 *
 * @param puzzles the puzzles of the race
 * @param tests the puzzles of the test, which can be those of the race
 * @param by the way in which settings are searched
 * @param objective the quantity that is to become small
 * @param limits the limits of every run, with the number of states that the run may examine; the seed of these limits
 *     gives the seeds of all runs
 * @param evaluations the largest number of measurements in the whole race
 * @param runs the number of runs in one measurement
 * @param testRuns the number of runs of the winner, and of the default setting, on every puzzle of the test
 * @param timeLimit the time after which the race ends; the test follows
 * @param threads the number of runs that this machine makes at the same time
 * @param elsewhere whether other machines make the runs
 */
public record Tuning(
        Tunable method,
        List<Puzzle> puzzles,
        List<Puzzle> tests,
        Tuning.By by,
        Tuning.Objective objective,
        LocalLimits limits,
        int evaluations,
        int runs,
        int testRuns,
        Optional<Duration> timeLimit,
        int threads,
        boolean elsewhere) {
    public Tuning {
        puzzles = List.copyOf(puzzles);
        tests = List.copyOf(tests);
    }

    /** A {@code By} is the way in which the search looks for good settings. */
    public enum By {
        /** Settings race, and the worse half is dropped, again and again. */
        RACING("race"),
        /**
         * A genetic algorithm breeds the settings. The authors of the published genetic system named such a search for
         * parameters as future work.
         */
        GENETIC("genetic search");

        private final String noun;

        By(String noun) {
            this.noun = noun;
        }

        /** Returns a noun for the search, such as {@code race}. */
        public String noun() {
            return noun;
        }
    }

    /** Returns whether the test has the same puzzles as the race, so that only its seeds are new. */
    public boolean testsSeedsOnly() {
        return tests.equals(puzzles);
    }

    /** Returns the loss of a run, which is at least 0. */
    double loss(LocalRun run, Puzzle puzzle) {
        return objective.loss(run, puzzle, limits.maxMoves());
    }

    /**
     * An {@code Objective} is the quantity that is to become small, on average over runs. The cost that a method
     * minimises is not used here. The parameters of the method determine what this cost counts, so costs under
     * different settings cannot be compared.
     */
    public enum Objective {
        /**
         * The loss is the number of uncovered cells in the fullest packing that the run saw, in percent of the cells to
         * cover. A run without a complete packing counts at least one cell.
         */
        MISSED {
            @Override
            double loss(LocalRun run, Puzzle puzzle, long mostMoves) {
                int cells = puzzle.mandatoryCells();
                int missed = cells - run.end().covered();
                return run.isPacked() ? 0 : PERCENT * Math.max(1, missed) / cells;
            }
        },
        /**
         * The loss is the number of states examined until the packing was found, in percent of the states allowed. For
         * a run without a packing it is ten times the states allowed. In the literature on configuration this is the
         * penalized average runtime PAR10, here with states in place of seconds.
         */
        EFFORT {
            @Override
            double loss(LocalRun run, Puzzle puzzle, long mostMoves) {
                return run.isPacked() ? PERCENT * run.moves() / mostMoves : PERCENT * PENALTY;
            }
        };

        private static final double PERCENT = 100;
        private static final double PENALTY = 10;

        /**
         * Returns the loss of a run, which is at least 0.
         *
         * @param mostMoves the number of states that the run may examine
         */
        abstract double loss(LocalRun run, Puzzle puzzle, long mostMoves);

        /** Returns the word for the objective on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
