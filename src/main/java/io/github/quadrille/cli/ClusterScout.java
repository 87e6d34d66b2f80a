package io.github.quadrille.cli;

import io.github.quadrille.generate.Attempt;
import io.github.quadrille.generate.Scout;
import io.github.quadrille.worker.AttemptOrder;
import java.util.concurrent.CompletableFuture;

/** Lets workers make attempts ahead. */
record ClusterScout(ClusterErrands workers) implements Scout {
    private static final int AHEAD = 256;

    @Override
    public CompletableFuture<Boolean> look(Attempt attempt) {
        return workers.errands().ask(AttemptOrder.errand(attempt), attempt.puzzle(), AttemptOrder::read);
    }

    @Override
    public int ahead() {
        return AHEAD;
    }
}
