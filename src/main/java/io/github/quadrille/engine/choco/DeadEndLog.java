package io.github.quadrille.engine.choco;

import io.github.quadrille.core.placement.PlacementOrbits;
import io.github.quadrille.core.placement.PlacementTable;

/** Receives every dead end and packing of a search, so that a proof of its result can be written. */
interface DeadEndLog {
    /** This log ignores everything. */
    DeadEndLog NONE = new DeadEndLog() {};

    /**
     * Reports before the search that it searches only one placement of each orbit, the leader. The other placements of
     * the orbit are images of the leader under symmetries.
     */
    default void leftToLeaders(PlacementTable table, PlacementOrbits orbits) {}

    /** Reports that the decision at a depth takes the branch that chooses a placement. Depths are numbered from 0. */
    default void decided(int depth, int placement) {}

    /** Reports that the last decision takes the branch in which no further placement is chosen. */
    default void decidedNothing() {}

    /**
     * Reports a packing.
     *
     * @param placements the placements that the decisions in force choose, and those that follow from them
     */
    default void found(int[] placements) {}

    /** Reports that the decisions in force are a dead end. */
    default void failed() {}

    /** Reports that the decisions in force together with one more placement are a dead end. */
    default void failedWith(int placement) {}

    /** Reports that all branches of the decision at a depth have failed. */
    default void exhausted(int depth) {}

    /**
     * Reports that the pieces left cannot fill the region of open cells that {@link CoverState#hopelessRegion} returns.
     */
    default void hopelessRegion(CoverState state) {}
}
