package io.github.quadrille.core.text;

/** Writes arbitrary text into XML. */
public final class XmlText {
    private static final int REPLACEMENT = 0xfffd;

    private XmlText() {}

    /**
     * Returns a text as the content of an element. Characters that XML reserves are escaped, and those that it cannot
     * hold become the replacement character.
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

    /** Returns whether XML 1.0 has a character. Others cannot even be escaped. */
    private static boolean isAllowed(int c) {
        return c == '\t' || c == '\n' || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
    }
}
