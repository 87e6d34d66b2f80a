package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.question.SearchListener.Progress;
import io.github.quadrille.engine.solve.SolveListener;

/** Shows how a search goes, whose packings are for somebody else, and ends it on Ctrl-C. */
public record WatchedSolve(ProgressLine line, Interruption interruption) implements SolveListener {
    @Override
    public void progress(Progress now) {
        line.show("%,d nodes".formatted(now.nodes()), now.elapsed(), now.left());
    }

    @Override
    public boolean isInterrupted() {
        return interruption.isRequested();
    }
}
