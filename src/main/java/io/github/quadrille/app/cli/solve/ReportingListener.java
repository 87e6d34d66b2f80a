package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerReport;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;

/** Reports packings as they are found, and how far the search is; also stops it when its answers are not read any more. */
final class ReportingListener extends ProgressLine {
    private final Terminal terminal;
    private final AnswerReport report;
    private boolean unread;

    ReportingListener(Terminal terminal, AnswerReport report, String name, Interruption interruption) {
        super(
                terminal,
                name,
                interruption,
                now -> now instanceof Progress.Count ? "by the frontier: " + now.done() : now.done());
        this.terminal = terminal;
        this.report = report;
    }

    @Override
    public void found(Packing packing) {
        clear();
        report.packing(packing);
        unread = terminal.out().checkError();
    }

    @Override
    public boolean isInterrupted() {
        return unread || super.isInterrupted();
    }
}
