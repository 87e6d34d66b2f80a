package io.github.quadrille.cli;

import io.github.quadrille.compare.ComparisonListener;
import java.time.Duration;

/** How far a comparison has come, on one line of a terminal that is written over and over; and Ctrl-C for it. */
final class CompareProgress implements ComparisonListener {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final String CLEAR = "\r\u001b[K";

    private final Terminal terminal;
    private final Interruption interruption;
    private Duration next = SILENCE;
    private boolean shown;

    CompareProgress(Terminal terminal, Interruption interruption) {
        this.terminal = terminal;
        this.interruption = interruption;
    }

    @Override
    public void progress(int done, int all, Duration elapsed) {
        if (terminal.errIsTerminal() && elapsed.compareTo(next) >= 0) {
            String text = text(done, all, elapsed.toMillis() / 1e3);
            terminal.err().print(CLEAR + text.substring(0, Math.min(text.length(), terminal.width() - 1)));
            terminal.err().flush();
            next = elapsed.plus(PAUSE);
            shown = true;
        }
    }

    @Override
    public boolean isInterrupted() {
        return interruption.isRequested();
    }

    /** Makes room for the answer. */
    void clear() {
        if (shown) {
            terminal.err().print(CLEAR);
            terminal.err().flush();
            shown = false;
        }
    }

    private static String text(int done, int all, double seconds) {
        String left = done == 0 ? "" : ", about %.0f s left".formatted(seconds / done * (all - done));
        return "compare: %,d of %,d searches done, %.0f s%s".formatted(done, all, seconds, left);
    }
}
