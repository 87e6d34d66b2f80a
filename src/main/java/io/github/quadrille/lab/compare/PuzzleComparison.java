package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds the results of a comparison on one puzzle.
 *
 * @param puzzle the puzzle
 * @param proven the proven answer
 * @param methods a result for each method, in the requested order: first those of this program, then those that others
 *     report
 * @param against the name of the row that all are tested against; empty for the first row
 */
public record PuzzleComparison(Puzzle puzzle, Proven proven, List<MethodResult> methods, Optional<String> against) {
    public PuzzleComparison {
        methods = List.copyOf(methods);
    }

    /** Returns the methods that did not refuse the puzzle. */
    public List<MethodResult> tried() {
        return methods.stream().filter(method -> method.refusal().isEmpty()).toList();
    }

    /** Returns the methods that have any runs. */
    public List<MethodResult> withRuns() {
        return tried().stream().filter(MethodResult::isRun).toList();
    }

    /** Returns whether any search of the puzzle came to an end before an interruption. */
    public boolean isReached() {
        return proven.isReached() || !withRuns().isEmpty();
    }

    /** Returns whether any run of any method is refuted. */
    public boolean isRefuted() {
        return tried().stream().anyMatch(method -> !method.refuted().isEmpty());
    }

    /** Returns whether any run that this program made is refuted. */
    public boolean refutesOurs() {
        return tried().stream()
                .anyMatch(
                        method -> method.source().isEmpty() && !method.refuted().isEmpty());
    }

    /** Returns whether pieces are known, from any method, that cover as many cells as is proven to be possible. */
    public boolean isOptimumKnown() {
        return proven.isOptimum() || shown().anyMatch(run -> run.covered().orElse(-1) >= proven.atMost());
    }

    /** Returns whether a run has reached the target and shows its pieces. A claim alone proves nothing. */
    boolean isTargetShown() {
        return shown().anyMatch(RunResult::isSuccess);
    }

    /** Returns the runs that are not refuted. */
    Stream<RunResult> soundRuns() {
        return tried().stream().flatMap(method -> method.soundRuns().stream());
    }

    private Stream<RunResult> shown() {
        return soundRuns().filter(run -> run.best().isPresent());
    }

    /** Returns by how many cells the best run of a method misses the optimum, or the bound on it. */
    public Optional<Integer> gap(MethodResult method) {
        return method.statistics().bestCovered().map(best -> proven.atMost() - best);
    }

    /** Returns whether the gap may be smaller, because only a bound is known. */
    public boolean isBound(MethodResult method) {
        return !isOptimumKnown() && gap(method).orElse(0) > 0;
    }
}
