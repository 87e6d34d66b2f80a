package io.github.quadrille.lab.local;

import com.google.errorprone.annotations.FormatMethod;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/** A local search with its parameters; a value that can be used for any number of puzzles and runs. */
public interface Method {
    /** Its name on the command line and in reports. */
    String word();

    /** What its cost counts, in a few words: "uncovered cells". */
    default String costWords() {
        return "uncovered cells";
    }

    /** Why it makes no sense for a puzzle, as a sentence that ends with advice ("Maybe ..."); empty where it does. */
    Optional<String> refusal(Puzzle puzzle);

    /** Where its author measures fitness, which is this less the cost: the fitness of a packing; else empty. */
    default OptionalDouble fitnessOfPacking(Puzzle puzzle) {
        return OptionalDouble.empty();
    }

    /**
     * Prepares a search that has not begun: {@link LocalSearch#restart} is called first.
     *
     * @param random the only source of chance
     * @throws IllegalArgumentException when the puzzle is refused
     */
    default LocalSearch start(Puzzle puzzle, RandomGenerator random) {
        refusal(puzzle).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        return search(puzzle, random);
    }

    /** Prepares a search on a puzzle that is not refused. */
    LocalSearch search(Puzzle puzzle, RandomGenerator random);

    /**
     * What a parameter must be.
     *
     * @param values of the complaint
     * @throws IllegalArgumentException with the complaint where it is not
     */
    @FormatMethod
    static void demand(boolean makesSense, String complaint, Object... values) {
        if (!makesSense) {
            throw new IllegalArgumentException(complaint.formatted(values));
        }
    }

    /** What the local searches of the papers say to boards of other lattices, of which the papers do not tell. */
    static Optional<String> refusalBeyondSquares(Puzzle puzzle) {
        return puzzle.region().lattice() == Lattices.SQUARE
                ? Optional.empty()
                : Optional.of(
                        "It is for squares only, and this board is of the %s lattice. Maybe use repair or genetic."
                                .formatted(puzzle.region().lattice().word()));
    }
}
