package io.github.quadrille.core.geometry;

/**
 * Says what may be done to a piece before it is laid down, in the field's words: free, one-sided or fixed
 * polyominoes.
 *
 * <pre>{@code
 * Polyform hook = Polyform.drawn("X..", "XXX");
 * System.out.println(hook.orientations(PieceSymmetry.FREE).size()); // 8
 * System.out.println(hook.orientations(PieceSymmetry.ONE_SIDED).size()); // 4
 * }</pre>
 */
public enum PieceSymmetry {
    /** Turned and flipped. */
    FREE("free"),
    /** Turned only. */
    ONE_SIDED("one-sided"),
    /** Laid as drawn. */
    FIXED("fixed");

    private final String word;

    PieceSymmetry(String word) {
        this.word = word;
    }

    /** The word for it in puzzle files. */
    public String word() {
        return word;
    }
}
