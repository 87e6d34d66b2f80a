package io.github.quadrille.render;

/** A line of text for a terminal, with colours that may be left out. */
final class TextLine {
    private static final String RESET = "\u001b[0m";

    private final StringBuilder coloured = new StringBuilder();
    private final StringBuilder plain = new StringBuilder();
    private String style = "";

    /** Adds text in a style, the parameters of an escape code; empty for none. */
    void add(String text, String newStyle) {
        if (!newStyle.equals(style)) {
            coloured.append(style.isEmpty() ? "" : RESET).append(newStyle.isEmpty() ? "" : "\u001b[" + newStyle + "m");
            style = newStyle;
        }
        coloured.append(text);
        plain.append(text);
    }

    /** The line with its end, without blanks before. */
    String text(boolean colour) {
        String line = colour ? coloured + (style.isEmpty() ? "" : RESET) : plain.toString();
        return line.stripTrailing() + "\n";
    }
}
