package io.github.quadrille.lab.compare;

import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What came of one method on one puzzle. */
public sealed interface MethodResult {
    /** The method's name. */
    String method();

    /** Why there are no numbers, in words; empty where there are. */
    Optional<String> absence();

    /**
     * It makes no sense for the puzzle.
     *
     * @param sentence why, with advice
     */
    record Refused(String method, String sentence) implements MethodResult {
        @Override
        public Optional<String> absence() {
            return Optional.of("refused: " + sentence);
        }
    }

    /**
     * It was run.
     *
     * @param costWords what its cost counts
     * @param fitnessOfPacking for those who measure fitness: that of a packing, from which the cost is subtracted
     * @param source the table that reports the runs; empty when they are ours
     * @param runs those that came to their end, by their numbers; fewer than asked for after an interruption
     * @param refutations claims that are wrong, and runs that broke off
     */
    record Tried(
            String method,
            String costWords,
            OptionalDouble fitnessOfPacking,
            Optional<String> source,
            List<RunResult> runs,
            List<RefutedClaim> refutations)
            implements MethodResult {
        private static final Comparator<RunResult> BETTER = Comparator.comparing(RunResult::isSuccess)
                .thenComparingInt(run -> run.covered().orElse(-1))
                .thenComparing(run -> run.cost().orElse(Double.POSITIVE_INFINITY), Comparator.reverseOrder())
                .thenComparing(run -> run.best().isPresent())
                .thenComparing(RunResult::number, Comparator.reverseOrder());

        public Tried {
            runs = List.copyOf(runs);
            refutations = List.copyOf(refutations);
        }

        @Override
        public Optional<String> absence() {
            return attempts() > 0
                    ? Optional.empty()
                    : Optional.of(source.map(file -> "no runs in " + file).orElse("no run came to its end"));
        }

        public Statistics statistics() {
            return Statistics.of(runs);
        }

        /** Where the chance of success lies, see {@link ConfidenceInterval#ofShare}; runs that broke off had none. */
        public Optional<ConfidenceInterval> successInterval() {
            return ConfidenceInterval.ofShare(statistics().successes(), attempts());
        }

        /** How many runs show their pieces, so that the claim could be checked. */
        public int checked() {
            return (int) runs.stream().filter(run -> run.best().isPresent()).count();
        }

        /** Whether a run that reached the target had begun anew before. */
        public boolean hasRestarted() {
            return runs.stream()
                    .flatMap(run -> run.success().stream())
                    .anyMatch(targetReached -> targetReached.restarts().orElse(0) > 0);
        }

        /** How many refutations there are beyond those shown, in words. */
        public Optional<String> moreRefutations() {
            int more = refutations.size() - RefutedClaim.SHOWN;
            return more > 0 ? Optional.of(HtmlText.format("and so are %,d more of its runs", more)) : Optional.empty();
        }

        /** How often it was run, runs that broke off included. */
        public int attempts() {
            return runs.size() + brokenOff().size();
        }

        /** Runs that broke off, so that nothing is known of them but why. */
        public List<RefutedClaim> brokenOff() {
            return refutations.stream()
                    .filter(refutedClaim -> runs.stream().noneMatch(run -> run.number() == refutedClaim.run()))
                    .toList();
        }

        /** The first of the runs that cover most at the lowest cost, refuted ones left out; none without any. */
        public Optional<RunResult> best() {
            return runs.stream().filter(run -> run.refutation().isEmpty()).max(BETTER);
        }
    }
}
