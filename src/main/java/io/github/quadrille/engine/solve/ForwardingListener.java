package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SolveListener;

/**
 * Passes progress and partial packings on to another listener. What that listener answers, such as the wish to stop, is
 * returned to the search. Packings that are found are not passed on.
 */
class ForwardingListener implements SolveListener {
    private final SolveListener listener;

    ForwardingListener(SolveListener listener) {
        this.listener = listener;
    }

    /** Returns the listener that receives what is passed on. */
    SolveListener listener() {
        return listener;
    }

    @Override
    public void progress(Progress now) {
        listener().progress(now);
    }

    @Override
    public boolean wantsParts() {
        return listener().wantsParts();
    }

    @Override
    public void part(Packing part) {
        listener().part(part);
    }

    @Override
    public boolean isInterrupted() {
        return listener().isInterrupted();
    }
}
