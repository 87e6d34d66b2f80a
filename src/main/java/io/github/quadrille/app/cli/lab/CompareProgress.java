package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.OverwrittenLine;
import io.github.quadrille.app.cli.shared.StatusLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.lab.compare.Comparison.ComparisonListener;
import java.time.Duration;

/** How far a comparison has come, on one line of a terminal; and Ctrl-C for it. */
final class CompareProgress implements ComparisonListener, StatusLine {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final OverwrittenLine line;
    private final Interruption interruption;
    private Duration next = SILENCE;

    CompareProgress(Terminal terminal, Interruption interruption) {
        this.line = new OverwrittenLine(terminal);
        this.interruption = interruption;
    }

    @Override
    public synchronized void progress(int done, int all, Duration elapsed) {
        if (elapsed.compareTo(next) >= 0) {
            line.show(text(done, all, elapsed.toMillis() / 1e3));
            next = elapsed.plus(PAUSE);
        }
    }

    @Override
    public boolean isInterrupted() {
        return interruption.isRequested();
    }

    @Override
    public synchronized void clear() {
        line.clear();
    }

    private static String text(int done, int all, double seconds) {
        String left = done == 0 ? "" : ", about %.0f s left".formatted(seconds / done * (all - done));
        return "compare: %,d of %,d searches done, %.0f s%s".formatted(done, all, seconds, left);
    }
}
