package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.XmlText;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Draws the progress of a search as one animated SVG, in which pieces come and go. It shows the given states, one after
 * another. Below the board is a dot for each state, with a bar where the search restarted between two states. After a
 * rest on the last state, the animation begins again.
 *
 * @param puzzle the puzzle whose board is drawn
 * @param title the words that say what the picture shows
 */
public record SearchAnimation(Puzzle puzzle, String title) {
    /**
     * All states together take about this many seconds. But each state takes at most {@code LONGEST} seconds and at
     * least {@code SHORTEST} seconds. The last state then stays for {@code REST} seconds more.
     */
    private static final double TOGETHER = 20;

    private static final double LONGEST = 1;
    private static final double SHORTEST = 0.3;
    private static final double REST = 3;
    private static final double FADE = 0.15;
    private static final double AT_ONCE = 0.01;

    /** Above the board, this many pixels are left for words. */
    private static final double TOP = 44;

    private static final double BOTTOM = 44;
    private static final double NARROWEST = 320;
    private static final double FONT = 15;
    private static final double SMALL_FONT = 12;
    private static final double DOT = 3;

    private static final Colour AGAIN = new Colour(0xee8866);

    /**
     * Holds one state of the search.
     *
     * @param pieces the pieces, which may overlap and may lie beyond edges, as for {@link Picture#ofState}
     * @param restart the number of restarts before this state
     * @param first the line above the board
     * @param second the line below the first
     */
    public record Moment(Packing pieces, long restart, String first, String second) {}

    /**
     * Returns the whole picture as one string.
     *
     * @param moments the states, at least one
     * @param note the words below all states
     */
    public String of(List<Moment> moments, String note) {
        Picture empty = Picture.of(puzzle);
        MovingPieces pieces = new MovingPieces(puzzle);
        moments.forEach(moment -> pieces.next(moment.pieces));
        Drawing drawing = new Drawing(empty, Look.PLAIN, pieces.gutters());
        double pixel = 1 / SvgBrush.pixelsPerCell(drawing);
        Rectangle2D board = drawing.paper();
        Rectangle2D paper = new Rectangle2D.Double(
                board.getX(),
                board.getY() - TOP * pixel,
                Math.max(NARROWEST * pixel, board.getWidth()),
                board.getHeight() + (TOP + BOTTOM) * pixel);
        double each = Math.max(SHORTEST, Math.min(LONGEST, TOGETHER / moments.size()));
        Timeline time = new Timeline(each * moments.size() + REST);
        SvgBrush brush = new SvgBrush(empty, drawing, paper, title);
        SvgText svg = brush.svg();
        brush.fill(paper, Drawing.PAPER);
        drawing.drawBoard(brush);
        brush.beginPieces();
        pieces.tiles().forEach((span, tiles) -> {
            svg.put("<g%s>\n", span.attribute(time, each, FADE));
            tiles.forEach(tile -> {
                brush.tile(Drawing.outline(tile.cells()), tile.fill(), tile.opacity());
                svg.put("/>\n");
            });
            svg.put("</g>\n");
        });
        pieces.counts().forEach((span, counts) -> {
            svg.put("<g%s>\n", span.attribute(time, each, FADE));
            counts.forEach(count -> Drawing.drawCount(brush, count.cell(), count.pieces()));
            svg.put("</g>\n");
        });
        brush.endPieces();
        svg.put(
                "<g font-family=\"sans-serif\" fill=\"%s\" transform=\"translate(0 %.1f) scale(%.4f)\">\n",
                Drawing.TRAY.hex(), paper.getY() * SvgBrush.UNIT, pixel * SvgBrush.UNIT);
        List<String> attributes = IntStream.range(0, moments.size())
                .mapToObj(i -> new Lifetimes.Span(i, i + 1 < moments.size() ? i + 1 : Lifetimes.Span.FOR_EVER))
                .map(span -> span.attribute(time, each, AT_ONCE))
                .toList();
        for (int i = 0; i < moments.size(); i++) {
            svg.put(
                    "<g%s><text y=\"24\" font-size=\"%.0f\">%s</text><text y=\"42\" font-size=\"%.0f\">%s</text></g>\n",
                    attributes.get(i),
                    FONT,
                    XmlText.of(moments.get(i).first),
                    SMALL_FONT,
                    XmlText.of(moments.get(i).second));
        }
        svg.put("<g transform=\"translate(0 %.1f)\">\n", (board.getHeight() + TOP * pixel) / pixel);
        dots(svg, moments, attributes, (paper.getWidth() + 2 * paper.getX()) / pixel);
        svg.put("<text y=\"28\" font-size=\"%.0f\">%s</text>\n</g>\n</g>\n", SMALL_FONT, XmlText.of(note));
        svg.put("%s", time.style());
        return brush.end();
    }

