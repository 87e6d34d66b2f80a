package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Makes puzzles in one way, such as by a search or from a random packing. */
public interface PuzzleSource {
    /**
     * Makes one puzzle. The same random numbers make the same puzzle, unless time runs out before it is found.
     *
     * @param name the name of the puzzle
     * @return empty when none was found in time
     * @throws ImpossibleRequest when it is known that no puzzle meets the request
     */
    Optional<GeneratedPuzzle> generate(String name, RandomGenerator random, GenerationClock generationClock);

    /**
     * Makes several different puzzles one after another, in the order in which they are found. There are fewer than
     * wanted if time runs out, or if puzzles repeat too often.
     */
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

    /**
     * Returns the puzzles from which the caller can choose. The first is the puzzle that {@link #generate} makes. A
     * source without a choice returns only this puzzle.
     */
    default List<GeneratedPuzzle> choices(String name, RandomGenerator random, GenerationClock generationClock) {
        return generate(name, random, generationClock).stream().toList();
    }

    /**
     * Returns a source of puzzles on a whole board with its given pieces. The returned source lets this source fill the
     * cells that the given pieces leave free. If the board has no given pieces, this source itself is returned.
     */
    default PuzzleSource beside(Puzzle begun) {
        return begun.given().isEmpty() ? this : new GradedPuzzles.BesideGiven(this, begun);
    }

    /** Makes several puzzles by one search. A single puzzle is made by the same search, with one puzzle wanted. */
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
     * Makes the puzzles of another source, but allows any number of pieces of each kind. Each packing of the other
     * source's puzzle is a packing of the changed puzzle, which may have more packings.
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
