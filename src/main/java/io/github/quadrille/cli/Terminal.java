package io.github.quadrille.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where answers and progress go, and what may be sent there: answers to standard output, in UTF-8 and buffered;
 * progress and errors to standard error; escape codes only to a terminal, and colour only without {@code NO_COLOR}.
 *
 * @param out for answers
 * @param err for progress and diagnostics
 * @param outIsTerminal whether a person reads {@code out}
 * @param errIsTerminal whether a person reads {@code err}
 * @param colour whether {@code out} takes colours
 * @param width columns of text
 */
record Terminal(
        PrintStream out, PrintStream err, boolean outIsTerminal, boolean errIsTerminal, boolean colour, int width) {
    private static final int BUFFER = 1 << 16;
    private static final int USUAL_WIDTH = 100;

    static Terminal ofProcess() {
        Map<String, String> environment = System.getenv();
        boolean outIsTerminal = isTerminal(1);
        boolean colour = outIsTerminal
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
        return new Terminal(
                stream(FileDescriptor.out),
                stream(FileDescriptor.err),
                outIsTerminal,
                isTerminal(2),
                colour,
                width(environment.getOrDefault("COLUMNS", "")));
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor), BUFFER), false, StandardCharsets.UTF_8);
    }

    private static int width(String columns) {
        return columns.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(columns) : USUAL_WIDTH;
    }

    /** Java asks about input and output together only, so where the system tells more, it is asked directly. */
    @SuppressWarnings(
            "SystemConsoleNull") // From Java 22 on it is never null: on systems without /proc that errs to yes.
    private static boolean isTerminal(int descriptor) {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException e) {
            return System.console() != null;
        }
    }
}
