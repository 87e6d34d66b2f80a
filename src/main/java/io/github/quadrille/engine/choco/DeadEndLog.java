package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;

/** Hears of every dead end and packing of a search, so that its exhaustion can be proved to others. */
interface DeadEndLog {
    /** Keeps nothing. */
    DeadEndLog NONE = new DeadEndLog() {};

    /** Before the search: only leaders are searched, for the others are images. */
    default void leftToLeaders(PlacementTable table, PlacementOrbits orbits) {}

    /** A branch is taken: a placement is laid by the decision at a depth, from 0. */
    default void decided(int depth, int placement) {}

    /** The branch of a decision is taken in which nothing more is laid. */
    default void decidedNothing() {}

    /** A packing is found: what the decisions in force lay, what follows from them, and nothing more. */
    default void found(int[] placements) {}

    /** What the decisions in force lay is a dead end. */
    default void failed() {}

    /** So is that with one more placement. */
    default void failedWith(int placement) {}

    /** All branches of the decision at a depth have failed. */
    default void exhausted(int depth) {}

    /** A region of open cells cannot be filled: {@link CoverState#hopelessRegion}. */
    default void hopelessRegion(CoverState state) {}
}
