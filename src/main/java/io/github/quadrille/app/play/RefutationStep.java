package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;
import java.util.Optional;

/**
 * A {@code RefutationStep} is a position of a {@link RefutationTree}, and says why the position cannot be completed.
 */
public sealed interface RefutationStep {
    /** Returns the reason in one sentence. */
    String sentence();

    /** Returns the number of positions from here on, including this one. */
    int size();

    /**
     * A {@code Dead} position has a contradiction that shows at a glance.
     *
     * @param cells the cells to look at
     */
    record Dead(String sentence, List<Cell> cells) implements RefutationStep {
        /** Keeps a copy of the cells. */
        public Dead {
            cells = List.copyOf(cells);
        }

        @Override
        public int size() {
            return 1;
        }
    }

    /**
     * A {@code Branch} is a position in which something has to be done, and every way to do it leads nowhere.
     *
     * @param cell the cell that has to be covered, where the branch is about a cell
     * @param kind the kind of which a piece has to be laid, or words for a piece that a rule asks for; empty where the
     *     branch is about a cell
     * @param ways all ways
     * @param size the sum of the sizes of all ways, and one more
     */
    record Branch(String sentence, Optional<Cell> cell, Optional<String> kind, List<Way> ways, int size)
            implements RefutationStep {
        /** Keeps a copy of the ways. */
        public Branch {
            ways = List.copyOf(ways);
        }
    }

    /**
     * Holds one way to go on from a branch.
     *
     * @param piece the piece that is laid
     * @param then the reason why that leads nowhere
     */
    record Way(Placement piece, RefutationStep then) {}
}
