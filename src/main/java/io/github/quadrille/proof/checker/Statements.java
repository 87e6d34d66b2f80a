package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.Arrays;

/**
 * Reads the statements of a proof. In version 2.0 a statement is a line, and a line that begins with a star is a
 * comment. In version 3.0 a statement may go over several lines and ends with a semicolon. A comment then goes from
 * {@code %} to the end of its line.
 */
final class Statements {
    private final TextLines lines;
    private final boolean isNew;
    /** The current line has been read up to this index. */
    private int position;

    private int end;
    /** This buffer gathers a statement that goes over several lines or around comments. */
    private byte[] gathered = new byte[256];

    private int size;
    private long firstLine;
    private Tokens tokens;

    /** Creates a reader of the statements after the line read last. */
    Statements(TextLines lines, boolean isNew) {
        this.lines = lines;
        this.isNew = isNew;
    }

    /** Returns whether the proof is of version 3.0. */
    boolean isNew() {
        return isNew;
    }

    /** Returns the number of the line with the word that was read last. */
    long line() {
        return firstLine + (tokens == null ? 0 : tokens.linesBefore());
    }

    /** Returns the statement read last; null at the end of the file. */
    Tokens current() {
        return tokens;
    }

    /**
     * Reads and returns the next statement; null at the end of the file. The bytes of the statement stay valid until
     * the next call.
     */
    Tokens next() throws IOException, Refusal {
        tokens = null;
        tokens = isNew ? nextWithSemicolon() : nextLine();
        return tokens;
    }

    private Tokens nextLine() throws IOException, Refusal {
        Tokens line = lines.nextOfUse();
        firstLine = lines.number();
        return line;
    }

    private Tokens nextWithSemicolon() throws IOException, Refusal {
        size = 0;
        while (true) {
            byte[] line = lines.bytes();
            while (position < end && Tokens.isBlank(line[position])) {
                position++;
            }
            if (position == end || line[position] == '%') {
                if (!nextPart()) {
                    return null;
                }
            } else {
                int start = position;
                while (position < end && line[position] != ';' && line[position] != '%') {
                    position++;
                }
                boolean complete = position < end && line[position] == ';';
                position += complete ? 1 : 0;
                firstLine = size == 0 ? lines.number() : firstLine;
                if (complete && size == 0) {
                    return new Tokens(line, start, position, true);
                }
                append(line, start, position);
                if (complete) {
                    return new Tokens(gathered, 0, size, true);
                }
            }
        }
    }

    /** Goes on to the next line, and returns whether there is one. */
    private boolean nextPart() throws IOException, Refusal {
        if (lines.next() == null) {
            Refusal.when(
                    size > 0,
                    "The file ends here without the ';' that should end the statement of line %,d.",
                    firstLine);
            firstLine = lines.number();
            return false;
        }
        position = 0;
        end = lines.length();
        if (size > 0) {
            append(new byte[] {'\n'}, 0, 1);
        }
        return true;
    }

    private void append(byte[] from, int start, int to) throws Refusal {
        int more = to - start;
        Refusal.beyond(
                size + more > TextLines.LONGEST, "The statement is longer than %,d characters.", TextLines.LONGEST);
        if (size + more > gathered.length) {
            gathered = Arrays.copyOf(gathered, Math.max(size + more, 2 * gathered.length));
        }
        System.arraycopy(from, start, gathered, size, more);
        size += more;
    }
}
