package io.github.quadrille.cli;

import io.github.quadrille.question.CountProgress;
import io.github.quadrille.solve.SolveListener;

/** Shows how far a count has come, and passes Ctrl-C on to it. */
final class CountProgressLine implements SolveListener, SharedLine {
    private final ProgressLine line;
    private final Interruption interruption;
    private volatile long packings;

    CountProgressLine(Terminal terminal, String name, Interruption interruption) {
        this.line = new ProgressLine(terminal, name);
        this.interruption = interruption;
    }

    @Override
    public synchronized void counting(CountProgress progress) {
        packings = Math.max(packings, progress.packings());
        line.show(progress.done(), progress.elapsed(), progress.left());
    }

    /** How many are known by now, at least. */
    long packings() {
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
