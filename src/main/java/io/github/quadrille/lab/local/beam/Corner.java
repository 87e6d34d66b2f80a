package io.github.quadrille.lab.local.beam;

/** To which gutter the squares belong that lie below the bottom edge and beyond the right one at once. */
public enum Corner {
    /** To the right one alone: the bottom gutter has the columns of the board, the right one has all rows. */
    PUBLISHED,

    /** To both: whatever hangs over an edge counts in the gutter of this edge. */
    BOTH
}
