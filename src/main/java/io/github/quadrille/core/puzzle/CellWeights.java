package io.github.quadrille.core.puzzle;

import java.util.List;

/**
 * Colours a board by numbers: a weight per cell, in the numbering of {@link
 * io.github.quadrille.core.geometry.Region}. {@link Evidence#picture} shows a reason by them.
 *
 * <pre>{@code
 * Evidence reason = Solver.of(Puzzle.standard(4, 5)).explain().orElseThrow();
 * CellWeights colours = reason.picture().orElseThrow();
 * System.out.println(colours.weights().subList(0, 5)); // [1, 0, 1, 0, 1]
 * }</pre>
 *
 * @param modulus weights count modulo this; 0 when they count as they are
 */
public record CellWeights(int modulus, List<Integer> weights) {
    /** Keeps a copy. */
    public CellWeights {
        weights = List.copyOf(weights);
    }
}
