package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What came of a comparison on one puzzle.
 *
 * @param methods one result per method, in the order asked for, ours before those that others report
 * @param against the row that all are tested against, if not the first
 */
public record PuzzleComparison(Puzzle puzzle, Proven proven, List<MethodResult> methods, Optional<String> against) {
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

    /** Whether any search of it came to an end before an interruption. */
    public boolean isReached() {
        return proven.isReached() || tried().stream().anyMatch(method -> method.attempts() > 0);
    }

    /** Whether any run of any method claims something wrong. */
    public boolean isRefuted() {
        return tried().stream().anyMatch(method -> !method.refutations().isEmpty());
    }

    /** Whether one of ours does. */
    public boolean refutesOurs() {
        return tried().stream()
                .anyMatch(method ->
                        method.source().isEmpty() && !method.refutations().isEmpty());
    }

    /** Whether some pieces are known to cover as many cells as is proven to be possible, by any method. */
    public boolean isOptimumKnown() {
        return proven.isOptimum() || shown().anyMatch(run -> run.covered().orElse(-1) >= proven.atMost());
    }

    /** Whether a run has reached the target, and shows its pieces: a claim alone proves nothing. */
    boolean isTargetShown() {
        return shown().anyMatch(RunResult::isSuccess);
    }

    private Stream<RunResult> shown() {
        return tried().stream()
                .flatMap(method -> method.runs().stream())
                .filter(run -> run.refutation().isEmpty() && run.best().isPresent());
    }

    /** By how many cells the best run of a method misses the optimum, or what is a bound on it. */
    public OptionalInt gap(MethodResult.Tried method) {
        OptionalInt best = method.statistics().bestCovered();
        return best.isPresent() ? OptionalInt.of(proven.atMost() - best.getAsInt()) : best;
    }
}
