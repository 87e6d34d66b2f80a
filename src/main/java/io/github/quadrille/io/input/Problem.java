package io.github.quadrille.io.input;

import io.github.quadrille.core.text.ParameterName;

/**
 * Describes something wrong with an input.
 *
 * <p>Example: {@link UnusableInput}
 *
 * @param source the file, or what else the text came from
 * @param line counted from 1; 0 when the problem has no place in the text
 * @param column counted from 1 in code points; 0 when the problem has no place in the text
 * @param message what was seen, and advice that begins with "Maybe"
 */
public record Problem(String source, int line, int column, String message) {
    /** Where names of parameters are options of the command line. */
    @Override
    public String source() {
        return ParameterName.asOptions(source);
    }

    /** With names of parameters as options of the command line. */
    @Override
    public String message() {
        return ParameterName.asOptions(message);
    }

    /** With names of parameters as the server has them. */
    public Problem inQuery() {
        return new Problem(ParameterName.asQuery(source), line, column, ParameterName.asQuery(message));
    }

    /** The same, found in something else, or at another place there. */
    public Problem at(String other, int otherLine, int otherColumn) {
        return new Problem(other, otherLine, otherColumn, message);
    }

    /** The same with words in front of it. */
    public Problem after(String words) {
        return new Problem(source, line, column, words + message);
    }

    @Override
    public String toString() {
        return line == 0 ? source() + ": " + message() : source() + ":" + line + ":" + column + ": " + message();
    }
}
