package io.github.quadrille.io.text;

import java.util.List;

/** Handles blanks before the lines of a picture that do not belong to it, as in a quotation or a mail. */
public final class Indentation {
    private static final int TAB = 8;

    private Indentation() {}

    /** Returns the line with blanks instead of tabs before its first mark, and no blanks after its last. */
    public static String inBlanks(String line) {
        StringBuilder blanks = new StringBuilder();
        int at = 0;
        for (; at < line.length() && Character.isWhitespace(line.charAt(at)); at++) {
            int width = line.charAt(at) == '\t' ? TAB - blanks.length() % TAB : 1;
            blanks.append(" ".repeat(width));
        }
        return at == line.length() ? "" : blanks + line.substring(at).stripTrailing();
    }

    /** Returns how many blanks a line begins with. */
    public static int of(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** Returns how many blanks all lines that are not empty begin with. */
    public static int common(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isEmpty())
                .mapToInt(Indentation::of)
                .min()
                .orElse(0);
    }

    /** Returns the lines without this many characters at their beginning. */
    public static List<String> without(int indentation, List<String> lines) {
        return lines.stream()
                .map(line -> line.substring(Math.min(indentation, line.length())))
                .toList();
    }
}
