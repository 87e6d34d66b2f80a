package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/** The lines of a text file, one in memory at a time. */
final class TextLines implements AutoCloseable {
    /** Of a line, or of a statement that has several. */
    static final int LONGEST = 50_000_000;

    private final InputStream in;
    private final BooleanSupplier stop;
    private final byte[] block = new byte[1 << 16];
    private int blockSize;
    private int blockPosition;
    private byte[] line = new byte[256];
    private int length;
    private long number;

    /**
     * @param stop whether to read no more, asked at each line
     */
    TextLines(InputStream in, BooleanSupplier stop) {
        this.in = in;
        this.stop = stop;
    }

    /** Whether the text begins so, before anything of it is read. */
    boolean beginWith(String start) throws IOException {
        return new String(beginning(), StandardCharsets.ISO_8859_1).startsWith(start);
    }

    /** How the text begins, before anything of it is read: so many bytes as came first. */
    byte[] beginning() throws IOException {
        return fill() ? Arrays.copyOf(block, blockSize) : new byte[0];
    }

    /** The number of the line read last, from 1. */
    long number() {
        return number;
    }

    /**
     * Reads the next line, whose bytes stay valid until the one after it is read; null at the end of the file.
     *
     * @throws InterruptedIOException when it is to stop
     */
    Tokens next() throws IOException, Refusal {
        if (stop.getAsBoolean()) {
            throw new InterruptedIOException();
        }
        length = 0;
        if (!fill()) {
            return null;
        }
        number++;
        while (fill()) {
            int end = blockPosition;
            while (end < blockSize && block[end] != '\n') {
                rejectControl(block[end]);
                end++;
            }
            append(end);
            if (end < blockSize) {
                blockPosition = end + 1;
                break;
            }
        }
        return new Tokens(line, 0, length, false);
    }

    /** The next line that is neither empty nor a comment; null at the end of the file. */
    Tokens nextOfUse() throws IOException, Refusal {
        Tokens line = next();
        while (line != null && (line.atEnd() || line.isComment())) {
            line = next();
        }
        return line;
    }

    /** The bytes of the line, of which the first {@link #length} are its own. */
    byte[] bytes() {
        return line;
    }

    /** How long the line is, without its end. */
    int length() {
        return length;
    }

    private boolean fill() throws IOException {
        if (blockPosition == blockSize) {
            blockPosition = 0;
            blockSize = Math.max(0, in.read(block));
        }
        return blockSize > 0;
    }

    private void append(int end) throws Refusal {
        int more = end - blockPosition;
        Refusal.beyond(length + more > LONGEST, "The line is longer than %,d characters.", LONGEST);
        if (length + more > line.length) {
            line = Arrays.copyOf(line, Math.max(length + more, 2 * line.length));
        }
        System.arraycopy(block, blockPosition, line, length, more);
        length += more;
        blockPosition = end;
    }

    private void rejectControl(byte character) throws NotText {
        if (character >= 0 && character < ' ' && character != '\t' && character != '\r') {
            throw new NotText(number);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** A character that no text has. */
    static final class NotText extends IOException {
        private static final long serialVersionUID = 1;

        NotText(long line) {
            super("Line %,d has a control character. Maybe the file is not a text.".formatted(line));
        }
    }
}
