package io.github.quadrille.app.generate;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Makes puzzles of one sort. */
public interface PuzzleSource {
    /**
     * Makes one puzzle. The same random numbers make the same puzzle, unless time runs out before.
     *
     * @param name the name of the puzzle
     * @return empty when none was found in time
     * @throws ImpossibleRequest when there is no such puzzle
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
     * Returns the puzzles among which this source can choose. The first is the one that {@link #generate} makes. A
     * source without a choice returns only that one.
     */
    default List<GeneratedPuzzle> choices(String name, RandomGenerator random, GenerationClock generationClock) {
        return generate(name, random, generationClock).stream().toList();
    }

    /**
     * Returns a source of puzzles on a whole board with its given pieces, if it has any. This source fills the cells
     * that the given pieces leave free.
     */
    default PuzzleSource beside(Puzzle begun) {
        return begun.given().isEmpty() ? this : new GradedPuzzles.BesideGiven(this, begun);
    }

    /** Makes several puzzles by one search. A single puzzle is the first result of a search for one. */
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
     * Makes the puzzles of another source, but allows any number of pieces of each kind, as one of the rules for random
     * targets does. Each packing of the other source's puzzle is a packing of the new one, which may have more.
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
