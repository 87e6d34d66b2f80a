package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.OverwrittenLine;
import io.github.quadrille.app.cli.shared.StatusLine;
import io.github.quadrille.app.cli.shared.Terminal;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Shows that a generator is at work, whenever it asks whether to stop. */
final class GenerateProgress implements BooleanSupplier, StatusLine {
    private static final Duration SILENCE = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final OverwrittenLine line;
    private final Interruption interruption;
    private final String what;
    private final long begin = System.nanoTime();
    private Duration next = SILENCE;

    GenerateProgress(Terminal terminal, Interruption interruption, String what) {
        this.line = new OverwrittenLine(terminal);
        this.interruption = interruption;
        this.what = what;
    }

    @Override
    public synchronized boolean getAsBoolean() {
        Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
        if (elapsed.compareTo(next) >= 0) {
            line.show("%s: trying, %d s".formatted(what, elapsed.toSeconds()));
            next = elapsed.plus(PAUSE);
        }
        return interruption.isRequested();
    }

    @Override
    public synchronized void clear() {
        line.clear();
    }
}
