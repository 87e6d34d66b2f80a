package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import java.util.List;

/**
 * Measures how many states a method examines in a number of steps. Settings are compared with equal numbers of states,
 * because a step of a large population is more work than a step of a small population.
 */
public final class UsualEffort {
    private UsualEffort() {}

    /**
     * Returns the largest number of states that a run of this many steps examines on any of the puzzles. If a run ends
     * after fewer steps, its number of states is scaled up to all steps.
     */
    public static long of(Method method, List<Puzzle> puzzles, long steps, LocalListener listener) {
        long most = 1;
        for (Puzzle puzzle : puzzles) {
            LocalRun run = LocalLoop.run(puzzle, method, LocalLimits.NONE.withMaxIterations(steps), listener);
            most = Math.max(most, (long) ((double) run.moves() / Math.max(1, run.iterations()) * steps));
        }
        return most;
    }
}
