package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ClusterErrands;
import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.app.generate.Attempt;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.app.generate.Scout;
import io.github.quadrille.app.worker.AttemptOrder;

import java.util.function.Function;
import java.util.List;
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
