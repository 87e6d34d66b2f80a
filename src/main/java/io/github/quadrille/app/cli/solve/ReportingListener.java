package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.ProgressWords;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.io.answer.StreamedAnswer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.OptionalLong;

/**
 * Reports packings as they are found, and shows the progress of the search. It stops the search when the answers are
 * not read any more.
 */
final class ReportingListener extends ProgressLine {
    private final Terminal terminal;
    private final StreamedAnswer report;
    private boolean unread;

    ReportingListener(Terminal terminal, StreamedAnswer report, String name) {
        super(
                terminal,
                name,
                now -> (now instanceof Progress.Count ? "by the frontier: " : "") + ProgressWords.done(now));
        this.terminal = terminal;
        this.report = report;
    }

    @Override
    public void found(Packing packing) {
        found(packing, OptionalLong.empty());
    }

    /**
     * Reports a packing. It can stand for a class, which has all packings that symmetries map to each other.
     *
     * @param images the number of packings in the class; empty if the packing stands for no class
     */
    void found(Packing packing, OptionalLong images) {
        clear();
        try {
            report.packing(packing, images);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        unread = terminal.out().checkError();
    }

    @Override
    public boolean isInterrupted() {
        return unread || super.isInterrupted();
    }
}
