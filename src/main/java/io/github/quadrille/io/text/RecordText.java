package io.github.quadrille.io.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Reads the text of JSON records, and ends where a record was cut off, so that the next one can be read. A line that
 * begins with a brace begins a record, unless the text before requires a value there. A single read returns at most a
 * line. After a mistake, only the rest of its line and of its record has to be skipped.
 */
public final class RecordText extends Reader {
    private static final String ANSWER = "{\"puzzle\"";
    private static final String PACKING = "{\"pieces\"";
    /** A packing at most this deep may be in the array of packings of an answer. */
    private static final int DEEPEST_PACKING = 2;

    private final BufferedReader text;
    private int line;
    private int depth;
    private int brackets;
    private boolean inString;
    private boolean escaped;
    private char last = '\n';
    private char lastMark = '{';
    private boolean hasArray;

    /**
     * Creates the text of the records.
     *
     * @param line the number of lines of the file before the text
     */
    public RecordText(BufferedReader text, int line) {
        this.text = text;
        this.line = line;
    }

    /** Returns how many lines of the file were read. */
    public int linesRead() {
        return line;
    }

    /**
     * Goes to the next line that begins a record. Returns false when there is none, or when all records are in one
     * array.
     */
    public boolean nextRecord() throws IOException {
        int c = last == '\n' ? peek(text) : '\n';
        while (!hasArray && c >= 0) {
            if (last == '\n' && c == '{') {
                depth = 0;
                brackets = 0;
                inString = false;
                escaped = false;
                lastMark = '{';
                return true;
            }
            c = text.read();
            if (c >= 0) {
                follow((char) c);
                c = peek(text);
            }
        }
        return false;
    }

    @Override
    public int read(char[] chars, int from, int length) throws IOException {
        if (last == '\n' && isCutOff()) {
            return -1;
        }
        int count = 0;
        while (count < length) {
            int c = text.read();
            if (c < 0) {
                break;
            }
            chars[from + count++] = (char) c;
            follow((char) c);
            if (c == '\n') {
                break;
            }
        }
        return count == 0 ? -1 : count;
    }

    private boolean isCutOff() throws IOException {
        if (depth <= 0 || peek(text) != '{') {
            return false;
        }
        return inString || "{[,:".indexOf(lastMark) < 0 || isRecordNext();
    }

    /**
     * Returns whether an answer begins here, or a packing at such a depth that it cannot belong to the record around
     * it.
     */
    private boolean isRecordNext() throws IOException {
        text.mark(ANSWER.length());
        char[] chars = new char[ANSWER.length()];
        int count = text.read(chars);
        text.reset();
        String begin = new String(chars, 0, Math.max(0, count));
        return begin.equals(ANSWER) || (begin.equals(PACKING) && depth + brackets > DEEPEST_PACKING);
    }

    /** Returns the next character of a text without consuming it, or a negative number at its end. */
    public static int peek(BufferedReader text) throws IOException {
        text.mark(1);
        int c = text.read();
        if (c >= 0) {
            text.reset();
        }
        return c;
    }

    private void follow(char c) {
        last = c;
        line += c == '\n' ? 1 : 0;
        if (inString) {
            inString = escaped || c != '"';
            escaped = !escaped && c == '\\';
        } else if (c == '"') {
            inString = true;
        } else if (c == '{') {
            depth++;
        } else if (c == '}') {
            depth--;
        } else if (c == '[') {
            brackets++;
            hasArray |= depth == 0;
        } else if (c == ']') {
            brackets--;
        }
        lastMark = Character.isWhitespace(c) ? lastMark : c;
    }

    @Override
    public void close() {
        // The code that opened the text closes it.
    }
}
