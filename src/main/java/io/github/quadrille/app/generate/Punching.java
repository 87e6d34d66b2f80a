package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;

/**
 * Punches pieces out of a filled board, see {@link HolePunching}.
 *
 * @param puzzle the whole board, with any number of every kind
 * @param filling a packing of it
 * @param mostHoles how many cells may be punched out
 */
public record Punching(Puzzle puzzle, Packing filling, int mostHoles) implements GenerationAttempt {
    @Override
    public boolean succeeds(GenerationClock generationClock) {
        return punching(puzzle.name(), generationClock)
                .survivors(filling, mostHoles)
                .isPresent();
    }

    Optional<GeneratedPuzzle> make(String name, GenerationClock generationClock) {
        return punching(name, generationClock).punch(filling, mostHoles);
    }

    private HolePunching punching(String name, GenerationClock generationClock) {
        PieceChoice pieces = new PieceChoice(puzzle.symmetry(), puzzle.bag().kinds());
        return new HolePunching(name, puzzle.region(), pieces, generationClock);
    }
}
