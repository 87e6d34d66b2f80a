package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.parts.Task;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import java.util.function.BooleanSupplier;

/**
 * A {@code RunTask} makes one run of a local search.
 *
 * @param puzzle the puzzle
 * @param method the method
 * @param limits the limits of the run, with its seed
 */
public record RunTask(Puzzle puzzle, Method method, LocalLimits limits) implements Task<RunAttempt> {
    @Override
    public RunAttempt answer(Limits share, BooleanSupplier stop) {
        return RunAttempt.of(puzzle, method, limits, LocalListener.until(stop));
    }
}
