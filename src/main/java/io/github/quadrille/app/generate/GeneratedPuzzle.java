package io.github.quadrille.app.generate;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;

import java.util.Comparator;
import java.util.Optional;

/**
 * A puzzle and what is known of it.
 *
 * @param packing one packing of it, if any is known
 * @param diversity of that packing; on large boards nobody waits for it, and it counts boxes of squares
 * @param difficulty of the puzzle, where somebody is to solve it
 */
public record GeneratedPuzzle(
        Puzzle puzzle,
        Known known,
        Optional<Packing> packing,
        Optional<Diversity> diversity,
        Optional<Difficulty> difficulty) {
    /** The easiest first; those whose difficulty nobody has measured stay as they are, in front. */
    public static final Comparator<GeneratedPuzzle> EASIEST_FIRST =
            Comparator.comparing(made -> made.difficulty().orElse(Difficulty.NONE), Comparator.naturalOrder());

    /** Of which no packing is known. */
    static GeneratedPuzzle without(Puzzle puzzle, Known known) {
        return new GeneratedPuzzle(puzzle, known, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * With a packing.
     *
     * @param pieces that it might have
     */
    static GeneratedPuzzle packed(Puzzle puzzle, Known known, Packing packing, PieceChoice pieces) {
        Optional<Diversity> diversity = puzzle.region().lattice() == Lattices.SQUARE
                        && Diversity.isQuick(
                                puzzle.region().rows(), puzzle.region().columns())
                ? Optional.of(Diversity.of(puzzle.region(), pieces.symmetry(), pieces.kinds(), packing))
                : Optional.empty();
        return new GeneratedPuzzle(puzzle, known, Optional.of(packing), diversity, Optional.empty());
    }

    /** The same, and how hard it is. */
    GeneratedPuzzle measured() {
        return new GeneratedPuzzle(
                puzzle, known, packing, diversity, packing.map(answer -> Difficulty.of(puzzle, answer)));
    }

    /** The same puzzle by another name. */
    public GeneratedPuzzle named(String name) {
        Puzzle renamed =
                new Puzzle(name, puzzle.region(), puzzle.symmetry(), puzzle.bag(), puzzle.goal(), puzzle.given());
        return new GeneratedPuzzle(renamed, known, packing, diversity, difficulty);
    }

    /** Whether another one has the same board and pieces. */
    public boolean isSamePuzzle(GeneratedPuzzle other) {
        return puzzle.region().equals(other.puzzle.region()) && puzzle.bag().equals(other.puzzle.bag());
    }
}
