package io.github.quadrille.app.print;

/** Where solutions are printed. */
public enum Solutions {
    /** Nowhere. */
    NONE,
    /** Small and upside down, below each puzzle. */
    FOOT,
    /** Together on the last pages. */
    LAST
}
