package io.github.quadrille.io.text;

/** Holds a position in a text: line and column, counted from 1, with columns in code points. */
public record TextPosition(int line, int column) {
    /** This position stands for no particular place. */
    public static final TextPosition NONE = new TextPosition(0, 0);

    public TextPosition right(int columns) {
        return new TextPosition(line, column + columns);
    }

    /**
     * Returns words for this position in a complaint about another one: the line, or the column if the line is the
     * same.
     */
    public String seenFrom(TextPosition other) {
        return line == other.line ? "in column " + column : "in line " + line;
    }
}
