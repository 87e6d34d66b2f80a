package io.github.quadrille.io.text;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.io.Writer;

/**
 * Keeps the text that is written to this writer. Writing fails if the text becomes longer than a puzzle file may be.
 */
public final class BoundedText extends Writer {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void write(char[] chars, int from, int length) throws IOException {
        if (text.length() + length > InputFile.MAX_BYTES) {
            String message = "the puzzle has more than %d characters".formatted(InputFile.MAX_BYTES);
            throw new StreamConstraintsException(message, JsonLocation.NA);
        }
        text.append(chars, from, length);
    }

    @Override
    public void flush() {
        // The text is kept in memory, so there is nothing to flush.
    }

    @Override
    public void close() {
        // There is nothing to close.
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
