package io.github.quadrille.proof.checker.puzzle;

import com.google.errorprone.annotations.FormatMethod;

/** The puzzle cannot be read, or is more than is read here. */
public final class UnreadablePuzzle extends Exception {
    private static final long serialVersionUID = 1;

    private static final int QUOTED = 40;

    private final int line;

    /** @param line where in the file, from 1; 0 when it is no place in a file */
    UnreadablePuzzle(int line, String message) {
        super(message);
        this.line = line;
    }

    /**
     * Refuses on a condition.
     *
     * @param values that the message says
     */
    @FormatMethod
    static void when(boolean isWrong, int line, String message, Object... values) throws UnreadablePuzzle {
        if (isWrong) {
            throw new UnreadablePuzzle(line, values.length == 0 ? message : message.formatted(values));
        }
    }

    /** Where in the file, from 1; 0 when it is no place in a file. */
    public int line() {
        return line;
    }

    /** A text of the file, short and printable whatever it contains. */
    static String quote(String text) {
        String start = text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
        return "'" + start.replaceAll("\\p{Cntrl}|\\p{Cs}", "?") + "'";
    }
}
