package io.github.quadrille.io.text;

/** Holds a position in a text: line and column, counted from 1. Columns are counted in code points. */
public record TextPosition(int line, int column) {
    /** This position means that no place in the text is known. */
    public static final TextPosition NONE = new TextPosition(0, 0);

    public TextPosition right(int columns) {
        return new TextPosition(line, column + columns);
    }

    /**
     * Returns words that name this position in a message about another position. The words name the column if both
     * positions are in the same line, and otherwise the line.
     */
    public String seenFrom(TextPosition other) {
        return line == other.line ? "in column " + column : "in line " + line;
    }
}
