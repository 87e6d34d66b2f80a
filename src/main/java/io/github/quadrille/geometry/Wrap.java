package io.github.quadrille.geometry;

/** Which opposite edges of a board meet. */
public enum Wrap {
    /** A sheet. */
    NONE("none", false, false),
    /** A tube whose left and right edges meet. */
    HORIZONTAL("horizontal", true, false),
    /** A tube whose top and bottom edges meet. */
    VERTICAL("vertical", false, true),
    /** A torus. */
    BOTH("both", true, true);

    private final String word;
    private final boolean leftMeetsRight;
    private final boolean topMeetsBottom;

    Wrap(String word, boolean leftMeetsRight, boolean topMeetsBottom) {
        this.word = word;
        this.leftMeetsRight = leftMeetsRight;
        this.topMeetsBottom = topMeetsBottom;
    }

    /** The word for it in puzzle files. */
    public String word() {
        return word;
    }

    /** Whether the left and the right edge are glued together. */
    public boolean leftMeetsRight() {
        return leftMeetsRight;
    }

    /** Whether the top and the bottom edge are glued together. */
    public boolean topMeetsBottom() {
        return topMeetsBottom;
    }
}
