package io.github.quadrille.app.render;

/**
 * Writes pictures as SVG. A piece that is drawn flat is one {@code path} with a tooltip. A solid piece has such a path
 * for each of its balls or, if it is made of cubes, for its top in each layer.
 */
public final class SvgPicture {
    private SvgPicture() {}

    /** Returns a picture as one string, seen from above, in colour and with letters. */
    public static String of(Picture picture) {
        return of(picture, Look.PLAIN);
    }

    /**
     * Returns a picture as one string, in this look.
     *
     * @throws IllegalArgumentException when the view of the look cannot show the board
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
