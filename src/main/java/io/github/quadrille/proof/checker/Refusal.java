package io.github.quadrille.proof.checker;

import com.google.errorprone.annotations.FormatMethod;
import java.math.BigInteger;

/** A {@code Refusal} explains why a line of a file is refused, or which limit of this checker the file exceeds. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;
    private static final int QUOTED = 40;

    private final long line;
    private final boolean isLimit;

    Refusal(String message) {
        this(message, 0, false);
    }

    /**
     * Creates a refusal of a line that need not be the line read last.
     *
     * @param message the reason
     * @param line the number of the refused line
     */
    Refusal(String message, long line) {
        this(message, line, false);
    }

    private Refusal(String message, long line, boolean isLimit) {
        super(message);
        this.line = line;
        this.isLimit = isLimit;
    }

    /**
     * Refuses the current line if it is wrong.
     *
     * @param isWrong whether to refuse
     * @param message the reason, a format string
     * @param values the values in the message
     */
    @FormatMethod
    static void when(boolean isWrong, String message, Object... values) throws Refusal {
        if (isWrong) {
            throw new Refusal(values.length == 0 ? message : message.formatted(values));
        }
    }

    /**
     * Refuses the current line unless it is right.
     *
     * @param isRight whether the line is accepted
     * @param message the reason, a format string
     * @param values the values in the message
     */
    @FormatMethod
    static void unless(boolean isRight, String message, Object... values) throws Refusal {
        when(!isRight, message, values);
    }

    /**
     * Refuses the current line if it needs more than this checker handles, although it may be correct.
     *
     * @param isMore whether to refuse
     * @param message the reason, a format string
     * @param values the values in the message
     */
    @FormatMethod
    static void beyond(boolean isMore, String message, Object... values) throws Refusal {
        if (isMore) {
            throw ofLimit(message.formatted(values));
        }
    }

    /** Returns a refusal of a line that may be correct but exceeds a limit of this checker. */
    static Refusal ofLimit(String message) {
        String advice = message.contains(". ") ? "" : " Try another checker of this format, which may handle more.";
        return new Refusal(message + advice, 0, true);
    }

    /** Returns this refusal with the number of the line that it is about, and with advice, which may be empty. */
    Refusal at(long where, String advice) {
        return new Refusal(isLimit ? getMessage() : getMessage() + advice, where, isLimit);
    }

    /** Returns the number of the refused line; 0 for the line read last. */
    long line() {
        return line;
    }

    /** Returns whether the line may be correct but needs more than this checker handles. */
    boolean isLimit() {
        return isLimit;
    }

    /** Returns a number of the file as text, which is shortened if it is long. */
    static String number(BigInteger value) {
        return shortened("%,d".formatted(value));
    }

    /** Returns a text of the file in quotes. A long text is shortened, and unprintable characters are replaced. */
    static String quote(String text) {
        return "'" + shortened(text).replaceAll("[^ -~]", "?") + "'";
    }

    private static String shortened(String text) {
        return text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
    }
}
