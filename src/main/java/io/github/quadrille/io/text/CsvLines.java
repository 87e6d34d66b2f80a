package io.github.quadrille.io.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Splits CSV (RFC 4180) into lines of fields. A field that contains commas, quotes or line breaks stands in quotes, and
 * each quote inside of the field is doubled. Blanks around a field without quotes are removed. Empty lines are skipped.
 * The time is linear in the length of the text.
 */
final class CsvLines {
    /**
     * A line keeps at most this many fields and one more, which shows that there are too many. So a line of commas
     * cannot fill the memory.
     */
    static final int MOST_FIELDS = 1000;

    private final String text;
    private final Problems problems;
    private final Consumer<List<CsvTable.Field>> receiver;
    private final List<CsvTable.Field> fields = new ArrayList<>();
    private boolean closed = true;
    private int next;
    private int line = 1;
    private int column = 1;

    private CsvLines(String text, Problems problems, Consumer<List<CsvTable.Field>> receiver) {
        this.text = text;
        this.problems = problems;
        this.receiver = receiver;
        this.next = text.startsWith("\uFEFF") ? 1 : 0;
    }

    /**
     * Splits a text into lines and passes the fields of each line to a receiver. The lines are passed one after
     * another, so the fields of a large file are never in memory all at once.
     */
    static void read(String text, Problems problems, Consumer<List<CsvTable.Field>> receiver) {
        CsvLines all = new CsvLines(text, problems, receiver);
        while (all.next < text.length()) {
            all.line();
        }
    }

    private void line() {
        fields.clear();
        boolean more = true;
        boolean any = false;
        while (more) {
            blanks();
            TextPosition position = new TextPosition(line, column);
            String field = isAt('"') ? quoted(position) : bare();
            any |= !field.isEmpty();
            if (fields.size() <= MOST_FIELDS) {
                fields.add(new CsvTable.Field(field, position));
            }
            more = skip(',');
        }
        skip('\r');
        skip('\n');
        // If a quote is never closed, the whole line with this quote is dropped, because the text after the quote is
        // not a field.
        if (any && closed) {
            receiver.accept(List.copyOf(fields));
        }
    }

    private String bare() {
        int from = next;
        while (next < text.length() && !isAt(',') && !isAt('\n') && !isEnd()) {
            take();
        }
        return text.substring(from, next).strip();
    }

    /**
     * Returns whether the current character is a carriage return that ends the line. A carriage return ends a line only
     * before a line feed or at the end of the text.
     */
    private boolean isEnd() {
        return isAt('\r') && (next + 1 == text.length() || text.charAt(next + 1) == '\n');
    }

    private String quoted(TextPosition position) {
        StringBuilder field = new StringBuilder();
        take();
        while (next < text.length()) {
            int c = take();
            if (c != '"') {
                field.appendCodePoint(c);
            } else if (skip('"')) {
                field.append('"');
            } else {
                blanks();
                if (next < text.length() && !isAt(',') && !isAt('\n') && !isEnd()) {
                    problems.add(
                            new TextPosition(line, column),
                            "There is text after the end of a quoted field. Double each quote inside of the field.");
                    bare();
                }
                return field.toString();
            }
        }
        closed = false;
        problems.add(position, "This quote is never closed. Close it at the end of the field.");
        return field.toString();
    }

    private void blanks() {
        while (isAt(' ') || isAt('\t')) {
            take();
        }
    }

    /** Skips the current character if it is the given one. Returns whether it was skipped. */
    private boolean skip(char c) {
        boolean isHere = isAt(c);
        if (isHere) {
            take();
        }
        return isHere;
    }

    private boolean isAt(char c) {
        return next < text.length() && text.charAt(next) == c;
    }

    private int take() {
        int c = text.codePointAt(next);
        next += Character.charCount(c);
        column++;
        if (c == '\n') {
            line++;
            column = 1;
        }
        return c;
    }
}
