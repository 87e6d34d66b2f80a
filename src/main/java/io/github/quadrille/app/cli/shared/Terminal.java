package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.app.render.WeightsText;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CellWeights;
import io.github.quadrille.io.json.RecordFields;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * Prints answers to standard output, and progress and errors to standard error. Answers are buffered and in UTF-8, or
 * in ASCII if the locale names another character set. Only a terminal gets colour, and only if {@code NO_COLOR} is not
 * set and the terminal is not dumb. No other escape codes are used.
 *
 * @param out the stream for answers
 * @param err the stream for progress and diagnostics
 * @param outIsTerminal whether a person reads {@code out}
 * @param errIsTerminal whether a person reads {@code err}
 * @param colour whether {@code out} takes colours
 * @param columns the supplier of the number of columns of the terminal, asked only when it matters
 * @param interruption the handling of Ctrl-C
 */
public record Terminal(
        PrintStream out,
        PrintStream err,
        boolean outIsTerminal,
        boolean errIsTerminal,
        boolean colour,
        IntSupplier columns,
        Interruption interruption) {
    private static final int BUFFER = 1 << 16;
    private static final String INDENT = "  ";

    /** Returns the terminal of this process. From now on the process ends in an orderly way when it is told to end. */
    public static Terminal ofProcess() {
        Interruption interruption = new Interruption();
        Map<String, String> environment = System.getenv();
        boolean outIsTerminal = isTerminal(1);
        boolean colour = outIsTerminal && isColourWanted(environment);
        boolean ascii = PlainAscii.isWanted(environment);
        boolean errIsTerminal = isTerminal(2);
        Terminal terminal = new Terminal(
                stream(interruption.watched(buffered(FileDescriptor.out)), ascii),
                stream(buffered(FileDescriptor.err), ascii),
                outIsTerminal,
                errIsTerminal,
                colour,
                new TerminalWidth(environment.getOrDefault("COLUMNS", ""), outIsTerminal || errIsTerminal),
                interruption);
        if (isInputClosed()) {
            System.setIn(new ClosedInput());
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interruption.interrupt(terminal), "interruption"));
        return terminal;
    }

    static boolean isColourWanted(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
    }

    /** Returns whether standard output goes to another program. Then writing fails only when that program has ended. */
    public static boolean isPipe() {
        return target(1)
                .filter(target -> target.startsWith("pipe:") || target.startsWith("socket:"))
                .isPresent();
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

    /** Returns whether the command is to stop. */
    public boolean isInterrupted() {
        return interruption.isRequested();
    }

    /** Prints a line of an answer, and never breaks it. */
    public void say(String format, Object... values) {
        out.printf(format + "%n", values);
    }

    /** Prints a line for people on standard error, so that it is not part of the answer. */
    public void tell(String format, Object... values) {
        err.printf(format + "%n", values);
    }

    /** Prints the board and its pieces in characters. */
    public void draw(Picture picture) {
        out.print(new TerminalPicture(width(), colour).of(picture));
    }

    /** Prints a board with a number on each cell. */
    public void draw(Region region, CellWeights weights) {
        out.print(new WeightsText(width(), colour).of(region, weights));
    }

    /**
     * Prints a line {@code name: value} of an answer. A long line is broken only if a person reads it, because programs
     * read one line.
     */
    public void field(String name, Object value) {
        paragraph(name + ": ", value.toString(), INDENT);
    }

    /**
     * Prints the fields of a record as lines {@code name: value}.
     *
     * @param without the names of fields to leave out
     */
    public void fields(Object answer, String... without) {
        Map<String, Object> fields = RecordFields.of(answer);
        fields.keySet().removeAll(List.of(without));
        fields.forEach((name, value) -> field(
                name,
                value instanceof Integer || value instanceof BigInteger ? TextReport.number((Number) value) : value));
    }

    /** Prints a line on standard error that says what is wrong. */
    public void complaint(String words) {
        if (errIsTerminal) {
            Paragraph.lines("error: ", words, width(), INDENT).forEach(err::println);
        } else {
            err.println("error: " + words);
        }
    }

    /** Prints a sentence of an answer. A sentence that is too long for a terminal is broken between words. */
    public void sentence(String words) {
        paragraph("", words, "");
    }

    /**
     * Prints a text of an answer. A text that is too long for a terminal is broken between words.
     *
     * @param start the beginning of the first line; it is never broken
     * @param indent the beginning of the lines after the first
     */
    public void paragraph(String start, String words, String indent) {
        if (outIsTerminal) {
            Paragraph.lines(start, words, width(), indent).forEach(out::println);
        } else {
            out.println(start + words);
        }
    }

    /**
     * Returns whether a file descriptor is a terminal. Java can tell this only about input and output together. The
     * method therefore looks at the file of the descriptor, if the system names it.
     */
    // In Java 22 and later the console is never null. On systems without /proc this method then always returns true.
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal(int descriptor) {
        return target(descriptor)
                .map(target -> target.startsWith("/dev/pts/")
                        || target.startsWith("/dev/tty")
                        || target.equals("/dev/console"))
                .orElseGet(() -> System.console() != null);
    }

    /**
     * Returns whether standard input was closed before the process began. In this case a file of Java itself has the
     * descriptor of standard input.
     */
    private static boolean isInputClosed() {
        return target(0)
                .filter(target -> target.startsWith(System.getProperty("java.home")))
                .isPresent();
    }

    /** Stands for a standard input that was closed before the process began: reading it fails. */
    private static final class ClosedInput extends InputStream {
        private static final String CLOSED = "it is closed";

        @Override
        public int read() throws IOException {
            throw new IOException(CLOSED);
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            throw new IOException(CLOSED);
        }
    }

    /** Returns the file that the system names for a descriptor, if it names one. */
    private static Optional<String> target(int descriptor) {
        try {
            return Optional.of(Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString());
        } catch (IOException | UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    /** Breaks texts into lines, between words only. A word that is longer than a line stays whole. */
    static final class Paragraph {
        private Paragraph() {}

        /**
         * Returns the lines of a text.
         *
         * @param start the beginning of the first line
         * @param width the number of columns of a line
         * @param indent the beginning of every other line
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
