package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import java.util.BitSet;

/**
 * The connected parts of the cells that are still open. A connected piece lies within one part, so a part whose size no
 * remaining pieces can make up (between its mandatory cells alone and all of its cells) has no packing: that is what
 * this prunes. It says nothing when the bag has a disconnected piece.
 */
interface OpenRegions {
    /** A piece was laid. */
    void covered(int placement);

    /** The piece laid last was taken back. */
    void opened(int placement);

    /** Whether a part is seen that cannot be filled. */
    boolean anyHopeless();

    /** The cells of the part that the last question found hopeless. */
    BitSet hopeless();

    /**
     * @param provable whether only what a proof can follow may be pruned
     */
    static OpenRegions of(ExactCover problem, CoverState state, boolean provable) {
        if (!problem.kinds().stream().allMatch(KindItem::connected)) {
            return new Unchecked();
        }
        PieceAreas areas = PieceAreas.of(problem, state, provable);
        return problem.cells() <= Long.SIZE ? new OneWordRegions(problem, areas) : new FloodedRegions(problem, areas);
    }

    /** Nothing is known, nothing is pruned. */
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
