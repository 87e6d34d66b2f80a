package io.github.quadrille.generate;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import java.util.Optional;

/**
 * A puzzle and what is known of it.
 *
 * @param packing one packing of it, if any is known
 * @param diversity of that packing; on large boards nobody waits for it
 */
public record GeneratedPuzzle(Puzzle puzzle, Known known, Optional<Packing> packing, Optional<Diversity> diversity) {
    /** Of which no packing is known. */
    static GeneratedPuzzle without(Puzzle puzzle, Known known) {
        return new GeneratedPuzzle(puzzle, known, Optional.empty(), Optional.empty());
    }

    /**
     * With a packing.
     *
     * @param pieces that it might have
     */
    static GeneratedPuzzle packed(Puzzle puzzle, Known known, Packing packing, PieceChoice pieces) {
        Optional<Diversity> diversity =
                Diversity.isQuick(puzzle.region().rows(), puzzle.region().columns())
                        ? Optional.of(Diversity.of(puzzle.region(), pieces.symmetry(), pieces.kinds(), packing))
                        : Optional.empty();
        return new GeneratedPuzzle(puzzle, known, Optional.of(packing), diversity);
    }
}
