package io.github.quadrille.lab.local.constructive;

/** Which of several successors with the same score the constructive beam keeps. */
public enum SuccessorTies {
    /**
     * Those made first, as a stable sort leaves them. We make them state by state, the first of the beam first, and for
     * each in the order of its legal placements. Nothing is left to chance, so to begin anew would be to repeat.
     */
    PUBLISHED,

    /** Random ones. */
    RANDOM
}
