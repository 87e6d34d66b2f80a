package io.github.quadrille.app.print;

import io.github.quadrille.app.print.PageElement.Text;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The name of a puzzle, and what is to be done.
 *
 * @param size of the name's letters, in millimetres
 */
record Heading(String title, double size, List<String> lines) {
    private static final double TITLE = 5.2;
    private static final double LETTERS = 3.3;
    private static final double LINE = 4.8;
    private static final double GAP = 4;
    /** Of a letter's height, on average. */
    private static final double LETTER_WIDTH = 0.53;

    static Heading of(String title, List<String> sentences, double width) {
        return new Heading(
                title,
                Math.min(TITLE, width / (title.length() * LETTER_WIDTH)),
                WrappedText.lines(sentences, width / (LETTERS * LETTER_WIDTH)));
    }

    /** The name only, as above one of several solutions. */
    static Heading small(String title) {
        return new Heading(title, LETTERS, List.of());
    }

    /** In millimetres, with the gap below. */
    double height() {
        return size + lines.size() * LINE + GAP;
    }

    /** At the head of a block. */
    void draw(Rectangle2D block, List<PageElement> page) {
        page.add(new Text(title, block.getX(), block.getY() + 0.8 * size, size, false));
        for (int i = 0; i < lines.size(); i++) {
            double y = block.getY() + size + (i + 0.8) * LINE;
            page.add(new Text(lines.get(i), block.getX(), y, LETTERS, false));
        }
    }
}
