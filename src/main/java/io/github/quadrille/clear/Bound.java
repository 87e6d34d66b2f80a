package io.github.quadrille.clear;

/** Says how many moves are too few. */
interface Bound {
    /** Whether so many moves might do; "no" is always true. */
    boolean isWithin(Position position, int moves);
}
