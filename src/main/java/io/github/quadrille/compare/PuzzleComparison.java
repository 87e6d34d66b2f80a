package io.github.quadrille.compare;

import io.github.quadrille.puzzle.Puzzle;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What came of a comparison on one puzzle.
 *
 * @param methods one result per method, in the order asked for
 */
public record PuzzleComparison(Puzzle puzzle, Proven proven, List<MethodResult> methods) {
    public PuzzleComparison {
        methods = List.copyOf(methods);
    }

    /** The methods that were run. */
    public List<MethodResult.Tried> tried() {
        return methods.stream().flatMap(PuzzleComparison::tried).toList();
    }

    private static Stream<MethodResult.Tried> tried(MethodResult result) {
        return result instanceof MethodResult.Tried tried ? Stream.of(tried) : Stream.empty();
    }

    /** Whether any run of any method claims something wrong. */
    public boolean isRefuted() {
        return tried().stream().anyMatch(method -> !method.refutations().isEmpty());
    }

    /** By how many cells the best run of a method misses the optimum, or what is a bound on it. */
    public OptionalInt gap(MethodResult.Tried method) {
        OptionalInt best = method.statistics().bestCovered();
        return best.isPresent() ? OptionalInt.of(proven.atMost() - best.getAsInt()) : best;
    }
}
