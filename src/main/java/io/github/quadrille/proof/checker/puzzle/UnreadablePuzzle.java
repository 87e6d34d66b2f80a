package io.github.quadrille.proof.checker.puzzle;

import com.google.errorprone.annotations.FormatMethod;

/** An {@code UnreadablePuzzle} reports that a puzzle is wrong, or needs more than this reader supports. */
public final class UnreadablePuzzle extends Exception {
    private static final long serialVersionUID = 1;

    private static final int QUOTED = 40;

    private final int line;

    /**
     * Creates the report of an error.
     *
     * @param line the line of the file, from 1; 0 if the error is not at a line
     * @param message the error, as a sentence
     */
    UnreadablePuzzle(int line, String message) {
        super(message);
        this.line = line;
    }

    /**
     * Refuses a puzzle if a condition holds.
     *
     * @param isWrong whether to refuse
     * @param line the line of the file, from 1; 0 if the error is not at a line
     * @param message the error, a format string
     * @param values the values in the message
     */
    @FormatMethod
    static void when(boolean isWrong, int line, String message, Object... values) throws UnreadablePuzzle {
        if (isWrong) {
            throw new UnreadablePuzzle(line, values.length == 0 ? message : message.formatted(values));
        }
    }

    /** Returns the line of the file, from 1; 0 if the error is not at a line. */
    public int line() {
        return line;
    }

    /** Returns whether the message has a second sentence, which says what to do. */
    public boolean hasAdvice() {
        return getMessage().contains(". ");
    }

    /** Returns a text of the file in quotes, shortened and with a question mark for each unprintable character. */
    static String quote(String text) {
        String start = text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
        return "'" + start.replaceAll("\\p{Cntrl}|\\p{Cs}", "?") + "'";
    }
}
