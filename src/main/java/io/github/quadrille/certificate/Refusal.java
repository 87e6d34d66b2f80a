package io.github.quadrille.certificate;

/** Why the line that is being read is refused. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    private static final int QUOTED = 40;

    Refusal(String message) {
        super(message);
    }

    /** A text of the file, short and printable whatever it contains. */
    static String quote(String text) {
        String start = text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "...";
        return "'" + start.replaceAll("[^ -~]", "?") + "'";
    }
}
