package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.PackingCount;
import java.util.List;
import java.util.Optional;

/**
 * Holds the answer about a part. The question is either how many packings the part has, or whether it has a packing.
 *
 * @param count the number of packings; if the question is whether there is a packing, 0 for none and 1 for at least one
 * @param packing a packing of the part, if the question is whether there is a packing, and one was found
 * @param left the smaller parts that {@link Part#cut} makes, if this part took too much time or memory; then {@code
 *     count} only tells how much work was done
 */
public record PartAnswer(PackingCount count, Optional<Packing> packing, List<Part> left) {
    /** Copies the list. */
    public PartAnswer {
        left = List.copyOf(left);
    }
}
