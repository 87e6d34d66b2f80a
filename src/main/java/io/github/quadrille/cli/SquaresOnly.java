package io.github.quadrille.cli;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.geometry.Lattices;
import io.github.quadrille.puzzle.Puzzle;

/** Says what is offered for boards of squares only. */
final class SquaresOnly {
    private SquaresOnly() {}

    /**
     * Refuses boards of other lattices.
     *
     * @param what as the beginning of a sentence, such as "Local searches are"
     * @param advice what may be meant instead
     */
    static void check(Puzzle puzzle, String what, String advice) throws UnusableInput {
        if (puzzle.region().lattice() != Lattices.SQUARE) {
            throw new UnusableInput(
                    puzzle.name(),
                    "%s for squares only, and this board is of the %s lattice. Maybe %s."
                            .formatted(what, puzzle.region().lattice().word(), advice));
        }
    }
}
