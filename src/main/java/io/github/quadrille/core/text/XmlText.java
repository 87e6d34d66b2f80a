package io.github.quadrille.core.text;

/** Writes arbitrary text into XML. */
public final class XmlText {
    private static final int REPLACEMENT = 0xfffd;

    private XmlText() {}

    /**
     * Returns a text as the content of an element. Characters that XML reserves are escaped. Carriage returns, and
     * characters that XML cannot hold, become the replacement character.
     */
    public static String of(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                default -> safe.appendCodePoint(isAllowed(c) ? c : REPLACEMENT);
            }
        });
        return safe.toString();
    }

    /** Returns a text as the value of an attribute in double quotes. */
    public static String attribute(String text) {
        return of(text).replace("\"", "&quot;");
    }

    /**
     * Returns whether a character stays as it is. XML 1.0 allows none of the other characters except the carriage
     * return, and they cannot even be escaped. The carriage return does not stay either, because readers of XML turn it
     * into a line feed.
     */
    private static boolean isAllowed(int c) {
        return c == '\t' || c == '\n' || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
    }
}
