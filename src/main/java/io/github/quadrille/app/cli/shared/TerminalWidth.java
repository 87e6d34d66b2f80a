package io.github.quadrille.app.cli.shared;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tells how many columns a terminal has. It uses the variable {@code COLUMNS} if that is set. Otherwise it asks the
 * terminal itself, once and only when the width matters.
 */
final class TerminalWidth implements IntSupplier {
    private static final Pattern COLUMNS = Pattern.compile("[1-9][0-9]{1,3}");
    private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("[0-9]+ ([1-9][0-9]{1,3})");
    private static final int FALLBACK = 80;
    /** Output that does not go to a terminal is laid out for this many columns. */
    private static final int USUAL_TEXT = 100;

    private static final long PATIENCE_MILLIS = 500;

    private final String columns;
    private final boolean isTerminal;
    private int width;

    TerminalWidth(String columns, boolean isTerminal) {
        this.columns = columns;
        this.isTerminal = isTerminal;
    }

    @Override
    public synchronized int getAsInt() {
        if (width == 0) {
            width = COLUMNS.matcher(columns).matches() ? Integer.parseInt(columns) : isTerminal ? ask() : USUAL_TEXT;
        }
        return width;
    }

    /** Asks the program {@code stty}, because Java cannot tell the width. Returns the default width if that fails. */
    private static int ask() {
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(new File("/dev/tty"))
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (stty.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                String answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
                Matcher size = ROWS_AND_COLUMNS.matcher(answer);
                return size.matches() ? Integer.parseInt(size.group(1)) : FALLBACK;
            }
            stty.destroy();
        } catch (IOException e) {
            return FALLBACK;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return FALLBACK;
    }
}
