package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;

/** Writes a drawing as SVG elements; a brush cannot throw checked exceptions, so what it throws is unchecked. */
final class SvgBrush implements Brush {
    /** Units per cell: all lengths of {@link Drawing} are whole numbers of them. */
    static final int UNIT = 40;

    private static final int CELL_PIXELS = 48;
    private static final int LARGEST_SIDE = 1200;

    private final Picture picture;
    private final PictureDrawing drawing;
    private final Writer writer;
    private boolean inPieces;

    SvgBrush(Picture picture, PictureDrawing drawing, Writer writer) {
        this.picture = picture;
        this.drawing = drawing;
        this.writer = writer;
    }

    void begin() {
        begin(drawing.paper(), picture.name());
    }

    /**
     * Begins a picture.
     *
     * @param paper all that is seen
     */
    void begin(Rectangle2D paper, String title) {
        double pixels = pixelsPerCell();
        put(text(
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%d %d %d %d">
                <title>%s</title>
                """,
                Math.round(paper.getWidth() * pixels),
                Math.round(paper.getHeight() * pixels),
                units(paper.getX()),
                units(paper.getY()),
                units(paper.getWidth()),
                units(paper.getHeight()),
                XmlText.of(title)));
    }

    double pixelsPerCell() {
        return Math.min(CELL_PIXELS, LARGEST_SIDE / drawing.longestSide());
    }

    void end() {
        if (inPieces) {
            endPieces();
        }
        put("</svg>\n");
    }

    @Override
    public void fill(Shape shape, Colour colour) {
        putPath("<path fill=\"" + colour.hex() + "\"", shape);
    }

    @Override
    public void line(Shape line, Colour colour, double width) {
        putPath(text("<path fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"", colour.hex(), units(width)), line);
    }

    @Override
    public void piece(int piece, Shape outline, Colour fill, double opacity) {
        if (!inPieces) {
            beginPieces();
        }
        put(tile(outline, fill, opacity) + "><title>" + XmlText.of(picture.kindName(piece)) + " at "
                + picture.lattice().name(picture.cells(piece).get(0)) + "</title></path>\n");
    }

    /** The beginning of the element of a piece. */
    static String tile(Shape outline, Colour fill, double opacity) {
        return "<path fill=\"" + fill.hex() + "\""
                + (opacity < 1 ? text(" fill-opacity=\"%.2f\"", opacity) : "")
                + " stroke=\"" + Drawing.edge(fill).hex() + "\" d=\"" + SvgPathData.of(outline, UNIT) + "\"";
    }

    /**
     * An inner svg cuts off what leaves it, without the names that a clip path needs. The style shows which parts belong
     * to the piece under the mouse.
     */
    void beginPieces() {
        inPieces = true;
        Rectangle2D window = drawing.window();
        put(text(
                """
                <svg x="%1$d" y="%2$d" width="%3$d" height="%4$d" viewBox="%1$d %2$d %3$d %4$d">
                <style>.pieces path:hover{stroke-width:5}</style>
                <g class="pieces" stroke-width="%5$d" stroke-linejoin="round">
                """,
                units(window.getX()),
                units(window.getY()),
                units(window.getWidth()),
                units(window.getHeight()),
                units(Drawing.EDGE_WIDTH)));
    }

    void endPieces() {
        inPieces = false;
        put("</g>\n</svg>\n");
    }

    private void putPath(String start, Shape shape) {
        String data = SvgPathData.of(shape, UNIT);
        if (!data.isEmpty()) {
            // What lies over pieces lets the mouse through to them.
            put(start + (inPieces ? " pointer-events=\"none\"" : "") + " d=\"" + data + "\"/>\n");
        }
    }

    private void put(String text) {
        try {
            writer.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Numbers the same in all languages. */
    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    private static long units(double cells) {
        return Math.round(cells * UNIT);
    }
}
