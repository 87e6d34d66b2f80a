package io.github.quadrille.io.text;

import java.util.List;

/**
 * Counts and removes blanks at the beginning of lines. If a picture is copied from a quotation or a mail, all its lines
 * can begin with blanks that are not part of the picture.
 */
public final class Indentation {
    private static final int TAB = 8;

    private Indentation() {}

    /** Returns the line with blanks instead of tabs at its beginning, and without blanks at its end. */
    public static String inBlanks(String line) {
        StringBuilder blanks = new StringBuilder();
        int at = 0;
        for (; at < line.length() && Character.isWhitespace(line.charAt(at)); at++) {
            int width = line.charAt(at) == '\t' ? TAB - blanks.length() % TAB : 1;
            blanks.append(" ".repeat(width));
        }
        return at == line.length() ? "" : blanks + line.substring(at).stripTrailing();
    }

    /** Returns the number of blanks at the beginning of a line. */
    public static int of(String line) {
        return line.length() - line.stripLeading().length();
    }

    /** Returns the number of blanks with which every line begins. Empty lines are ignored. */
    public static int common(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isEmpty())
                .mapToInt(Indentation::of)
                .min()
                .orElse(0);
    }

    /**
     * Returns the lines without their first characters.
     *
     * @param indentation the number of characters to remove from each line
     */
    public static List<String> without(int indentation, List<String> lines) {
        return lines.stream()
                .map(line -> line.substring(Math.min(indentation, line.length())))
                .toList();
    }
}
