package io.github.quadrille.lab.local;

import com.google.errorprone.annotations.FormatMethod;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;

/**
 * A {@code Method} is a local search with fixed parameters. It is an immutable value that can be used for any number of
 * puzzles and runs.
 */
public interface Method {
    /** Returns the name of the method on the command line and in reports. */
    String word();

    /** Returns a phrase that says what the cost counts, such as "uncovered cells". */
    default String costWords() {
        return "uncovered cells";
    }

    /**
     * Returns why the method makes no sense for a puzzle, as a sentence that ends with advice. The result is empty if
     * the method makes sense.
     */
    Optional<String> refusal(Puzzle puzzle);

    /**
     * Returns the fitness of a packing, if the author of the method measures fitness. Otherwise, the result is empty.
     * The fitness of a state is the fitness of a packing minus the cost of the state.
     */
    default OptionalDouble fitnessOfPacking(Puzzle puzzle) {
        return OptionalDouble.empty();
    }

    /**
     * Prepares a search. The caller must call {@link LocalSearch#restart} before the first step.
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
     * Throws an exception unless a condition on a parameter holds.
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
     * Returns the sentence that refuses a board whose cells are not squares. The result is empty for a board of
     * squares. Some local searches come from papers that treat only squares, and they work only on squares here. These
     * searches use this method.
     */
    static Optional<String> refusalBeyondSquares(Puzzle puzzle) {
        return puzzle.region().lattice() == Lattices.SQUARE
                ? Optional.empty()
                : Optional.of(
                        "This method is for squares only, but this board is of the %s lattice. Use repair or genetic."
                                .formatted(puzzle.region().lattice().word()));
    }
}
