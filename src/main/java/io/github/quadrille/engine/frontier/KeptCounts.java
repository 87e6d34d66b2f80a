package io.github.quadrille.engine.frontier;

/** Which combinations of counts a frontier keeps. */
enum KeptCounts {
    /** Those from which the rest of the board can be made up. */
    USEFUL,
    /** The same, with the counts also of kinds that may be used as often as one likes, so that they can be read off in the end. */
    EVERY_KIND,
    /** All that no kind's maximum forbids, so that numbers mean what one says without knowing which are useful. */
    EVERY_WAY
}
