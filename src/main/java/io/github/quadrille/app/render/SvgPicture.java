package io.github.quadrille.app.render;

/** Writes pictures as SVG, in which every piece is one {@code path} with a tooltip. */
public final class SvgPicture {
    private SvgPicture() {}

    /** Returns a picture as one string, in the plain look. */
    public static String of(Picture picture) {
        return of(picture, Look.PLAIN);
    }

    /**
     * Returns a picture as one string, in this look.
     *
     * @throws IllegalArgumentException when this view cannot show the board
     */
    public static String of(Picture picture, Look look) {
        return of(picture, PictureDrawing.of(picture, look));
    }

    /** Returns a drawing of a picture as one string. */
    static String of(Picture picture, PictureDrawing drawing) {
        SvgBrush brush =
                new SvgBrush(picture, drawing, drawing.paper(), picture.puzzle().name());
        drawing.drawWith(brush);
        return brush.end();
    }
}
