package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.lab.clear.GameListener;
import io.github.quadrille.lab.clear.GameListener.GameProgress;

/** How far a search for a plan has come, on one line of a terminal; and Ctrl-C for it. */
final class ClearProgress implements GameListener {
    private final ProgressLine line;
    private final Interruption interruption;

    ClearProgress(Terminal terminal, String board, Interruption interruption) {
        this.line = new ProgressLine(terminal, board);
        this.interruption = interruption;
    }

    @Override
    public void progress(GameProgress now) {
        String work = now.moves() == 0
                ? "%,d conflicts of the proof".formatted(now.nodes())
                : "%,d nodes, trying %d moves".formatted(now.nodes(), now.moves());
        line.show(work, now.elapsed(), now.left());
    }

    @Override
    public boolean isInterrupted() {
        return interruption.isRequested();
    }

    /** Makes room for the answer. */
    void clear() {
        line.clear();
    }
}
