package io.github.quadrille.lab.tune;

import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.core.puzzle.Puzzle;


/**
 * What a run of the test came to.
 *
 * @param missed cells left uncovered by its fullest part
 * @param loss what the objective makes of it
 * @param moves states looked at
 */
public record TestRun(boolean packed, int missed, double loss, double cost, long moves, long steps, double seconds) {
    static TestRun of(LocalRun run, Puzzle puzzle, Objective objective, long mostMoves) {
        return new TestRun(
                run.isPacked(),
                puzzle.mandatoryCells() - run.end().covered(),
                objective.loss(run, puzzle, mostMoves),
                run.end().cost(),
                run.moves(),
                run.iterations(),
                run.end().seconds());
    }
}
