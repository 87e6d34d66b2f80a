package io.github.quadrille.proof.checker;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/** Reads a text file line by line, with one line in memory at a time. */
final class TextLines implements AutoCloseable {
    /** A line, or a statement of several lines, has at most this many bytes. */
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
     * Creates a reader at the beginning of a text.
     *
     * @param in the text
     * @param stop whether to stop now; called at each line
     */
    TextLines(InputStream in, BooleanSupplier stop) {
        this.in = in;
        this.stop = stop;
    }

    /** Returns whether the text begins with a string. No line may have been read yet. */
    boolean beginWith(String start) throws IOException {
        return new String(beginning(), StandardCharsets.ISO_8859_1).startsWith(start);
    }

    /** Returns the bytes that the first read from the input gives. No line may have been read yet. */
    byte[] beginning() throws IOException {
        return fill() ? Arrays.copyOf(block, blockSize) : new byte[0];
    }

    /** Returns the number of the line read last, from 1. */
    long number() {
        return number;
    }

    /**
     * Reads and returns the next line; null at the end of the file. The bytes of the line stay valid until the next
     * call.
     *
     * @throws InterruptedIOException if the reading is to stop
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

    /** Reads and returns the next line that is neither empty nor a comment; null at the end of the file. */
    Tokens nextOfUse() throws IOException, Refusal {
        Tokens line = next();
        while (line != null && (line.atEnd() || line.isComment())) {
            line = next();
        }
        return line;
    }

    /** Returns a buffer with the line read last. Only the first {@link #length} bytes belong to the line. */
    byte[] bytes() {
        return line;
    }

    /** Returns the number of bytes of the line read last, without the line break. */
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

    /** A {@code NotText} reports a control character that must not occur in a text. */
    static final class NotText extends IOException {
        private static final long serialVersionUID = 1;

        NotText(long line) {
            super("Line %,d has a control character. Check that this is a text file.".formatted(line));
        }
    }
}
