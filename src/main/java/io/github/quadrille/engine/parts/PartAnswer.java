package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.PackingCount;
import java.util.List;
import java.util.Optional;

/**
 * Holds the answer about a part.
 *
 * @param count the number of its packings; if the question is only whether there is any, 0 for none and 1 for at least
 *     one
 * @param packing one of the part's packings, if the question is whether there is any, and one was found
 * @param left the smaller parts that {@link Part#cut} makes, where this part took too long; then the count is ignored
 */
public record PartAnswer(PackingCount count, Optional<Packing> packing, List<Part> left) {
    /** Copies the list. */
    public PartAnswer {
        left = List.copyOf(left);
    }
}
