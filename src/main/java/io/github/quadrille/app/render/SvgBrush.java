package io.github.quadrille.app.render;

import io.github.quadrille.app.render.PictureDrawing.Brush;
import io.github.quadrille.core.text.XmlText;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/** Writes a drawing as SVG elements. */
final class SvgBrush implements Brush {
    /** A cell has this many units. All lengths of {@link Drawing} are whole numbers of units. */
    static final int UNIT = 40;

    private static final int CELL_PIXELS = 48;
    private static final int LARGEST_SIDE = 1200;

    private final Picture picture;
    private final PictureDrawing drawing;
    private final SvgText svg;
    private boolean inPieces;

    /**
     * Begins a picture.
     *
     * @param paper the area that is seen
     */
    SvgBrush(Picture picture, PictureDrawing drawing, Rectangle2D paper, String title) {
        this.picture = picture;
        this.drawing = drawing;
        double pixels = pixelsPerCell(drawing);
        this.svg = SvgText.open(
                Math.round(paper.getWidth() * pixels), Math.round(paper.getHeight() * pixels), units(paper), "", title);
    }

    static double pixelsPerCell(PictureDrawing drawing) {
        return Math.min(CELL_PIXELS, LARGEST_SIDE / drawing.longestSide());
    }

    /** Returns the text of the picture, so that callers can add elements that this class cannot write. */
    SvgText svg() {
        return svg;
    }

    /** Ends the picture, and returns it. */
    String end() {
        if (inPieces) {
            endPieces();
        }
        return svg.put("</svg>\n").toString();
    }

    @Override
    public void fill(Shape shape, Colour colour) {
        path("fill=\"" + colour.hex() + "\"", shape);
    }

    @Override
    public void line(Shape line, Colour colour, double width) {
        path("fill=\"none\" stroke=\"" + colour.hex() + "\" stroke-width=\"" + units(width) + "\"", line);
    }

    @Override
    public void piece(int piece, Shape outline, Colour fill, double opacity) {
        if (!inPieces) {
            beginPieces();
        }
        tile(outline, fill, opacity);
        String place = picture.region().lattice().name(picture.cells(piece).get(0));
        svg.put("><title>%s at %s</title></path>\n", XmlText.of(picture.kindName(piece)), place);
    }

    /** Writes the beginning of the {@code path} element of a piece. The caller writes its end. */
    void tile(Shape outline, Colour fill, double opacity) {
        svg.put("<path fill=\"%s\"", fill.hex());
        if (opacity < 1) {
            svg.put(" fill-opacity=\"%.2f\"", opacity);
        }
        svg.put(" stroke=\"%s\" d=\"%s\"", Drawing.edge(fill).hex(), SvgPathData.of(outline, UNIT));
    }

    /**
     * Begins an inner {@code svg} element, which cuts off everything beyond its edge. A clip path would do so, too, but
     * needs a name. The style makes the outline of the piece under the mouse thicker, which shows all parts of this
     * piece.
     */
    void beginPieces() {
        inPieces = true;
        Rectangle window = units(drawing.window());
        svg.put("""
                <svg x="%1$d" y="%2$d" width="%3$d" height="%4$d" viewBox="%1$d %2$d %3$d %4$d">
                <style>.pieces path:hover{stroke-width:5}</style>
                <g class="pieces" stroke-width="%5$d" stroke-linejoin="round">
                """, window.x, window.y, window.width, window.height, units(Drawing.EDGE_WIDTH));
    }

    void endPieces() {
        inPieces = false;
        svg.put("</g>\n</svg>\n");
    }

    /** Writes a path. A path that is drawn over pieces lets the mouse through to them. */
    private void path(String style, Shape shape) {
        svg.path(style + (inPieces ? " pointer-events=\"none\"" : ""), shape, UNIT);
    }

    private static int units(double cells) {
        return Math.toIntExact(Math.round(cells * UNIT));
    }

    private static Rectangle units(Rectangle2D box) {
        return new Rectangle(units(box.getX()), units(box.getY()), units(box.getWidth()), units(box.getHeight()));
    }
}
