package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;
import java.util.Optional;

/**
 * An {@code Evidence} is the reason why there is no packing, or no better covering.
 *
 * <pre>{@code
 * Verdict verdict = Solver.of(Puzzle.standard(4, 5)).solve();
 * Evidence evidence = ((Verdict.Infeasible) verdict).evidence();
 * System.out.println(evidence.name()); // colouring
 * }</pre>
 */
public interface Evidence {
    /** Returns one word for the reason, such as {@code area} or {@code search}. */
    String name();

    /** Returns the reason in one or two sentences, with the numbers of this puzzle. */
    String sentence();

    /**
     * Returns this reason, worded for the puzzle that remains when the given pieces are laid. If the puzzle has no
     * given piece, the method returns this reason unchanged.
     */
    default Evidence ofRest() {
        return this;
    }

    /** Returns the cells that the reason is about. The list is empty when the reason is about the whole board. */
    default List<Cell> where() {
        return List.of();
    }

    /** Returns whether the sentence refers to the picture, and cannot be followed without it. */
    default boolean needsPicture() {
        return false;
    }

    /** Returns the board coloured by weights, if the reason can be shown in this way. */
    default Optional<CellWeights> picture() {
        return Optional.empty();
    }

    /** Holds a reason that is made from a name, a sentence and perhaps a picture. */
    record Told(String name, String sentence, Optional<CellWeights> picture) implements Evidence {}

    /**
     * An {@code ExhaustedSearch} is the reason that a search excluded every possibility and found no packing.
     *
     * @param nodes the number of nodes of the search tree; for a search that learns clauses, the number of its dead
     *     ends
     * @param hasLearned whether the search learned clauses until they excluded every packing
     */
    record ExhaustedSearch(long nodes, boolean hasLearned) implements Evidence {
        /** Makes the evidence of a search that learned no clauses. */
        public ExhaustedSearch(long nodes) {
            this(nodes, false);
        }

        @Override
        public String name() {
            return hasLearned ? "learning" : "search";
        }

        @Override
        public String sentence() {
            if (hasLearned) {
                return "A search that learns from its dead ends has excluded every packing, after %,d %s."
                        .formatted(nodes, nodes == 1 ? "dead end" : "dead ends");
            }
            return nodes == 0
                    ? "After any first piece, some cell, kind or region can no longer be completed. No search was"
                            + " needed."
                    : "The search tried all possibilities: %,d %s, no packing."
                            .formatted(nodes, nodes == 1 ? "node" : "nodes");
        }
    }
}
