package io.github.quadrille.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What came of one method on one puzzle. */
public sealed interface MethodResult {
    /** The method's name. */
    String method();

    /**
     * It makes no sense for the puzzle.
     *
     * @param sentence why, with advice
     */
    record Refused(String method, String sentence) implements MethodResult {}

    /**
     * It was run.
     *
     * @param costWords what its cost counts
     * @param runs those that ended, by their numbers; fewer than asked for after an interruption
     * @param refutations claims that are wrong, and runs that broke off
     */
    record Tried(String method, String costWords, List<RunResult> runs, List<Refutation> refutations)
            implements MethodResult {
        private static final Comparator<RunResult> BETTER = Comparator.comparing(RunResult::isSuccess)
                .thenComparingInt(RunResult::covered)
                .thenComparing(RunResult::cost, Comparator.reverseOrder())
                .thenComparing(RunResult::number, Comparator.reverseOrder());

        public Tried {
            runs = List.copyOf(runs);
            refutations = List.copyOf(refutations);
        }

        public Statistics statistics() {
            return Statistics.of(runs);
        }

        /** Whether a run that reached the target had begun anew before. */
        public boolean hasRestarted() {
            return runs.stream().flatMap(run -> run.success().stream()).anyMatch(point -> point.restart() > 0);
        }

        /** How many refutations there are beyond those shown, in words. */
        public Optional<String> moreRefutations() {
            int more = refutations.size() - Refutation.SHOWN;
            return more > 0 ? Optional.of(HtmlText.format("and so are %,d more of its runs", more)) : Optional.empty();
        }

        /** How often it was run, runs that broke off included. */
        public int attempts() {
            return runs.size() + brokenOff().size();
        }

        /** Runs that broke off, so that nothing is known of them but why. */
        public List<Refutation> brokenOff() {
            return refutations.stream()
                    .filter(refutation -> runs.stream().noneMatch(run -> run.number() == refutation.run()))
                    .toList();
        }

        /** The first of the runs that cover most at the lowest cost, refuted ones left out; none without any. */
        public Optional<RunResult> best() {
            return runs.stream().filter(run -> run.refutation().isEmpty()).max(BETTER);
        }
    }
}
