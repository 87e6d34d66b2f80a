package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.question.CountListener.CountProgress;
import io.github.quadrille.engine.solve.SolveListener;

/** Shows how far a count has come, and passes Ctrl-C on to it. */
public final class CountProgressLine implements SolveListener, StatusLine {
    private final ProgressLine line;
    private final Interruption interruption;
    private volatile long packings;

    public CountProgressLine(Terminal terminal, String name, Interruption interruption) {
        this.line = new ProgressLine(terminal, name);
        this.interruption = interruption;
    }

    @Override
    public synchronized void counting(CountProgress progress) {
        packings = Math.max(packings, progress.packings());
        line.show(progress.done(), progress.elapsed(), progress.left());
    }

    /** How many are known by now, at least. */
    public long packings() {
        return packings;
    }

    @Override
    public boolean isInterrupted() {
        return interruption.isRequested();
    }

    @Override
    public synchronized void clear() {
        line.clear();
    }
}
