package io.github.quadrille.render;

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
        return of(picture, Look.PLAIN);
    }

    /**
     * The picture as one string.
     *
     * @throws IllegalArgumentException when the board cannot be viewed so
     */
    public static String of(Picture picture, Look look) {
        StringWriter text = new StringWriter();
        try {
            write(picture, look, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Writes the picture, as UTF-8 if an encoding is to be chosen; the writer is flushed but stays open. */
    private static void write(Picture picture, Look look, Writer writer) throws IOException {
        try {
            PictureDrawing drawing = PictureDrawing.of(picture, look);
            SvgBrush brush = new SvgBrush(picture, drawing, writer);
            brush.begin();
            drawing.drawWith(brush);
            brush.end();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        writer.flush();
    }
}
