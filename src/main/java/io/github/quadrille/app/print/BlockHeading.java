package io.github.quadrille.app.print;

import io.github.quadrille.app.print.PageElement.Text;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A heading has the name of a puzzle, and below it what a person is to do.
 *
 * @param title the lines of the name
 * @param size the height of the name's letters, in millimetres
 * @param lines the lines below the name
 * @param scale the factor by which all other letters are enlarged
 */
record BlockHeading(List<String> title, double size, List<String> lines, double scale) {
    private static final double TITLE = 5.2;
    static final double LETTERS = 3.3;
    static final double LINE = 4.8;
    /** The height of a line of the name is this many times the height of its letters. */
    private static final double LEADING = 1.2;
    /**
     * The letters of a long name shrink, but not below this height. The height is in millimetres, and is multiplied by
     * the scale. A still longer name takes several lines. The letters are smaller only if a single word would not fit
     * into a line.
     */
    private static final double LEAST_TITLE = 3.9;

    private static final double GAP = 4;
    /** A letter is as wide as this share of its height, on average. */
    private static final double LETTER_WIDTH = 0.53;

    static BlockHeading of(String title, List<String> sentences, double width, double scale) {
        double fitting = width / (title.length() * LETTER_WIDTH);
        int longest = Arrays.stream(title.split(" ", -1))
                .mapToInt(String::length)
                .max()
                .orElse(0);
        double size = Math.min(
                Math.max(LEAST_TITLE * scale, Math.min(TITLE * scale, fitting)), width / (longest * LETTER_WIDTH));
        return new BlockHeading(
                lines(title, size, width), size, lines(String.join(" ", sentences), LETTERS * scale, width), scale);
    }

    /**
     * Breaks a text into lines of this width, and keeps the line breaks of the text. A line is wider only where a
     * single word is.
     */
    private static List<String> lines(String words, double size, double width) {
        double characters = width / (size * LETTER_WIDTH);
        List<String> lines = new ArrayList<>();
        for (String paragraph : words.split("\n", -1)) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.strip().split(" ", -1)) {
                if (!line.isEmpty() && line.length() + 1 + word.length() > characters) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                line.append(line.isEmpty() ? "" : " ").append(word);
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Makes a heading that has only a name, for example for one of several solutions on a page. */
    static BlockHeading small(String title, double width, double scale) {
        double size = LETTERS * scale;
        return new BlockHeading(lines(title, size, width), size, List.of(), scale);
    }

    /** Returns the height of the heading in millimetres, including the gap below it. */
    double height() {
        return titleHeight() + lines.size() * LINE * scale + GAP;
    }

    private double titleHeight() {
        return size + (title.size() - 1) * size * LEADING;
    }

    /** Draws the heading at the top of a block. */
    void draw(Rectangle2D block, List<PageElement> page) {
        for (int i = 0; i < title.size(); i++) {
            double y = block.getY() + (i * LEADING + 0.8) * size;
            page.add(new Text(title.get(i), block.getX(), y, size, false));
        }
        for (int i = 0; i < lines.size(); i++) {
            double y = block.getY() + titleHeight() + (i + 0.8) * LINE * scale;
            page.add(new Text(lines.get(i), block.getX(), y, LETTERS * scale, false));
        }
    }
}
