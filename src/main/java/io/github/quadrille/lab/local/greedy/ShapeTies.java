package io.github.quadrille.lab.local.greedy;

/** Which of several equally light shapes is laid. */
public enum ShapeTies {
    /** The first that the shape tree comes to. Nothing is left to chance, so to begin anew would be to repeat. */
    PUBLISHED,

    /** The first in the first run; in each later one they draw lots. */
    RANDOM
}
