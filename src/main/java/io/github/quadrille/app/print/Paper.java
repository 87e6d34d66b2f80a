package io.github.quadrille.app.print;

/** Sizes of paper, upright. */
public enum Paper {
    /** Of ISO 216. */
    A4(210, 297),
    /** Of North America. */
    LETTER(215.9, 279.4);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** In millimetres. */
    public double width() {
        return width;
    }

    /** In millimetres. */
    public double height() {
        return height;
    }
}
