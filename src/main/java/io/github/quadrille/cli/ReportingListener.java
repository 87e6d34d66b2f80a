package io.github.quadrille.cli;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.question.CountProgress;
import io.github.quadrille.question.Progress;
import io.github.quadrille.solve.SolveListener;

/** Passes on what a search says, and Ctrl-C to it; also stops it when nobody reads the answers any more. */
final class ReportingListener implements SolveListener {
    private final Terminal terminal;
    private final AnswerReport report;
    private final ProgressLine progress;
    private final Interruption interruption;
    private boolean unread;

    ReportingListener(Terminal terminal, AnswerReport report, ProgressLine progress, Interruption interruption) {
        this.terminal = terminal;
        this.report = report;
        this.progress = progress;
        this.interruption = interruption;
    }

    @Override
    public void found(Packing packing) {
        progress.clear();
        interruption.printing();
        report.packing(packing);
        unread = terminal.out().checkError();
    }

    @Override
    public void progress(Progress now) {
        String found = now.packings() == 0
                ? "best %,d of %,d cells".formatted(now.covered(), now.coverable())
                : "%,d packings".formatted(now.packings());
        double rate = now.nodes() / Math.max(0.001, now.elapsed().toMillis() / 1000.0);
        progress.show("%,d nodes (%,.0f/s), %s".formatted(now.nodes(), rate, found), now.elapsed(), now.left());
    }

    @Override
    public void counting(CountProgress now) {
        progress.show("by the frontier: " + now.done(), now.elapsed(), now.left());
    }

    @Override
    public boolean isInterrupted() {
        return unread || interruption.isRequested();
    }
}
