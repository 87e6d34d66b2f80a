package io.github.quadrille.io.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Reads the text of JSON records. A line that begins with a brace begins a new record. If the unfinished record before
 * this line requires a value there, the line usually belongs to that record instead. If a record was cut off, this
 * reader reports the end of the text before the next record. So the next record can still be read. A single read
 * returns at most one line. So after a mistake, only the rest of the line and of the record has to be skipped.
 */
public final class RecordText extends Reader {
    private static final String ANSWER = "{\"puzzle\"";
    private static final String PACKING = "{\"pieces\"";
    /**
     * A packing in the array of packings of an answer stands in this many open brackets: a brace and a square bracket.
     * A packing in more open brackets begins a new record.
     */
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
     * Creates a reader of the text of records.
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
     * Goes to the next line that begins a record. Returns false when there is no such line. It also returns false when
     * an array outside of the records was found, because all records are then in this array.
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
     * Returns whether a new record begins here, although the text before requires a value. This is so if an answer
     * begins here, or if a packing begins here that is too deep to be part of the present record.
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
        // The text stays open. It is closed by the code that opened it.
    }
}
