package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/**
 * What came of one method on one puzzle.
 *
 * @param method its name
 * @param refusal why it makes no sense for the puzzle, and was not run
 * @param costWords what its cost counts
 * @param fitnessOfPacking for those who measure fitness: that of a packing, from which the cost is subtracted
 * @param source the table that reports the runs; empty when they are ours
 * @param attempts runs, also those that broke off, by their numbers; fewer than asked for after an interruption
 */
public record MethodResult(
        String method,
        Optional<String> refusal,
        String costWords,
        OptionalDouble fitnessOfPacking,
        Optional<String> source,
        List<RunResult> attempts) {
    /** How many refutations people are shown; files have all. */
    private static final int SHOWN = 3;

    private static final Comparator<RunResult> BETTER = Comparator.comparing(RunResult::isSuccess)
            .thenComparingInt(run -> run.covered().orElse(-1))
            .thenComparing(run -> run.cost().orElse(Double.POSITIVE_INFINITY), Comparator.reverseOrder())
            .thenComparing(run -> run.best().isPresent())
            .thenComparing(RunResult::number, Comparator.reverseOrder());

    public MethodResult {
        attempts = List.copyOf(attempts);
    }

    /** It makes no sense for the puzzle, as the sentence says, with advice. */
    static MethodResult refused(String method, String sentence) {
        return new MethodResult(method, Optional.of(sentence), "", OptionalDouble.empty(), Optional.empty(), List.of());
    }

    /** Why there are no numbers, in words; empty where there are. */
    public Optional<String> absence() {
        return isRun()
                ? Optional.empty()
                : refusal.map("refused: "::concat)
                        .or(() -> source.map("no runs in "::concat))
                        .or(() -> Optional.of("no run came to its end"));
    }

    /** Whether there are any runs. */
    public boolean isRun() {
        return !attempts.isEmpty();
    }

    /** Those that came to their end. */
    public List<RunResult> runs() {
        return attempts.stream().filter(run -> run.told().isPresent()).toList();
    }

    /** Those that did not, so that nothing is known of them but why. */
    List<RunResult> brokenOff() {
        return attempts.stream().filter(run -> run.told().isEmpty()).toList();
    }

    /** Those that nothing speaks against. */
    List<RunResult> soundRuns() {
        return attempts.stream().filter(RunResult::isSound).toList();
    }

    /** The ways of those that tell them, which are not empty. */
    List<List<TracePoint>> traces() {
        return soundRuns().stream()
                .map(run -> run.claim().trace())
                .filter(trace -> !trace.isEmpty())
                .toList();
    }

    /** Those whose claims are wrong, and those that broke off. */
    public List<RunResult> refuted() {
        return attempts.stream().filter(run -> !run.isSound()).toList();
    }

    public Statistics statistics() {
        return Statistics.of(runs());
    }

    /** Where the chance of success lies, see {@link ConfidenceInterval#ofShare}; runs that broke off had none. */
    public Optional<ConfidenceInterval> successInterval() {
        return ConfidenceInterval.ofShare(statistics().successes(), attempts.size());
    }

    /** How many runs show their pieces, so that the claim could be checked. */
    public int checked() {
        return (int) attempts.stream().filter(run -> run.best().isPresent()).count();
    }

    /** Whether a run that reached the target had begun anew before. */
    public boolean hasRestarted() {
        return attempts.stream()
                .flatMap(run -> run.success().stream())
                .anyMatch(reached -> reached.restarts().orElse(0L) > 0);
    }

    /** The first refutations, and how many there are beyond those, in words. */
    public List<String> refutationWords() {
        List<RunResult> refuted = refuted();
        int more = refuted.size() - SHOWN;
        return Stream.concat(
                        refuted.stream().limit(SHOWN).map(RunResult::refutationWords),
                        more > 0 ? Stream.of(HtmlText.format("and so are %,d more of its runs", more)) : Stream.empty())
                .toList();
    }

    /** The first of the runs that cover most at the lowest cost, refuted ones left out; none without any. */
    public Optional<RunResult> best() {
        return soundRuns().stream().max(BETTER);
    }
}
