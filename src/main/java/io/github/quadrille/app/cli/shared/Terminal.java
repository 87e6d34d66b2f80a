package io.github.quadrille.app.cli.shared;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * Where answers and progress go, and what may be sent there: answers to standard output, buffered and in UTF-8, or in
 * ASCII where the locale has no more; progress and errors to standard error; colour only to a terminal, and not where
 * {@code NO_COLOR} is set or the terminal is dumb. No other escape codes are used.
 *
 * @param out for answers
 * @param err for progress and diagnostics
 * @param outIsTerminal whether a person reads {@code out}
 * @param errIsTerminal whether a person reads {@code err}
 * @param colour whether {@code out} takes colours
 * @param columns how many columns of text there is room for, asked when it matters
 */
public record Terminal(
        PrintStream out,
        PrintStream err,
        boolean outIsTerminal,
        boolean errIsTerminal,
        boolean colour,
        IntSupplier columns) {
    private static final int BUFFER = 1 << 16;
    private static final String INDENT = "  ";

    /** The process's own; the interruption hears when an answer is begun. */
    public static Terminal ofProcess(Interruption interruption) {
        Map<String, String> environment = System.getenv();
        boolean outIsTerminal = isTerminal(1);
        boolean colour = outIsTerminal && isColourWanted(environment);
        boolean ascii = PlainAscii.isWanted(environment);
        boolean errIsTerminal = isTerminal(2);
        return new Terminal(
                stream(interruption.watched(buffered(FileDescriptor.out)), ascii),
                stream(buffered(FileDescriptor.err), ascii),
                outIsTerminal,
                errIsTerminal,
                colour,
                new TerminalWidth(environment.getOrDefault("COLUMNS", ""), outIsTerminal || errIsTerminal));
    }

    static boolean isColourWanted(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }

    /** Whether standard output goes to another program, so that writing can fail only when that one has ended. */
    public static boolean isPipe() {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
            return target.startsWith("pipe:") || target.startsWith("socket:");
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    private static OutputStream buffered(FileDescriptor descriptor) {
        return new BufferedOutputStream(new FileOutputStream(descriptor), BUFFER);
    }

    private static PrintStream stream(OutputStream bytes, boolean ascii) {
        return ascii ? new PlainAscii(bytes) : new PrintStream(bytes, false, StandardCharsets.UTF_8);
    }

    public int width() {
        return columns.getAsInt();
    }

    /** A line {@code name: value} of an answer. Long ones are broken for people only: programs read one line. */
    public void field(String name, Object value) {
        paragraph(name + ": ", value.toString(), INDENT);
    }

    /** A line that says what is wrong, on standard error. */
    public void complaint(String words) {
        if (errIsTerminal) {
            Paragraph.lines("error: ", words, width(), INDENT).forEach(err::println);
        } else {
            err.println("error: " + words);
        }
    }

    /** A line of an answer, broken between words where it is too long for a terminal. */
    public void sentence(String words) {
        paragraph("", words, "");
    }

    /**
     * The same, with a beginning that is not broken.
     *
     * @param indent what the lines after the first begin with
     */
    public void paragraph(String start, String words, String indent) {
        if (outIsTerminal) {
            Paragraph.lines(start, words, width(), indent).forEach(out::println);
        } else {
            out.println(start + words);
        }
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

    /** Breaks sentences into lines, between words only: a word that is longer than a line stays whole. */
    static final class Paragraph {
        private Paragraph() {}

        /**
         * The lines of a text.
         *
         * @param start what the first line begins with
         * @param width how many columns a line has
         * @param indent what every other line begins with
         */
        static List<String> lines(String start, String text, int width, String indent) {
            List<String> lines = new ArrayList<>();
            StringBuilder line = new StringBuilder(start);
            String gap = "";
            for (String word : text.split(" ")) {
                if (!gap.isEmpty() && line.length() + gap.length() + word.length() > width) {
                    lines.add(line.toString());
                    line = new StringBuilder(indent);
                    gap = "";
                }
                line.append(gap).append(word);
                gap = " ";
            }
            lines.add(line.toString());
            return lines;
        }
    }
}
