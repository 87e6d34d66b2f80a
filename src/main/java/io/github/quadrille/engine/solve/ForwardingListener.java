package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.SolveListener;

/** Passes on to another listener how it goes, and its wish to stop; packings that are found are not passed on. */
class ForwardingListener implements SolveListener {
    private final SolveListener listener;

    ForwardingListener(SolveListener listener) {
        this.listener = listener;
    }

    /** To which it passes on. */
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
