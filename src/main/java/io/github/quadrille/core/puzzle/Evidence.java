package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;
import java.util.Optional;

/**
 * Says why there is no packing, or no better covering.
 *
 * <pre>{@code
 * Verdict verdict = Solver.of(Puzzle.standard(4, 5)).solve();
 * Evidence evidence = ((Verdict.Infeasible) verdict).evidence();
 * System.out.println(evidence.name()); // colouring
 * }</pre>
 */
public interface Evidence {
    /** One word for it, such as {@code area} or {@code search}. */
    String name();

    /** One sentence with the actual numbers. */
    String sentence();

    /** The reason as it is said of what is left beside given pieces; this one where no piece is given. */
    default Evidence ofRest() {
        return this;
    }

    /** The cells that the reason is about, where these are not all. */
    default List<Cell> where() {
        return List.of();
    }

    /** Whether the sentence speaks of the picture, and cannot be followed without it. */
    default boolean needsPicture() {
        return false;
    }

    /** The board coloured by weights, where the reason is one that can be seen. */
    default Optional<CellWeights> picture() {
        return Optional.empty();
    }

    /** A reason whose words are known when it is found. */
    record Told(String name, String sentence, Optional<CellWeights> picture) implements Evidence {}

    /**
     * A search that ended by itself without a packing.
     *
     * @param nodes of its tree; dead ends of a search that learns
     * @param hasLearned whether it has learned clauses until these excluded everything
     */
    record ExhaustedSearch(long nodes, boolean hasLearned) implements Evidence {
        /** One that went through a tree. */
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
                    ? "After any first piece, some cell, kind or region cannot be served any more. No search was needed."
                    : "The search tried everything: %,d %s, no packing."
                            .formatted(nodes, nodes == 1 ? "node" : "nodes");
        }
    }
}
