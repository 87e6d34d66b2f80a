package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ClusterFlags;
import io.github.quadrille.app.cli.shared.ClusterTasks;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.generate.AttemptFilter;
import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.app.generate.GeneratedPuzzle;
import io.github.quadrille.app.worker.ErrandTask.AttemptTask;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.wire.RecordMessage;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** Lets workers make attempts ahead. */
record ClusterAttemptFilter(ClusterTasks workers) implements AttemptFilter {
    private static final int AHEAD = 256;

    /** Looks for puzzles: all here, but for attempts that workers have found to fail. */
    static List<GeneratedPuzzle> find(
            ClusterFlags cluster,
            Function<AttemptFilter, List<GeneratedPuzzle>> search,
            ProgressLine progress,
            Terminal terminal)
            throws UnusableInput {
        if (!cluster.isCluster()) {
            return search.apply(AttemptFilter.NONE);
        }
        return cluster.byWorkers(
                "attempt",
                workers -> {
                    workers.begin();
                    return search.apply(new ClusterAttemptFilter(workers));
                },
                progress,
                terminal);
    }

    @Override
    public CompletableFuture<Boolean> look(GenerationAttempt generationAttempt) {
        return workers.errands()
                .ask(
                        AttemptTask.of(generationAttempt).errand(),
                        generationAttempt.puzzle(),
                        text -> RecordMessage.read(text, Boolean.class));
    }

    @Override
    public int ahead() {
        return AHEAD;
    }
}
