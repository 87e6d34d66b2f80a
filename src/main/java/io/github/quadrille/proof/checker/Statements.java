package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.util.Arrays;

/**
 * The statements of a proof. In version 2.0 each is a line, and a line that begins with a star is a comment; in version 3.0 each
 * ends with a semicolon, which is its last word, on whatever line that is, and a comment goes from {@code %} to the end of its
 * line.
 */
final class Statements {
    private final TextLines lines;
    private final boolean isNew;
    /** Of the line read last, what has not been read. */
    private int position;

    private int end;
    /** What stands on several lines, or around comments. */
    private byte[] gathered = new byte[256];

    private int size;
    private long firstLine;
    private Tokens tokens;

    /** Those after the line read last. */
    Statements(TextLines lines, boolean isNew) {
        this.lines = lines;
        this.isNew = isNew;
    }

    /** Whether they are of version 3.0. */
    boolean isNew() {
        return isNew;
    }

    /** The line of the word that was read last. */
    long line() {
        return firstLine + (tokens == null ? 0 : tokens.linesBefore());
    }

    /** The one read last; null at the end of the file. */
    Tokens current() {
        return tokens;
    }

    /** The next one, whose bytes stay valid until the one after it is read; null at the end of the file. */
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

    /** Goes on to the next line; whether there is one. */
    private boolean nextPart() throws IOException, Refusal {
        if (lines.next() == null) {
            Refusal.when(
                    size > 0,
                    "The file ends here, but expected was ';', which ends the statement of line %,d.",
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
