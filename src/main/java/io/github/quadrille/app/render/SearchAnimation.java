package io.github.quadrille.app.render;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The way of a search as one SVG in which the pieces come and go: its best states, one after another, and below them a
 * dot for each, with a bar where the search began anew between two. It begins again after a rest on the last.
 *
 * @param puzzle whose board it is
 * @param title what the picture is of
 */
public record SearchAnimation(Puzzle puzzle, String title) {
    /** Seconds: all states together, about; one of them; the rest on the last. */
    private static final double TOGETHER = 20;

    private static final double LONGEST = 1;
    private static final double SHORTEST = 0.3;
    private static final double REST = 3;
    private static final double FADE = 0.15;
    private static final double AT_ONCE = 0.01;

    /** Pixels. */
    private static final double TOP = 44;

    private static final double BOTTOM = 44;
    private static final double NARROWEST = 320;
    private static final double FONT = 15;
    private static final double SMALL_FONT = 12;
    private static final double DOT = 3;

    private static final Colour AGAIN = new Colour(0xee8866);

    /**
     * A state.
     *
     * @param pieces as for {@link Picture#ofState}
     * @param restart how often the search had begun anew
     * @param first what stands above the board
     * @param second and in the line below it
     */
    public record Moment(Packing pieces, long restart, String first, String second) {}

    /**
     * The whole picture as one string.
     *
     * @param moments at least one
     * @param note what stands below all of them
     */
    public String of(List<Moment> moments, String note) {
        StringWriter text = new StringWriter();
        Picture empty = Picture.of(puzzle);
        MovingPieces pieces = new MovingPieces(puzzle);
        moments.forEach(moment -> pieces.next(moment.pieces));
        Drawing drawing = new Drawing(empty, Look.PLAIN, pieces.gutters());
        SvgBrush brush = new SvgBrush(empty, drawing, text);
        double pixel = 1 / brush.pixelsPerCell();
        Rectangle2D board = drawing.paper();
        Rectangle2D paper = new Rectangle2D.Double(
                board.getX(),
                board.getY() - TOP * pixel,
                Math.max(NARROWEST * pixel, board.getWidth()),
                board.getHeight() + (TOP + BOTTOM) * pixel);
        double each = Math.max(SHORTEST, Math.min(LONGEST, TOGETHER / moments.size()));
        Timeline time = new Timeline(each * moments.size() + REST);
        brush.begin(paper, title);
        brush.fill(paper, Drawing.PAPER);
        drawing.drawBoard(brush);
        brush.beginPieces();
        pieces.tiles().forEach((span, tiles) -> {
            put(text, "<g%s>\n", span.attribute(time, each, FADE));
            tiles.forEach(tile -> text.append(SvgBrush.tile(Drawing.outline(tile.cells()), tile.fill(), tile.opacity()))
                    .append("/>\n"));
            put(text, "</g>\n");
        });
        pieces.counts().forEach((span, counts) -> {
            put(text, "<g%s>\n", span.attribute(time, each, FADE));
            counts.forEach(count -> Drawing.drawCount(brush, count.cell(), count.pieces()));
            put(text, "</g>\n");
        });
        brush.endPieces();
        double scale = pixel * SvgBrush.UNIT;
        put(text, "<g font-family=\"sans-serif\" fill=\"%s\" ", Drawing.TRAY.hex());
        put(text, "transform=\"translate(0 %.1f) scale(%.4f)\">\n", paper.getY() * SvgBrush.UNIT, scale);
        captions(text, moments, each, time);
        put(text, "<g transform=\"translate(0 %.1f)\">\n", (board.getHeight() + TOP * pixel) / pixel);
        dots(text, moments, each, time, (paper.getWidth() + 2 * paper.getX()) / pixel);
        put(text, "<text y=\"28\" font-size=\"%.0f\">%s</text>\n</g>\n</g>\n", SMALL_FONT, XmlText.of(note));
        text.append(time.style());
        brush.end();
        return text.toString();
    }

    private static void captions(StringWriter text, List<Moment> moments, double each, Timeline time) {
        for (int i = 0; i < moments.size(); i++) {
            String attribute = new Lifetimes.Span(i, end(i, moments)).attribute(time, each, AT_ONCE);
            put(text, "<g%s>", attribute);
            put(text, "<text y=\"24\" font-size=\"%.0f\">%s</text>", FONT, XmlText.of(moments.get(i).first));
            put(
                    text,
                    "<text y=\"42\" font-size=\"%.0f\">%s</text></g>\n",
                    SMALL_FONT,
                    XmlText.of(moments.get(i).second));
        }
    }

    private static int end(int moment, List<Moment> moments) {
        return moment + 1 == moments.size() ? Lifetimes.Span.FOR_EVER : moment + 1;
    }

    /** A line of dots as wide as the board; the present one is dark. */
    private static void dots(StringWriter text, List<Moment> moments, double each, Timeline time, double width) {
        double step = Math.min(16, (width - 2 * DOT) / Math.max(1, moments.size() - 1));
        for (int i = 0; i < moments.size(); i++) {
            double x = DOT + i * step;
            if (i > 0 && moments.get(i).restart != moments.get(i - 1).restart) {
                put(text, "<path stroke=\"%s\" stroke-width=\"2\" d=\"M%.1f -3v12\"/>", AGAIN.hex(), x - step / 2);
            }
            dot(text, x, Math.min(DOT, step / 2.5), Drawing.GRID, "");
            String attribute = new Lifetimes.Span(i, end(i, moments)).attribute(time, each, AT_ONCE);
            dot(text, x, Math.min(DOT, step / 2.5), Drawing.TRAY, attribute);
        }
    }

    private static void dot(StringWriter text, double x, double radius, Colour colour, String more) {
        put(text, "<circle cx=\"%.1f\" cy=\"3\" r=\"%.1f\" fill=\"%s\"%s/>\n", x, radius, colour.hex(), more);
    }

    private static void put(StringWriter text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values));
    }

    /** Pieces that come and go in a picture, and the numbers of those on the same cells. */
    private static final class MovingPieces {
        private final Puzzle puzzle;
        private final Lifetimes<Tile> tiles = new Lifetimes<>();
        private final Lifetimes<Count> counts = new Lifetimes<>();
        private Gutters gutters = Gutters.NONE;

        MovingPieces(Puzzle puzzle) {
            this.puzzle = puzzle;
        }

        /** What lies at the next moment, as for {@link Picture#ofState}. */
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

        /** Large enough for all moments. */
        Gutters gutters() {
            return gutters;
        }

        Map<Lifetimes.Span, List<Tile>> tiles() {
            return tiles.all();
        }

        Map<Lifetimes.Span, List<Count>> counts() {
            return counts.all();
        }

        /** @param copy tells apart pieces that look alike */
        record Tile(Set<Cell> cells, Colour fill, double opacity, int copy) {}

        /** So many pieces lie on a cell. */
        record Count(Cell cell, int pieces) {}
    }
}
