package io.github.quadrille.io.text;

/** A place in a text, line and column counted from 1, columns in code points. */
public record TextPosition(int line, int column) {
    /** No place in particular. */
    public static final TextPosition NONE = new TextPosition(0, 0);

    public TextPosition right(int columns) {
        return new TextPosition(line, column + columns);
    }

    /** What is said of it in a complaint about another place: the line, or in the same line the column. */
    public String seenFrom(TextPosition other) {
        return line == other.line ? "in column " + column : "in line " + line;
    }
}
