package io.github.quadrille.engine.parts;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.question.PackingCount;

import java.util.Optional;

/**
 * The answer to a part.
 *
 * @param count how many packings it has; when only asked whether there is any, 0 for none and 1 for at least one
 * @param packing one of the part's packings, when asked whether there is any and there is
 */
public record PartAnswer(PackingCount count, Optional<Packing> packing) implements TaskAnswer {
    @Override
    public double seconds() {
        return count.work().seconds();
    }
}