    /**
     * Draws a line of dots, one for each state, at most as wide as the picture without its margins. The dot of the
     * present state is dark.
     */
    private static void dots(SvgText svg, List<Moment> moments, List<String> attributes, double width) {
        double step = Math.min(16, (width - 2 * DOT) / Math.max(1, moments.size() - 1));
        String dot = "<circle cx=\"%.1f\" cy=\"3\" r=\"%.1f\" fill=\"%s\"%s/>\n";
        for (int i = 0; i < moments.size(); i++) {
            double x = DOT + i * step;
            double radius = Math.min(DOT, step / 2.5);
            if (i > 0 && moments.get(i).restart != moments.get(i - 1).restart) {
                svg.put("<path stroke=\"%s\" stroke-width=\"2\" d=\"M%.1f -3v12\"/>", AGAIN.hex(), x - step / 2);
            }
            svg.put(dot, x, radius, Drawing.GRID.hex(), "").put(dot, x, radius, Drawing.TRAY.hex(), attributes.get(i));
        }
    }

    /** Records the pieces that come and go in a picture, and the numbers of pieces on cells where pieces overlap. */
    private static final class MovingPieces {
        private final Puzzle puzzle;
        private final Lifetimes<Tile> tiles = new Lifetimes<>();
        private final Lifetimes<Count> counts = new Lifetimes<>();
        private Gutters gutters = Gutters.NONE;

        MovingPieces(Puzzle puzzle) {
            this.puzzle = puzzle;
        }

        /**
         * Records the pieces on the board at the next moment. They may overlap and may lie beyond edges, as for {@link
         * Picture#ofState}.
         */
        void next(Packing state) {
            Picture picture = Picture.ofState(puzzle, state);
            Drawing drawing = new Drawing(picture, Look.PLAIN);
            gutters = gutters.with(Gutters.of(picture));
            Map<Tile, Integer> copies = new HashMap<>();
            List<Tile> lying = new ArrayList<>();
            for (int piece = 0; piece < picture.size(); piece++) {
                Tile tile =
                        new Tile(Overhang.cellsWithin(picture, piece), drawing.fill(piece), drawing.opacity(piece), 0);
                lying.add(new Tile(tile.cells, tile.fill, tile.opacity, copies.merge(tile, 1, Integer::sum)));
            }
            tiles.next(lying);
            List<Count> counted = new ArrayList<>();
            drawing.counts().forEach((cell, count) -> counted.add(new Count(cell, count)));
            counts.next(counted);
        }

        /** Returns gutters that are large enough for all moments. A gutter is a strip of squares outside the board. */
        Gutters gutters() {
            return gutters;
        }

        Map<Lifetimes.Span, List<Tile>> tiles() {
            return tiles.all();
        }

        Map<Lifetimes.Span, List<Count>> counts() {
            return counts.all();
        }

        /**
         * Holds a piece as it is drawn.
         *
         * @param copy a number that tells apart pieces that look alike
         */
        record Tile(Set<Cell> cells, Colour fill, double opacity, int copy) {}

        /** Holds the number of pieces that lie on a cell. */
        record Count(Cell cell, int pieces) {}
    }
}
