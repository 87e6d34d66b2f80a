package io.github.quadrille.engine.solve;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.CountListener.CountProgress;
import io.github.quadrille.core.question.SearchListener.CoverProgress;
import io.github.quadrille.core.question.SearchListener.Progress;

/** Passes on to another how it goes, and its wish to stop; what is found is left to whoever looks at that first. */
abstract class ForwardingListener implements SolveListener {
    /** Who listens now. */
    abstract SolveListener hearer();

    @Override
    public void progress(Progress progress) {
        hearer().progress(progress);
    }

    @Override
    public void progress(CoverProgress progress) {
        hearer().progress(progress);
    }

    @Override
    public void counting(CountProgress progress) {
        hearer().counting(progress);
    }

    @Override
    public boolean wantsParts() {
        return hearer().wantsParts();
    }

    @Override
    public void part(Packing part) {
        hearer().part(part);
    }

    @Override
    public boolean isInterrupted() {
        return hearer().isInterrupted();
    }
}
