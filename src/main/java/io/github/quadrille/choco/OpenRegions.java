package io.github.quadrille.choco;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.PlacementTable;
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
    static OpenRegions of(PlacementTable table, CoverState state, boolean provable) {
        Region region = table.puzzle().region();
        boolean connected = table.puzzle().bag().supplies().stream()
                .allMatch(supply -> supply.kind().shape().isConnected());
        if (!connected) {
            return new Unchecked();
        }
        return region.rows() * region.columns() <= Long.SIZE
                ? new OneWordRegions(table, PieceAreas.of(table.puzzle().bag(), state, region.size(), provable))
                : new FloodedRegions(table, PieceAreas.of(table.puzzle().bag(), state, region.size(), provable));
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
