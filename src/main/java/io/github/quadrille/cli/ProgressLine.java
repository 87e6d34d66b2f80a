package io.github.quadrille.cli;

import java.time.Duration;
import java.util.Optional;

/** One line on standard error that is written over and over, for work longer than a second, on terminals only. */
final class ProgressLine {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    private static final String CLEAR = "\r\u001b[K";

    private final Terminal terminal;
    private final String what;
    private boolean shown;

    ProgressLine(Terminal terminal, String what) {
        this.terminal = terminal;
        this.what = what;
    }

    /**
     * Replaces the line.
     *
     * @param done what was done, the rate and the best so far
     */
    void show(String done, Duration elapsed, Optional<Duration> left) {
        if (terminal.errIsTerminal() && elapsed.compareTo(SILENCE) >= 0) {
            String text = "%s: %s, %d s%s"
                    .formatted(
                            what,
                            done,
                            elapsed.toSeconds(),
                            left.map(time -> ", %d s left".formatted(Math.max(0, time.toSeconds())))
                                    .orElse(""));
            terminal.err().print(CLEAR + text.substring(0, Math.min(text.length(), terminal.width() - 1)));
            terminal.err().flush();
            shown = true;
        }
    }

    /** Makes room for the answer. */
    void clear() {
        if (shown) {
            terminal.err().print(CLEAR);
            terminal.err().flush();
            shown = false;
        }
    }
}
