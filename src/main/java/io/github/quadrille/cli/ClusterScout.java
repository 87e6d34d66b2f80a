package io.github.quadrille.cli;

import java.util.function.Function;
import java.util.List;
import io.github.quadrille.generate.GeneratedPuzzle;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.generate.Attempt;
import io.github.quadrille.generate.Scout;
import io.github.quadrille.worker.AttemptOrder;
import java.util.concurrent.CompletableFuture;

/** Lets workers make attempts ahead. */
record ClusterScout(ClusterErrands workers) implements Scout {
    private static final int AHEAD = 256;

    /** Looks for puzzles: all here, but for attempts that workers have found to fail. */
    static List<GeneratedPuzzle> find(
            ClusterFlags cluster,
            Function<Scout, List<GeneratedPuzzle>> search,
            GenerateProgress progress,
            Terminal terminal)
            throws UnusableInput {
        if (!cluster.isCluster()) {
            return search.apply(Scout.NONE);
        }
        return cluster.byWorkers(
                "attempt",
                workers -> {
                    workers.begin();
                    return search.apply(new ClusterScout(workers));
                },
                progress,
                progress,
                terminal);
    }

    @Override
    public CompletableFuture<Boolean> look(Attempt attempt) {
        return workers.errands().ask(AttemptOrder.errand(attempt), attempt.puzzle(), AttemptOrder::read);
    }

    @Override
    public int ahead() {
        return AHEAD;
    }
}
