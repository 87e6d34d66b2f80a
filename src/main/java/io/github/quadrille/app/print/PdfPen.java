package io.github.quadrille.app.print;

import io.github.quadrille.app.render.Colour;
import io.github.quadrille.app.render.Figure.Pen;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.pdfbox.pdmodel.PDPageContentStream;

/**
 * Draws figures on a page of a PDF. The methods of a pen may throw no checked exceptions, so this pen throws {@link
 * UncheckedIOException}.
 *
 * @param place the transformation from coordinates of the figure to coordinates of the page in points
 * @param cell the side of a square in points
 */
record PdfPen(PDPageContentStream content, AffineTransform place, double cell) implements Pen {
    @Override
    public void fill(Shape shape, Colour colour) {
        try {
            content.setNonStrokingColor(colour.red() / 255f, colour.green() / 255f, colour.blue() / 255f);
            if (path(shape)) {
                content.fillEvenOdd();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void line(Shape line, Colour colour, double width) {
        try {
            content.setStrokingColor(colour.red() / 255f, colour.green() / 255f, colour.blue() / 255f);
            content.setLineWidth((float) (width * cell));
            if (path(line)) {
                content.stroke();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean path(Shape shape) throws IOException {
        float[] p = new float[6];
        float x = 0;
        float y = 0;
        PathIterator steps = shape.getPathIterator(place);
        boolean any = !steps.isDone();
        for (; !steps.isDone(); steps.next()) {
            int step = steps.currentSegment(p);
            int end = step == PathIterator.SEG_QUADTO ? 2 : step == PathIterator.SEG_CUBICTO ? 4 : 0;
            switch (step) {
                case PathIterator.SEG_MOVETO -> content.moveTo(p[0], p[1]);
                case PathIterator.SEG_LINETO -> content.lineTo(p[0], p[1]);
                // A PDF has only cubic curves, so a quadratic curve is written as a cubic one.
                case PathIterator.SEG_QUADTO ->
                    content.curveTo(third(x, p[0]), third(y, p[1]), third(p[2], p[0]), third(p[3], p[1]), p[2], p[3]);
                case PathIterator.SEG_CUBICTO -> content.curveTo(p[0], p[1], p[2], p[3], p[4], p[5]);
                default -> content.closePath();
            }
            if (step != PathIterator.SEG_CLOSE) {
                x = p[end];
                y = p[end + 1];
            }
        }
        return any;
    }

    private static float third(float from, float control) {
        return from + (control - from) * 2 / 3;
    }
}
