package io.github.quadrille.app.render;

/** Pictures as SVG: every piece is one {@code path} with a tooltip. */
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
        return of(picture, PictureDrawing.of(picture, look));
    }

    /** A drawing of the picture as one string. */
    static String of(Picture picture, PictureDrawing drawing) {
        SvgBrush brush =
                new SvgBrush(picture, drawing, drawing.paper(), picture.puzzle().name());
        drawing.drawWith(brush);
        return brush.end();
    }
}
