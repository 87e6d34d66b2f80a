package io.github.quadrille.proof.checker.puzzle;

import java.util.regex.Pattern;

/**
 * Pictures of hexagons and triangles may lean to the left: their first row may be indented more than others. YAML would take the
 * first row's blanks for the indentation of all, so the least is written behind the bar: {@code |2}.
 */
final class SlantedBlocks {
    private static final Pattern BAR = Pattern.compile(" *[^ #][^#]*: *\\| *(#.*)?");
    private static final int MOST = 9;

    private SlantedBlocks() {}

    static String indented(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i + 1 < lines.length; i++) {
            if (BAR.matcher(lines[i].stripTrailing()).matches()) {
                int key = blanks(lines[i]);
                int least = Integer.MAX_VALUE;
                for (int row = i + 1; row < lines.length; row++) {
                    if (!lines[row].isBlank() && blanks(lines[row]) <= key) {
                        break;
                    }
                    least = lines[row].isBlank() ? least : Math.min(least, blanks(lines[row]));
                }
                if (least < blanks(lines[i + 1]) && least - key <= MOST) {
                    int bar = lines[i].indexOf('|') + 1;
                    lines[i] = lines[i].substring(0, bar) + (least - key) + lines[i].substring(bar);
                }
            }
        }
        return String.join("\n", lines);
    }

    private static int blanks(String line) {
        return line.length() - line.stripLeading().length();
    }
}
