package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;

/** Receives every dead end and packing of a search, so that a proof of its result can be written. */
interface DeadEndLog {
    /** This log ignores everything. */
    DeadEndLog NONE = new DeadEndLog() {};

    /**
     * Reports before the search that only the leaders of orbits are searched, because the other placements are images
     * of them.
     */
    default void leftToLeaders(PlacementTable table, PlacementOrbits orbits) {}

    /** Reports that a branch is taken: the decision at a depth, from 0, chooses a placement. */
    default void decided(int depth, int placement) {}

    /** Reports that a decision takes the branch in which nothing more is chosen. */
    default void decidedNothing() {}

    /** Reports a packing: the placements that the decisions in force choose and those that follow from them. */
    default void found(int[] placements) {}

    /** Reports that the decisions in force are a dead end. */
    default void failed() {}

    /** Reports that the decisions in force together with one more placement are a dead end. */
    default void failedWith(int placement) {}

    /** Reports that all branches of the decision at a depth have failed. */
    default void exhausted(int depth) {}

    /** Reports that the region of open cells that {@link CoverState#hopelessRegion} returns cannot be filled. */
    default void hopelessRegion(CoverState state) {}
}
