package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerReport;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.CountListener.CountProgress;
import io.github.quadrille.core.question.SearchListener.CoverProgress;
import io.github.quadrille.core.question.SearchListener.Progress;
import io.github.quadrille.engine.solve.SolveListener;
import java.time.Duration;

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
        report.packing(packing);
        unread = terminal.out().checkError();
    }

    @Override
    public void progress(Progress now) {
        String found = now.packings() == 0
                ? "best %,d of %,d cells".formatted(now.covered(), now.coverable())
                : "%,d packings".formatted(now.packings());
        progress.show("%s, %s".formatted(rate(now.nodes(), now.elapsed()), found), now.elapsed(), now.left());
    }

    @Override
    public void progress(CoverProgress now) {
        String bound =
                now.bound().isPresent() ? ", at most %,d".formatted(now.bound().getAsLong()) : "";
        progress.show(
                "best %,d%s %s; %s, %s"
                        .formatted(
                                now.worth().orElse(0),
                                bound,
                                now.unit(),
                                now.doing(),
                                rate(now.nodes(), now.elapsed())),
                now.elapsed(),
                now.left());
    }

    private static String rate(long nodes, Duration elapsed) {
        return "%,d nodes (%,.0f/s)".formatted(nodes, nodes / Math.max(0.001, elapsed.toMillis() / 1000.0));
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
