package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.Locale;

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
