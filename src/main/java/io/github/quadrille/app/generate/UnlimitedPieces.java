package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;

import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The puzzles of another source with as many pieces of each kind as one likes, as the first published rule for random
 * targets has it. A packing of the other puzzle packs this one, too; it may have more.
 */
public record UnlimitedPieces(PuzzleSource source, PieceChoice pieces) implements PuzzleSource {
    @Override
    public Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock) {
        return source.generate(name, random, generationClock).map(this::unlimited);
    }

    private GeneratedPuzzle unlimited(GeneratedPuzzle made) {
        Puzzle puzzle = made.puzzle();
        return new GeneratedPuzzle(
                new Puzzle(puzzle.name(), puzzle.region(), puzzle.symmetry(), pieces.unlimited()),
                made.known(),
                made.packing(),
                made.diversity(),
                made.difficulty());
    }
}
