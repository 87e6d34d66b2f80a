package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What is asked for.
 *
 * @param puzzles on which settings race
 * @param tests on which the winner is tested; those of the race where there are no others
 * @param by how settings are looked for
 * @param objective what is to become small
 * @param limits of every run; states looked at are limited, its seed is what all seeds are made from
 * @param evaluations how many times some setting may be measured
 * @param runs that one measurement takes
 * @param testRuns how often the winner and the usual setting are run on every puzzle of the test
 * @param timeLimit after which the race ends; the test follows
 * @param threads how many runs are made at the same time here
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

    /** How settings are looked for. */
    public enum By {
        /** They race, and the worse half goes, again and again. */
        RACING("race"),
        /** They are bred, as the authors of the genetic system wished. */
        GENETIC("genetic search");

        private final String noun;

        By(String noun) {
            this.noun = noun;
        }

        /** What it is, in words. */
        public String noun() {
            return noun;
        }
    }

    /** Whether the test has seeds only that the search has not seen, and no puzzle. */
    public boolean testsSeedsOnly() {
        return tests.equals(puzzles);
    }

    /** How bad a run is, from 0. */
    double loss(LocalRun run, Puzzle puzzle) {
        return objective.loss(run, puzzle, limits.maxMoves());
    }

    /**
     * What is to become small, on average over runs. No cost of a method will do: parameters say what it counts, so that it
     * means another thing under each setting.
     */
    public enum Objective {
        /** Cells that the fullest part left uncovered, in percent of those to cover; without a packing one at least. */
        MISSED {
            @Override
            double loss(LocalRun run, Puzzle puzzle, long mostMoves) {
                int cells = puzzle.mandatoryCells();
                int missed = cells - run.end().covered();
                return run.isPacked() ? 0 : PERCENT * Math.max(1, missed) / cells;
            }
        },
        /**
         * States looked at until the packing, in percent of those allowed; ten times all of them without a packing. This is
         * the penalized average runtime PAR10 of the literature on configuration, with states for seconds.
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
         * How bad a run is, from 0.
         *
         * @param mostMoves how many states it might look at
         */
        abstract double loss(LocalRun run, Puzzle puzzle, long mostMoves);

        /** As on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
