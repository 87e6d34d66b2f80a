package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * A {@code MethodResult} holds the runs of one method on one puzzle.
 *
 * @param method the name of the method
 * @param refusal the reason why the method makes no sense for the puzzle and was not run; empty if the method makes
 *     sense
 * @param costWords a phrase that says what the cost counts
 * @param fitnessOfPacking the fitness of a packing, for methods that measure fitness; the fitness of a state is this
 *     number minus its cost
 * @param source the file that reports the runs; empty when this program made the runs
 * @param attempts the runs in the order of their numbers, including the runs that a fault of the method broke off;
 *     after an interruption there are fewer runs than requested
 */
public record MethodResult(
        String method,
        Optional<String> refusal,
        String costWords,
        OptionalDouble fitnessOfPacking,
        Optional<String> source,
        List<RunResult> attempts) {
    /** Pages and terminals show at most this many refuted runs of a method. Files contain all refuted runs. */
    private static final int SHOWN = 3;

    private static final Comparator<RunResult> BETTER = Comparator.comparing(RunResult::isSuccess)
            .thenComparingInt(run -> run.covered().orElse(-1))
            .thenComparing(run -> run.cost().orElse(Double.POSITIVE_INFINITY), Comparator.reverseOrder())
            .thenComparing(run -> run.best().isPresent())
            .thenComparing(RunResult::number, Comparator.reverseOrder());

    public MethodResult {
        attempts = List.copyOf(attempts);
    }

    /**
     * Returns the result of a method that refuses the puzzle.
     *
     * @param method the name of the method
     * @param sentence the reason, with advice
     */
    static MethodResult refused(String method, String sentence) {
        return new MethodResult(method, Optional.of(sentence), "", OptionalDouble.empty(), Optional.empty(), List.of());
    }

    /** Returns a text that says why there are no numbers for this method. The result is empty if there are numbers. */
    public Optional<String> absence() {
        return isRun()
                ? Optional.empty()
                : refusal.map("refused: "::concat)
                        .or(() -> source.map("no runs in "::concat))
                        .or(() -> Optional.of("no run came to its end"));
    }

    /** Returns whether there is at least one run. */
    public boolean isRun() {
        return !attempts.isEmpty();
    }

    /** Returns the runs that came to their end, including the runs with a wrong claim. */
    public List<RunResult> runs() {
        return attempts.stream().filter(run -> run.told().isPresent()).toList();
    }

    /** Returns the runs that broke off because of a fault of the method. Only the fault is known about such a run. */
    List<RunResult> brokenOff() {
        return attempts.stream().filter(run -> run.told().isEmpty()).toList();
    }

    /** Returns the runs that are neither refuted nor broken off. */
    List<RunResult> soundRuns() {
        return attempts.stream().filter(RunResult::isSound).toList();
    }

    /** Returns the traces of the sound runs. Runs without a trace are left out. */
    List<List<TracePoint>> traces() {
        return soundRuns().stream()
                .map(run -> run.claim().trace())
                .filter(trace -> !trace.isEmpty())
                .toList();
    }

    /** Returns the runs whose claims are wrong, and the runs that broke off. */
    public List<RunResult> refuted() {
        return attempts.stream().filter(run -> !run.isSound()).toList();
    }

    public Statistics statistics() {
        return Statistics.of(runs());
    }

    /**
     * Returns the confidence interval for the chance of success, see {@link ConfidenceInterval#ofShare}. A run that
     * broke off counts as a failure.
     */
    public Optional<ConfidenceInterval> successInterval() {
        return ConfidenceInterval.ofShare(statistics().successes(), attempts.size());
    }

    /** Returns how many runs show their pieces, so that their claims could be checked. */
    public int checked() {
        return (int) attempts.stream().filter(run -> run.best().isPresent()).count();
    }

    /** Returns whether some run restarted before it reached the target. */
    public boolean hasRestarted() {
        return attempts.stream()
                .flatMap(run -> run.success().stream())
                .anyMatch(reached -> reached.restarts().orElse(0L) > 0);
    }

    /** Returns the first three refutations as text, and then the number of further refuted runs, if there are any. */
    public List<String> refutationWords() {
        List<RunResult> refuted = refuted();
        int more = refuted.size() - SHOWN;
        return Stream.concat(
                        refuted.stream().limit(SHOWN).map(RunResult::refutationWords),
                        more > 0
                                ? Stream.of(HtmlText.format("and %,d more runs of this method are refuted, too", more))
                                : Stream.empty())
                .toList();
    }

    /**
     * Returns the best of the sound runs. A success comes first, then the greatest number of covered cells, then the
     * lowest cost, and then a run that shows its pieces. If several runs are equal in all this, the first of these runs
     * is chosen. The result is empty if no run is sound.
     */
    public Optional<RunResult> best() {
        return soundRuns().stream().max(BETTER);
    }
}
