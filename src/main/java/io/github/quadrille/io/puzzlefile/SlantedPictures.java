package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.io.text.Indentation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes it possible that a picture of hexagons or triangles begins with a row that is indented more than other rows.
 * YAML takes the indentation of a block from its first row, and ends the block at the first row with a smaller
 * indentation. This class writes the smallest indentation of the block into the text, after the bar {@code |}.
 */
public final class SlantedPictures {
    private static final Pattern LATTICE = Pattern.compile("(?m)^lattice: *(hexagonal|triangular)\\b");
    private static final Pattern BAR = Pattern.compile("( *)[^\\s#][^#]*:[ ]*\\|[ ]*(?:#.*)?");

    private SlantedPictures() {}

    /**
     * Returns the text with an explicit indentation after each bar {@code |} that needs one. The numbers of the lines
     * do not change.
     */
    public static String marked(String text) {
        if (!LATTICE.matcher(text).find()) {
            return text;
        }
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            Matcher bar = BAR.matcher(lines[i].stripTrailing());
            if (bar.matches()) {
                int parent = bar.group(1).length();
                int least = least(lines, i + 1, parent);
                int first = i + 1 < lines.length ? Indentation.of(lines[i + 1]) : 0;
                if (least > parent && least < first && least - parent < 10) {
                    int at = lines[i].indexOf('|') + 1;
                    lines[i] = lines[i].substring(0, at) + (least - parent) + lines[i].substring(at);
                }
            }
        }
        return String.join("\n", lines);
    }

    /**
     * Returns the smallest indentation of the rows of a block.
     *
     * @param parent the indentation of the key of the block, which is smaller than that of all rows
     */
    private static int least(String[] lines, int from, int parent) {
        int least = Integer.MAX_VALUE;
        for (int i = from; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                if (Indentation.of(lines[i]) <= parent) {
                    break;
                }
                least = Math.min(least, Indentation.of(lines[i]));
            }
        }
        return least == Integer.MAX_VALUE ? 0 : least;
    }
}
