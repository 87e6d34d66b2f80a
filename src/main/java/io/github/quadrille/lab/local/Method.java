package io.github.quadrille.lab.local;

import com.google.errorprone.annotations.FormatMethod;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * A {@code Method} is a local search with its parameters. It is a value that can be used for any number of puzzles and
 * runs.
 */
public interface Method {
    /** Returns the name of the method on the command line and in reports. */
    String word();

    /** Returns a few words for what the cost counts, such as "uncovered cells". */
    default String costWords() {
        return "uncovered cells";
    }

    /**
     * Returns why the method makes no sense for a puzzle, as a sentence that ends with advice; empty
     * where it makes sense.
     */
    Optional<String> refusal(Puzzle puzzle);

    /**
     * Returns the fitness of a packing, if the author of the method measures fitness; empty otherwise. The fitness of a
     * state is this number less its cost.
     */
    default OptionalDouble fitnessOfPacking(Puzzle puzzle) {
        return OptionalDouble.empty();
    }

    /**
     * Prepares a search. Its user must call {@link LocalSearch#restart} first.
     *
     * @param puzzle the puzzle
     * @param random the only source of randomness
     * @throws IllegalArgumentException if the method refuses the puzzle
     */
    default LocalSearch start(Puzzle puzzle, RandomGenerator random) {
        refusal(puzzle).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        return search(puzzle, random);
    }

    /** Prepares a search on a puzzle that the method does not refuse. */
    LocalSearch search(Puzzle puzzle, RandomGenerator random);

    /**
     * Requires a condition on a parameter.
     *
     * @param makesSense whether the condition holds
     * @param complaint the error message, a format string
     * @param values the values in the message
     * @throws IllegalArgumentException with the message if the condition does not hold
     */
    @FormatMethod
    static void demand(boolean makesSense, String complaint, Object... values) {
        if (!makesSense) {
            throw new IllegalArgumentException(complaint.formatted(values));
        }
    }

    /**
     * Returns the refusal of a board that is not of squares; empty for squares. The local searches of the papers use
     * this, because the papers only treat squares.
     */
    static Optional<String> refusalBeyondSquares(Puzzle puzzle) {
        return puzzle.region().lattice() == Lattices.SQUARE
                ? Optional.empty()
                : Optional.of(
                        "This method is for squares only, but this board is of the %s lattice. Use repair or genetic."
                                .formatted(puzzle.region().lattice().word()));
    }
}
