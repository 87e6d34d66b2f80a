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
    /** A line of the name is higher than its letters by this factor. */
    private static final double LEADING = 1.2;
    /**
     * The letters of a long name shrink to this height at most, in millimetres. A still longer name takes several
     * lines.
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
     * Breaks words into lines of this width, and keeps the line breaks that they have. Only a single long word may make
     * a line wider.
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

    /** Makes a heading that has only the name, for example above one of several solutions. */
    static BlockHeading small(String title, double width, double scale) {
        double size = LETTERS * scale;
        return new BlockHeading(lines(title, size, width), size, List.of(), scale);
    }

    /** Measures the heading in millimetres, with the gap below. */
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
