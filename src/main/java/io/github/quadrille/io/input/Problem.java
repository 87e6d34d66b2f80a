package io.github.quadrille.io.input;

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
    @Override
    public String toString() {
        return line == 0 ? source + ": " + message : source + ":" + line + ":" + column + ": " + message;
    }
}
