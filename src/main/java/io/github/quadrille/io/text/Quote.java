package io.github.quadrille.io.text;

/**
 * Shows a value in a message. The value is in quotes, shortened, and without characters that can confuse a terminal.
 */
public final class Quote {
    private static final int LONGEST = 60;

    private Quote() {}

    public static String of(String value) {
        StringBuilder text = new StringBuilder("'");
        value.codePoints().limit(LONGEST).forEach(c -> append(text, c));
        return text.append(value.codePointCount(0, value.length()) > LONGEST ? "...'" : "'")
                .toString();
    }

    public static String of(int codePoint) {
        return of(Character.toString(codePoint));
    }

    /** Returns a text in one line, without characters that can confuse a terminal. */
    static String message(String words) {
        StringBuilder text = new StringBuilder();
        words.replaceAll("\\s+", " ").codePoints().forEach(c -> append(text, c));
        return text.toString();
    }

    private static void append(StringBuilder text, int codePoint) {
        switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> text.append("\\u%04x".formatted(codePoint));
            default -> text.appendCodePoint(codePoint);
        }
    }
}
