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
 * @param refusal the reason why the method makes no sense for the puzzle and was not run; empty if it was run
 * @param costWords the words for what the cost counts
 * @param fitnessOfPacking the fitness of a packing, for methods that measure fitness, which is this number less the
 *     cost
 * @param source the file that reports the runs; empty when this program made them
 * @param attempts the runs by their numbers, including those that broke off; fewer than requested after an interruption
 */
public record MethodResult(
        String method,
        Optional<String> refusal,
        String costWords,
        OptionalDouble fitnessOfPacking,
        Optional<String> source,
        List<RunResult> attempts) {
    /** Pages and terminals show at most this many refutations; files have all of them. */
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

    /** Returns words that say why there are no numbers; empty where there are numbers. */
    public Optional<String> absence() {
        return isRun()
                ? Optional.empty()
                : refusal.map("refused: "::concat)
                        .or(() -> source.map("no runs in "::concat))
                        .or(() -> Optional.of("no run came to its end"));
    }

    /** Returns whether there are any runs. */
    public boolean isRun() {
        return !attempts.isEmpty();
    }

    /** Returns the runs that came to their end. */
    public List<RunResult> runs() {
        return attempts.stream().filter(run -> run.told().isPresent()).toList();
    }

    /** Returns the runs that broke off. Nothing is known of such a run except the reason. */
    List<RunResult> brokenOff() {
        return attempts.stream().filter(run -> run.told().isEmpty()).toList();
    }

    /** Returns the runs that are not refuted. */
    List<RunResult> soundRuns() {
        return attempts.stream().filter(RunResult::isSound).toList();
    }

    /** Returns the traces of the sound runs that have one. */
    List<List<TracePoint>> traces() {
        return soundRuns().stream()
                .map(run -> run.claim().trace())
                .filter(trace -> !trace.isEmpty())
                .toList();
    }

    /** Returns the runs whose claims are wrong, and those that broke off. */
    public List<RunResult> refuted() {
        return attempts.stream().filter(run -> !run.isSound()).toList();
    }

    public Statistics statistics() {
        return Statistics.of(runs());
    }

    /**
     * Returns the interval for the chance of success, see {@link ConfidenceInterval#ofShare}. A run that broke off
     * counts as a failure.
     */
    public Optional<ConfidenceInterval> successInterval() {
        return ConfidenceInterval.ofShare(statistics().successes(), attempts.size());
    }

    /** Returns how many runs show their pieces, so that their claims could be checked. */
    public int checked() {
        return (int) attempts.stream().filter(run -> run.best().isPresent()).count();
    }

    /** Returns whether a run had restarted before it reached the target. */
    public boolean hasRestarted() {
        return attempts.stream()
                .flatMap(run -> run.success().stream())
                .anyMatch(reached -> reached.restarts().orElse(0L) > 0);
    }

    /** Returns the first refutations in words, and the number of further ones. */
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
     * Returns the best run that is not refuted: a success first, then the most cells covered, then the lowest cost.
     * Among equal runs it is the first one. The result is empty if no run is sound.
     */
    public Optional<RunResult> best() {
        return soundRuns().stream().max(BETTER);
    }
}
