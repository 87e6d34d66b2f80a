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

    /** Returns the number of positions in the tree from this position downwards, including this one. */
    int size();

    /**
     * A {@code Dead} position has a contradiction that a person sees at a glance.
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
     * A {@code Branch} is a position in which a cell has to be covered or a piece has to be laid, and every way to do
     * so leads nowhere.
     *
     * @param cell the cell that has to be covered, where the branch is about a cell
     * @param kind the kind of which a piece has to be laid, or a description of a piece that a rule asks for; empty
     *     where the branch is about a cell
     * @param ways all ways to cover the cell or to lay the piece
     * @param size one more than the sum of the sizes of the positions that the ways lead to
     */
    record Branch(String sentence, Optional<Cell> cell, Optional<String> kind, List<Way> ways, int size)
            implements RefutationStep {
        /** Keeps a copy of the ways. */
        public Branch {
            ways = List.copyOf(ways);
        }
    }

    /**
     * Holds one of the ways that a branch tries.
     *
     * @param piece the piece that is laid
     * @param then the next position, with the reason why it cannot be completed
     */
    record Way(Placement piece, RefutationStep then) {}
}
