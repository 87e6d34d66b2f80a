package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import java.util.BitSet;

/**
 * Finds connected parts of the open cells that cannot be filled. A connected piece is inside one part. So some sum of
 * sizes of the remaining pieces must be at least the number of the part's mandatory cells, and at most the number of
 * all its cells. Otherwise there is no packing, and the search is pruned. Nothing is pruned when the bag has a
 * disconnected piece.
 */
interface OpenRegions {
    /** Tells this object that a piece was placed. */
    void covered(int placement);

    /** Tells this object that the piece placed last was taken back. */
    void opened(int placement);

    /**
     * Tells whether a connected part of the open cells was found that cannot be filled. The result false proves
     * nothing.
     */
    boolean anyHopeless();

    /** Returns the cells of the part that {@link #anyHopeless} found last. */
    BitSet hopeless();

    /**
     * Returns the implementation for a problem.
     *
     * @param provable whether the search may prune only by arguments that a written proof can follow
     */
    static OpenRegions of(ExactCover problem, CoverState state, boolean provable) {
        if (!problem.kinds().stream().allMatch(KindItem::connected)) {
            return new Unchecked();
        }
        PieceAreas areas = PieceAreas.of(problem, state, provable);
        return problem.cells() <= Long.SIZE ? new OneWordRegions(problem, areas) : new FloodedRegions(problem, areas);
    }

    /** Prunes nothing, for bags with a disconnected piece. */
    record Unchecked() implements OpenRegions {
        @Override
        public void covered(int placement) {}

        @Override
        public void opened(int placement) {}

        @Override
        public boolean anyHopeless() {
            return false;
        }

        @Override
        public BitSet hopeless() {
            return new BitSet();
        }
    }
}
