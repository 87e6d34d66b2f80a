package io.github.quadrille.core.puzzle;

import java.util.List;

/**
 * A colouring of a board by numbers: a weight per cell, in the numbering of {@link
 * io.github.quadrille.core.geometry.Region}.
 *
 * @param modulus weights count modulo this; 0 when they count as they are
 */
public record CellWeights(int modulus, List<Integer> weights) {
    /** Keeps a copy. */
    public CellWeights {
        weights = List.copyOf(weights);
    }
}
