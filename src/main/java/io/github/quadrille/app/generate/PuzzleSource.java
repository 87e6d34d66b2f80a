package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Makes puzzles of one sort. */
public interface PuzzleSource {
    /**
     * Makes one; the same chance makes the same puzzle, unless patience ends before.
     *
     * @param name what the puzzle is to be called
     * @return empty when none was found while there was patience
     * @throws ImpossibleRequest when there is none
     */
    Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock);

    /** So many that differ, one after another, or as many as are found while there is patience; in the order in which they were. */
    default List<GeneratedPuzzle> several(
            int wanted, String name, RandomGenerator random, GenerationClock generationClock) {
        List<GeneratedPuzzle> made = new ArrayList<>();
        int repeats = 0;
        while (made.size() < wanted && repeats < wanted) {
            Optional<GeneratedPuzzle> next = generate(name, random, generationClock);
            if (next.isEmpty()) {
                return made;
            }
            if (made.stream().anyMatch(next.get()::isSamePuzzle)) {
                repeats++;
            } else {
                made.add(next.get());
            }
        }
        return made;
    }

    /** What it has to choose from, first what {@link #generate} makes; of sources without a choice that alone. */
    default List<GeneratedPuzzle> choices(String name, RandomGenerator random, GenerationClock generationClock) {
        return generate(name, random, generationClock).stream().toList();
    }

    /** Puts the puzzles around pieces that lie on a board already, if any do; this source fills what they leave. */
    default PuzzleSource beside(Puzzle begun) {
        return begun.given().isEmpty() ? this : new GradedPuzzles.BesideGiven(this, begun);
    }

    /** One that looks for several at once; one puzzle is the first of one. */
    interface Together extends PuzzleSource {
        @Override
        default Optional<GeneratedPuzzle> generate(
                String name, RandomGenerator random, GenerationClock generationClock) {
            return several(1, name, random, generationClock).stream().findFirst();
        }

        @Override
        List<GeneratedPuzzle> several(int wanted, String name, RandomGenerator random, GenerationClock generationClock);
    }

    /**
     * The puzzles of another source with as many pieces of each kind as one likes, as one of the rules for random targets
     * has it. A packing of the other puzzle packs this one, too; it may have more.
     */
    record UnlimitedPieces(PuzzleSource source, PieceChoice pieces) implements PuzzleSource {
        @Override
        public Optional<GeneratedPuzzle> generate(
                String name, RandomGenerator random, GenerationClock generationClock) {
            return source.generate(name, random, generationClock)
                    .map(made -> made.with(new Puzzle(
                            made.puzzle().name(),
                            made.puzzle().region(),
                            made.puzzle().symmetry(),
                            pieces.unlimited())));
        }
    }
}
