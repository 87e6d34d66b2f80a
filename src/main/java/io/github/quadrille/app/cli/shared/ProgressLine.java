package io.github.quadrille.app.cli.shared;

import java.time.Duration;
import java.util.Optional;

/** One line on standard error that is written over and over, for work longer than a second, on terminals only. */
public final class ProgressLine {
    private static final Duration SILENCE = Duration.ofSeconds(1);

    private final OverwrittenLine line;
    private final String what;

    public ProgressLine(Terminal terminal, String what) {
        this.line = new OverwrittenLine(terminal);
        this.what = what;
    }

    /**
     * Replaces the line.
     *
     * @param done what was done, the rate and the best so far
     */
    public void show(String done, Duration elapsed, Optional<Duration> left) {
        if (elapsed.compareTo(SILENCE) >= 0) {
            line.show("%s: %s, %d s%s"
                    .formatted(
                            what,
                            done,
                            elapsed.toSeconds(),
                            left.map(time -> ", %d s left".formatted(Math.max(0, time.toSeconds())))
                                    .orElse("")));
        }
    }

    /** Makes room for the answer. */
    public void clear() {
        line.clear();
    }
}
