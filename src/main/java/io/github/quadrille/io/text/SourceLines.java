package io.github.quadrille.io.text;

/** Holds the lines of a text, numbered from 1, to find positions in the text. */
public final class SourceLines {
    private final String[] lines;

    public SourceLines(String text) {
        this.lines = text.split("\r\n|\r|\n", -1);
    }

    /** Returns the text of a line. The result is empty if there is no line with this number. */
    String line(int number) {
        return number >= 1 && number <= lines.length ? lines[number - 1] : "";
    }

    /** Returns whether exactly this text stands at a position. */
    boolean holds(String text, TextPosition position) {
        String line = line(position.line());
        int before = position.column() - 1;
        return line.codePointCount(0, line.length()) >= before
                && line.startsWith(text, line.offsetByCodePoints(0, before));
    }

    /** Returns the position of a text that stands at the end of a line. */
    TextPosition atEnd(String text, int number) {
        String line = line(number);
        return new TextPosition(
                number, line.codePointCount(0, line.length()) - text.codePointCount(0, text.length()) + 1);
    }
}
