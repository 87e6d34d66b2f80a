package io.github.quadrille.core.geometry;

/**
 * Says which turns and flips a piece may undergo before it is placed, in the usual terms: free, one-sided or fixed
 * polyominoes.
 *
 * <pre>{@code
 * Polyform hook = Polyform.drawn("X..", "XXX");
 * System.out.println(hook.orientations(PieceSymmetry.FREE).size()); // 8
 * System.out.println(hook.orientations(PieceSymmetry.ONE_SIDED).size()); // 4
 * }</pre>
 */
public enum PieceSymmetry {
    /** A free piece may be turned and flipped. */
    FREE("free"),
    /** A one-sided piece may be turned, but not flipped. */
    ONE_SIDED("one-sided"),
    /** A fixed piece is placed as drawn. */
    FIXED("fixed");

    private final String word;

    PieceSymmetry(String word) {
        this.word = word;
    }

    /** Returns the word for this symmetry in puzzle files. */
    public String word() {
        return word;
    }
}
