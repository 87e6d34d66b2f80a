package io.github.quadrille.lab.tune;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalListener;
import io.github.quadrille.lab.local.LocalLoop;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.Method;
import java.util.List;

/**
 * How many states a method looks at in a number of steps. Settings are to be held against each other with equal effort:
 * a step of a large population is more work than one of a small population.
 */
public final class UsualEffort {
    private UsualEffort() {}

    /** In the steps of a run on each puzzle, or as many as its steps would come to when it ends before; the most of all. */
    public static long of(Method method, List<Puzzle> puzzles, long steps, LocalListener listener) {
        long most = 1;
        for (Puzzle puzzle : puzzles) {
            LocalRun run = LocalLoop.run(puzzle, method, LocalLimits.NONE.withMaxIterations(steps), listener);
            most = Math.max(most, (long) ((double) run.moves() / Math.max(1, run.iterations()) * steps));
        }
        return most;
    }
}
