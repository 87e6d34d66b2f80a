package io.github.quadrille.cli;

import io.github.quadrille.exact.Progress;
import java.time.Duration;

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

    void show(Progress now) {
        if (terminal.errIsTerminal() && now.elapsed().compareTo(SILENCE) >= 0) {
            terminal.err().print(CLEAR + text(now));
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

    private String text(Progress now) {
        double seconds = now.elapsed().toMillis() / 1000.0;
        String found = now.packings() == 0
                ? "best %,d of %,d cells".formatted(now.covered(), now.coverable())
                : "%,d packings".formatted(now.packings());
        String left = now.left()
                .map(time -> ", %d s left".formatted(Math.max(0, time.toSeconds())))
                .orElse("");
        String text = "%s: %,d nodes (%,.0f/s), %s, %.0f s%s"
                .formatted(what, now.nodes(), now.nodes() / seconds, found, seconds, left);
        return text.substring(0, Math.min(text.length(), terminal.width() - 1));
    }
}
