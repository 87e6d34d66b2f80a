package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.OverwrittenLine;
import io.github.quadrille.app.cli.shared.StatusLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.lab.tune.Tuner.TuningListener;
import java.time.Duration;

/** How far a search for parameters has come, on one line of a terminal; and Ctrl-C. */
final class TuneProgress implements TuningListener, StatusLine {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final OverwrittenLine line;
    private final Interruption interruption;
    private final long begin = System.nanoTime();
    private Duration next = SILENCE;

    TuneProgress(Terminal terminal, Interruption interruption) {
        this.line = new OverwrittenLine(terminal);
        this.interruption = interruption;
    }

    @Override
    public synchronized void progress(String stage, int done, int all, Duration elapsed) {
        Duration now = Duration.ofNanos(System.nanoTime() - begin);
        if (now.compareTo(next) >= 0) {
            double seconds = elapsed.toMillis() / 1e3;
            boolean isOpen = all == Integer.MAX_VALUE;
            String what = stage.equals("test") ? "runs" : "measurements";
            line.show("tune: %s, %,d%s %s, %.0f s%s"
                    .formatted(
                            stage,
                            done,
                            isOpen ? "" : " of %,d".formatted(all),
                            what,
                            seconds,
                            isOpen ? "" : ", about %.0f s left".formatted(seconds / done * (all - done))));
            next = now.plus(PAUSE);
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
}
