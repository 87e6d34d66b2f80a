package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.Task;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * An {@code ExactTask} finds the exact answer to a puzzle.
 *
 * @param puzzle the puzzle
 * @param limit the time limit
 */
record ExactTask(Puzzle puzzle, Duration limit) implements Task<Proven> {
    @Override
    public Proven answer(Limits share, BooleanSupplier stop) {
        return ExactAnswer.of(puzzle, limit, stop);
    }
}
