package io.github.quadrille.certificate;

/** Why the line that is being read is refused, or one before it. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    private static final int QUOTED = 40;

    private final long line;

    Refusal(String message) {
        this(message, 0);
    }

    /**
     * @param line that it is about
     */
    Refusal(String message, long line) {
        super(message);
        this.line = line;
    }

    /** The same, with the line that it is about, and advice or nothing. */
    Refusal at(long where, String advice) {
        return new Refusal(getMessage() + advice, where);
    }

    /** The line that it is about; 0 where it is the one read last. */
    long line() {
        return line;
    }

    /** A text of the file, short and printable whatever it contains. */
    static String quote(String text) {
        String start = text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
        return "'" + start.replaceAll("[^ -~]", "?") + "'";
    }
}
