package io.github.quadrille.app.generate;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.ClassCount.Classes;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.engine.solve.Solver;
import java.math.BigInteger;
import java.util.Optional;

/**
 * Lets the frontier count the packings of a puzzle that the search calls unique. The frontier shares only the list of
 * placements with the search.
 */
final class SecondOpinion {
    private SecondOpinion() {}

    /**
     * Returns whether the frontier counts exactly one packing up to symmetry. The result is false when the frontier
     * cannot count, or not in time.
     *
     * @throws IllegalStateException when it counts another number, which means that one of the engines is wrong
     */
    static boolean isCounted(Puzzle puzzle, GenerationClock generationClock) {
        Limits limits = generationClock.within(Limits.NONE.withThreads(1));
        ClassCount count = Solver.of(puzzle)
                .within(limits)
                .listening(generationClock.listener())
                .upTo(SymmetryGroup.FULL)
                .count(CountMethod.FRONTIER);
        Optional<BigInteger> classes = count.classes().map(Classes::classes);
        if (classes.isPresent() && !classes.get().equals(BigInteger.ONE)) {
            throw new IllegalStateException(
                    "The search finds one packing of '%s' up to symmetry, the frontier counts %s."
                            .formatted(puzzle.name(), classes.get()));
        }
        return classes.isPresent();
    }
}
