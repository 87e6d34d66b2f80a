package io.github.quadrille.lab.local;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/** What the local searches of the papers say to boards of other lattices, of which the papers do not tell. */
public final class OnSquares {
    private OnSquares() {}

    /** Why the puzzle is refused; empty where its cells are squares. */
    public static Optional<String> refusal(Puzzle puzzle) {
        return puzzle.region().lattice() == Lattices.SQUARE
                ? Optional.empty()
                : Optional.of(
                        "It is for squares only, and this board is of the %s lattice. Maybe use repair or genetic."
                                .formatted(puzzle.region().lattice().word()));
    }
}
