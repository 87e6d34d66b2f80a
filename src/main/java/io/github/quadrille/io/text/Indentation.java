package io.github.quadrille.io.text;

import java.util.List;

/** Blanks before the lines of a picture, as in a quotation or a mail, that are no part of it. */
public final class Indentation {
    private static final int TAB = 8;

    private Indentation() {}

    /** The line with blanks for the tabs before its first mark, and none after its last. */
    public static String inBlanks(String line) {
        StringBuilder blanks = new StringBuilder();
        int at = 0;
        for (; at < line.length() && Character.isWhitespace(line.charAt(at)); at++) {
            int width = line.charAt(at) == '\t' ? TAB - blanks.length() % TAB : 1;
            blanks.append(" ".repeat(width));
        }
        return at == line.length() ? "" : blanks + line.substring(at).stripTrailing();
    }

    /** How many blanks a line begins with. */
    public static int of(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** How many blanks all lines begin with that are not blank. */
    public static int common(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isEmpty())
                .mapToInt(Indentation::of)
                .min()
                .orElse(0);
    }

    /** The lines without so many characters at their beginning. */
    public static List<String> without(int indentation, List<String> lines) {
        return lines.stream()
                .map(line -> line.substring(Math.min(indentation, line.length())))
                .toList();
    }
}
