package io.github.quadrille.core.text;

/** Text of anyone's choosing inside XML. */
public final class XmlText {
    private static final int REPLACEMENT = 0xfffd;

    private XmlText() {}

    /** As text of an element: what XML needs is escaped, and what it cannot hold is the replacement character. */
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

    /** As the value of an attribute in double quotes. */
    public static String attribute(String text) {
        return of(text).replace("\"", "&quot;");
    }

    /** The characters of XML 1.0; others cannot even be escaped. */
    private static boolean isAllowed(int c) {
        return c == '\t' || c == '\n' || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
    }
}
