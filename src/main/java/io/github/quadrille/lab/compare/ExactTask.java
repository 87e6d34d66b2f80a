package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.Task;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Proves what can be proven of a puzzle.
 *
 * @param limit how long it may take
 */
record ExactTask(Puzzle puzzle, Duration limit) implements Task<Proven> {
    @Override
    public Proven answer(Limits share, BooleanSupplier stop) {
        return ExactAnswer.of(puzzle, limit, stop);
    }
}
