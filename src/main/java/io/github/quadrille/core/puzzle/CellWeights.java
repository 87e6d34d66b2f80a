package io.github.quadrille.core.puzzle;

import java.util.List;

/**
 * Colours a board by numbers: each cell has one weight. Cells are numbered as in {@link
 * io.github.quadrille.core.geometry.Region}. {@link Evidence#picture} returns such a colouring to show a reason.
 *
 * <pre>{@code
 * Evidence reason = Solver.of(Puzzle.standard(4, 5)).explain().orElseThrow();
 * CellWeights colours = reason.picture().orElseThrow();
 * System.out.println(colours.weights().subList(0, 5)); // [1, 0, 1, 0, 1]
 * }</pre>
 *
 * @param modulus the number modulo which weights are added; 0 if they are added without a modulus
 * @param weights the weight of each cell
 */
public record CellWeights(int modulus, List<Integer> weights) {
    /** Copies the list. */
    public CellWeights {
        weights = List.copyOf(weights);
    }
}
