package io.github.quadrille.app.play;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;
import java.util.Optional;

/** A position of a {@link RefutationTree}, and why it cannot be completed. */
public sealed interface RefutationStep {
    /** In one sentence. */
    String sentence();

    /** How many positions there are from here on, with this one. */
    int size();

    /**
     * It shows at a glance.
     *
     * @param cells where to look
     */
    record Dead(String sentence, List<Cell> cells) implements RefutationStep {
        /** Keeps a copy. */
        public Dead {
            cells = List.copyOf(cells);
        }

        @Override
        public int size() {
            return 1;
        }
    }

    /**
     * Something has to be done, and every way to do it leads nowhere.
     *
     * @param cell that has to be covered, if it is about one
     * @param kind of which a piece has to be laid, if it is about one
     * @param ways all of them
     * @param size of all ways, and one more
     */
    record Branch(String sentence, Optional<Cell> cell, Optional<String> kind, List<Way> ways, int size)
            implements RefutationStep {
        /** Keeps a copy. */
        public Branch {
            ways = List.copyOf(ways);
        }
    }

    /**
     * One way.
     *
     * @param piece that is laid
     * @param then why that leads nowhere
     */
    record Way(Placement piece, RefutationStep then) {}
}
