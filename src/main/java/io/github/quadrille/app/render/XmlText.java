package io.github.quadrille.app.render;

/** Names of people's choosing as text of an XML element. */
public final class XmlText {
    private static final int REPLACEMENT = 0xfffd;

    private XmlText() {}

    /** The name with what XML needs escaped; what it cannot hold is the replacement character. */
    public static String of(String name) {
        StringBuilder text = new StringBuilder();
        name.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> text.append("&amp;");
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                default -> text.appendCodePoint(isAllowed(c) ? c : REPLACEMENT);
            }
        });
        return text.toString();
    }

    /** The characters of XML 1.0; others cannot even be escaped. */
    private static boolean isAllowed(int c) {
        return c == '\t' || c == '\n' || (c >= 0x20 && c <= 0xd7ff) || (c >= 0xe000 && c <= 0xfffd) || c >= 0x10000;
    }
}
