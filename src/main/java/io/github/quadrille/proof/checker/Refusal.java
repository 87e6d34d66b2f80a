package io.github.quadrille.proof.checker;

import com.google.errorprone.annotations.FormatMethod;
import java.math.BigInteger;

/** Why the line that is being read is refused, or one before it; or which limit of this checker it is beyond, right or wrong. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;
    private static final int QUOTED = 40;

    private final long line;
    private final boolean isLimit;

    Refusal(String message) {
        this(message, 0, false);
    }

    /**
     * @param line that it is about
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
     * Refuses on a condition.
     *
     * @param values that the message says
     */
    @FormatMethod
    static void when(boolean isWrong, String message, Object... values) throws Refusal {
        if (isWrong) {
            throw new Refusal(values.length == 0 ? message : message.formatted(values));
        }
    }

    /** Refuses unless a condition holds. */
    @FormatMethod
    static void unless(boolean isRight, String message, Object... values) throws Refusal {
        when(!isRight, message, values);
    }

    /** Refuses on a condition that is not wrong, as far as can be seen, but more than this checker handles. */
    @FormatMethod
    static void beyond(boolean isMore, String message, Object... values) throws Refusal {
        if (isMore) {
            throw ofLimit(message.formatted(values));
        }
    }

    /** Not wrong, as far as can be seen, but more than this checker handles. */
    static Refusal ofLimit(String message) {
        String advice = message.contains("Maybe") ? "" : " Maybe another checker of this format handles more.";
        return new Refusal(message + advice, 0, true);
    }

    /** The same, with the line that it is about, and advice or nothing. */
    Refusal at(long where, String advice) {
        return new Refusal(isLimit ? getMessage() : getMessage() + advice, where, isLimit);
    }

    /** The line that it is about; 0 where it is the one read last. */
    long line() {
        return line;
    }

    /** Whether nothing is wrong but that this checker handles no more. */
    boolean isLimit() {
        return isLimit;
    }

    /** A number of the file, short. */
    static String number(BigInteger value) {
        return shortened("%,d".formatted(value));
    }

    /** A text of the file, short and printable whatever it contains. */
    static String quote(String text) {
        return "'" + shortened(text).replaceAll("[^ -~]", "?") + "'";
    }

    private static String shortened(String text) {
        return text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
    }
}
