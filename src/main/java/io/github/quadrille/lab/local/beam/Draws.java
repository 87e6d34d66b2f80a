package io.github.quadrille.lab.local.beam;

/** How the random share of the next beams is drawn from all successors. */
public enum Draws {
    /** With replacement: a successor may be drawn again, and is then kept several times. */
    PUBLISHED,

    /** Each successor at most once. */
    DISTINCT
}
