package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.PackingCount;
import java.util.List;
import java.util.Optional;

/**
 * Tells what came of a part.
 *
 * @param count how many packings it has; when only asked whether there is any, 0 for none and 1 for at least one
 * @param packing one of the part's packings, when asked whether there is any and there is
 * @param left smaller parts in place of this one, where it took too long: those that {@link Part#cut} makes. Then the count
 *     counts for nothing
 */
public record PartAnswer(PackingCount count, Optional<Packing> packing, List<Part> left) {
    /** Copies the list. */
    public PartAnswer {
        left = List.copyOf(left);
    }
}
