package io.github.quadrille.render;

import io.github.quadrille.geometry.Lattices;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * Pictures as SVG: every piece is one {@code path} with a tooltip. The text is written as it arises, so that only one
 * piece at a time is in memory.
 */
public final class SvgPicture {
    private SvgPicture() {}

    /** The picture as one string. */
    public static String of(Picture picture) {
        StringWriter text = new StringWriter();
        try {
            write(picture, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Writes the picture, as UTF-8 if an encoding is to be chosen; the writer is flushed but stays open. */
    public static void write(Picture picture, Writer writer) throws IOException {
        try {
            if (picture.lattice() == Lattices.SQUARE) {
                Drawing drawing = new Drawing(picture);
                SvgBrush brush = new SvgBrush(picture, drawing, writer);
                brush.begin();
                drawing.drawWith(brush);
                brush.end();
            } else {
                LatticeDrawing drawing = new LatticeDrawing(picture);
                SvgBrush brush = new SvgBrush(picture, drawing.paper(), drawing.paper(), writer);
                brush.begin();
                drawing.drawWith(brush);
                brush.end();
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        writer.flush();
    }
}
