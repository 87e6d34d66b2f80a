package io.github.quadrille.io.input;

import io.github.quadrille.core.text.ParameterName;

/**
 * A {@code Problem} is one thing that is wrong with an input.
 *
 * <p>Example: {@link UnusableInput}
 *
 * @param source the file, or another origin of the text
 * @param line the number of the line, counted from 1; 0 when the problem has no place in the text
 * @param column the number of the column, counted from 1 in code points; 0 when the problem has no place in the text
 * @param message what is wrong, and advice
 */
public record Problem(String source, int line, int column, String message) {
    /**
     * Returns the source. If it names parameters, their names are those of the command line, such as {@code --pieces}.
     */
    @Override
    public String source() {
        return ParameterName.asOptions(source);
    }

    /**
     * Returns the message. If it names parameters, their names are those of the command line, such as {@code --pieces}.
     */
    @Override
    public String message() {
        return ParameterName.asOptions(message);
    }

    /**
     * Returns this problem for a user of the server. If it names parameters, their names are those that the server has.
     */
    public Problem inQuery() {
        return new Problem(ParameterName.asQuery(source), line, column, ParameterName.asQuery(message));
    }

    /** Returns this problem with another source and place. */
    public Problem at(String other, int otherLine, int otherColumn) {
        return new Problem(other, otherLine, otherColumn, message);
    }

    /** Returns this problem with words in front of its message. */
    public Problem after(String words) {
        return new Problem(source, line, column, words + message);
    }

    @Override
    public String toString() {
        return line == 0 ? source() + ": " + message() : source() + ":" + line + ":" + column + ": " + message();
    }
}
