package io.github.quadrille.cli;

import io.github.quadrille.question.Progress;
import io.github.quadrille.solve.SolveListener;

/** Shows how a search goes, whose packings are for somebody else, and ends it on Ctrl-C. */
record WatchedSolve(ProgressLine line, Interruption interruption) implements SolveListener {
    @Override
    public void progress(Progress now) {
        line.show("%,d nodes".formatted(now.nodes()), now.elapsed(), now.left());
    }

    @Override
    public boolean isInterrupted() {
        return interruption.isRequested();
    }
}
