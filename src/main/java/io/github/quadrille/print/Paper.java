package io.github.quadrille.print;

/**
 * Sizes of paper.
 *
 * @param width in millimetres
 * @param height in millimetres
 */
public record Paper(double width, double height) {
    /** Of ISO 216. */
    public static final Paper A4 = new Paper(210, 297);
    /** Of North America. */
    public static final Paper LETTER = new Paper(215.9, 279.4);
}
