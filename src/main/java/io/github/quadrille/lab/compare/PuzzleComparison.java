package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Holds the results of a comparison on one puzzle.
 *
 * @param puzzle the puzzle
 * @param proven the answer of the exact search
 * @param methods a result for each method, in the requested order: first the methods of this program, then the rows
 *     that other programs report
 * @param against the name of the row that all other rows are tested against; if empty, it is the first row with runs
 */
public record PuzzleComparison(Puzzle puzzle, Proven proven, List<MethodResult> methods, Optional<String> against) {
    public PuzzleComparison {
        methods = List.copyOf(methods);
    }

    /** Returns the methods that did not refuse the puzzle. */
    public List<MethodResult> tried() {
        return methods.stream().filter(method -> method.refusal().isEmpty()).toList();
    }

    /** Returns the methods that have at least one run. */
    public List<MethodResult> withRuns() {
        return tried().stream().filter(MethodResult::isRun).toList();
    }

    /**
     * Returns whether there is any result on the puzzle: an answer of the exact search, or a run. After an
     * interruption, there can be none.
     */
    public boolean isReached() {
        return proven.isReached() || !withRuns().isEmpty();
    }

    /** Returns whether some run is refuted. */
    public boolean isRefuted() {
        return tried().stream().anyMatch(method -> !method.refuted().isEmpty());
    }

    /** Returns whether a run that this program made is refuted. */
    public boolean refutesOurs() {
        return tried().stream()
                .anyMatch(
                        method -> method.source().isEmpty() && !method.refuted().isEmpty());
    }

    /** Returns whether the exact answer or some run shows pieces that cover the greatest possible number of cells. */
    public boolean isOptimumKnown() {
        return proven.isOptimum() || shown().anyMatch(run -> run.covered().orElse(-1) >= proven.atMost());
    }

    /**
     * Returns whether some run has reached the target and shows its pieces. A claim without pieces does not count,
     * because it proves nothing.
     */
    boolean isTargetShown() {
        return shown().anyMatch(RunResult::isSuccess);
    }

    /** Returns the runs that are neither refuted nor broken off. */
    Stream<RunResult> soundRuns() {
        return tried().stream().flatMap(method -> method.soundRuns().stream());
    }

    private Stream<RunResult> shown() {
        return soundRuns().filter(run -> run.best().isPresent());
    }

    /**
     * Returns how many more cells the optimum covers than the best run of a method. If the optimum is not known, its
     * upper bound is used. The result is empty if no number of covered cells is known for the method.
     */
    public Optional<Integer> gap(MethodResult method) {
        return method.statistics().bestCovered().map(best -> proven.atMost() - best);
    }

    /**
     * Returns whether the true gap can be smaller than {@link #gap}, because only an upper bound on the optimum is
     * known.
     */
    public boolean isBound(MethodResult method) {
        return !isOptimumKnown() && gap(method).orElse(0) > 0;
    }
}
