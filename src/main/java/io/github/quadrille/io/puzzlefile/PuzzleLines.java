package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads puzzles from a stream. Each puzzle is returned as soon as its last line has arrived:
 *
 * <pre>
 * {"board": "4x10", "pieces": {"I": "any", "L": "any"}}
 * {board: 4x10, pieces: {T: 2, L: any}}
 * ---
 * board: 4x10           # YAML on several lines, up to '...', the next '---' or the end
 * pieces:
 *   I: any
 * ...
 * 8x10
 * </pre>
 *
 * <p>A line is a JSON document, a YAML document, a size or a code. Blank lines are skipped. The reader never waits for
 * bytes after the end of the puzzle that it returns. If a line is longer than a puzzle may be, its end is not kept.
 */
public final class PuzzleLines {
    private static final String BEGIN = "---";
    private static final String END = "...";

    private final InputStream in;
    private long number;
    private boolean begun;

    /**
     * Creates a reader of puzzles.
     *
     * @param in a stream that should be buffered, since it is read byte by byte; it is never closed
     */
    public PuzzleLines(InputStream in) {
        this.in = in;
    }

    /**
     * Waits for the next puzzle, and returns it.
     *
     * @return the puzzle; empty at the end of the stream
     */
    public Optional<PuzzleLine> next() throws UnusableInput {
        try {
            return find();
        } catch (IOException e) {
            throw InputFile.unreadable(new Problems(InputFile.label("-")), e);
        }
    }

    private Optional<PuzzleLine> find() throws IOException {
        Optional<PuzzleLine> found = Optional.empty();
        Optional<Line> line = Optional.of(new Line());
        while (found.isEmpty() && line.isPresent()) {
            if (begun) {
                found = document();
            } else {
                line = line();
                begun = line.isPresent() && line.get().is(BEGIN);
                if (line.isPresent() && !begun && !line.get().isBlank()) {
                    found = Optional.of(new PuzzleLine(number, line.get().toByteArray(), false));
                }
            }
        }
        return found;
    }

    /** Returns the puzzle that follows a line {@code ---}. The result is empty when only blanks follow. */
    private Optional<PuzzleLine> document() throws IOException {
        long first = number;
        Line all = new Line();
        begun = false;
        for (Optional<Line> line = line(); line.isPresent() && !line.get().is(END); line = line()) {
            if (line.get().is(BEGIN)) {
                begun = true;
                break;
            }
            for (byte each : line.get().toByteArray()) {
                all.add(each);
            }
            all.add('\n');
        }
        return all.isBlank() ? Optional.empty() : Optional.of(new PuzzleLine(first, all.toByteArray(), true));
    }

    /** Returns the next line without its line break. The result is empty at the end of the stream. */
    private Optional<Line> line() throws IOException {
        int next = in.read();
        if (next < 0) {
            return Optional.empty();
        }
        number++;
        Line line = new Line();
        for (; next >= 0 && next != '\n'; next = in.read()) {
            line.add(next);
        }
        return Optional.of(line);
    }

    /**
     * Collects the bytes of a line, or of several lines of one puzzle, up to one byte more than a puzzle may have. All
     * further bytes are dropped.
     */
    private static final class Line extends ByteArrayOutputStream {
        private boolean blank = true;

        void add(int next) {
            blank &= next == ' ' || next == '\t' || next == '\r' || next == '\n';
            if (count <= InputFile.MAX_BYTES) {
                write(next);
            }
        }

        boolean isBlank() {
            return blank;
        }

        /** Returns whether this line is the given mark, perhaps with blanks after it. */
        boolean is(String mark) {
            return count >= mark.length()
                    && count < 1 << 10
                    && toString(StandardCharsets.ISO_8859_1).stripTrailing().equals(mark);
        }
    }
}
