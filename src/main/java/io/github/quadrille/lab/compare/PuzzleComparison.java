package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
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
    public List<MethodResult> tried() {
        return methods.stream().filter(method -> method.refusal().isEmpty()).toList();
    }

    /** Those of them that have any runs. */
    public List<MethodResult> withRuns() {
        return tried().stream().filter(MethodResult::isRun).toList();
    }

    /** Whether any search of it came to an end before an interruption. */
    public boolean isReached() {
        return proven.isReached() || !withRuns().isEmpty();
    }

    /** Whether any run of any method claims something wrong. */
    public boolean isRefuted() {
        return tried().stream().anyMatch(method -> !method.refuted().isEmpty());
    }

    /** Whether one of ours does. */
    public boolean refutesOurs() {
        return tried().stream()
                .anyMatch(
                        method -> method.source().isEmpty() && !method.refuted().isEmpty());
    }

    /** Whether some pieces are known to cover as many cells as is proven to be possible, by any method. */
    public boolean isOptimumKnown() {
        return proven.isOptimum() || shown().anyMatch(run -> run.covered().orElse(-1) >= proven.atMost());
    }

    /** Whether a run has reached the target, and shows its pieces: a claim alone proves nothing. */
    boolean isTargetShown() {
        return shown().anyMatch(RunResult::isSuccess);
    }

    /** Runs that nothing speaks against. */
    Stream<RunResult> soundRuns() {
        return tried().stream().flatMap(method -> method.soundRuns().stream());
    }

    private Stream<RunResult> shown() {
        return soundRuns().filter(run -> run.best().isPresent());
    }

    /** By how many cells the best run of a method misses the optimum, or what is a bound on it. */
    public Optional<Integer> gap(MethodResult method) {
        return method.statistics().bestCovered().map(best -> proven.atMost() - best);
    }

    /** Whether the gap may be smaller, since nothing more than a bound is known. */
    public boolean isBound(MethodResult method) {
        return !isOptimumKnown() && gap(method).orElse(0) > 0;
    }
}
