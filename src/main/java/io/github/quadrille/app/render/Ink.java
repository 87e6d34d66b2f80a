package io.github.quadrille.app.render;

/** What pieces are filled with in print. */
public enum Ink {
    /** The colours of pictures, which eyes that see no red or no green tell apart, too. */
    COLOUR,
    /** A hatching for each kind, black on white. */
    PATTERNS,
    /** Nothing: lines and letters only. */
    LINES
}
