package io.github.quadrille.compare;

import io.github.quadrille.local.LocalLimits;
import java.util.List;
import java.util.Optional;

/** Sentences about a comparison, for pages and terminals alike. */
public final class ComparisonWords {
    private ComparisonWords() {}

    /** What was asked for: {@code 2 puzzles, 3 methods, 20 runs each, at most 10.0 s a run, seed 1, 2 threads}. */
    public static String summary(Comparison asked) {
        LocalLimits limits = asked.limits();
        String time = limits.timeLimit()
                .map(limit -> ", at most " + HtmlText.time(limit.toMillis() / 1e3) + " a run")
                .orElse("");
        String steps = limits.maxIterations() < Long.MAX_VALUE
                ? HtmlText.format(", at most %,d steps a run", limits.maxIterations())
                : "";
        return "%s, %s, %s each%s%s, seed %d, %s"
                .formatted(
                        count(asked.puzzles().size(), "puzzle"),
                        count(asked.methods().size(), "method"),
                        count(asked.runs(), "run"),
                        time,
                        steps,
                        limits.seed(),
                        count(asked.threads(), "thread"));
    }

    /** What is proven of a puzzle, after the word for it. */
    public static String verdict(PuzzleComparison comparison) {
        Proven proven = comparison.proven();
        String time = HtmlText.time(proven.seconds());
        int cells = comparison.puzzle().region().mandatorySize();
        if (proven instanceof Proven.Infeasible none) {
            String bound = none.atMost() < cells
                    ? HtmlText.format(
                            none.isOptimum()
                                    ? " The most that can be covered is %,d of %,d cells."
                                    : " At most %,d of %,d cells can be covered.",
                            none.atMost(),
                            cells)
                    : "";
            return "in " + time + ". " + none.sentence() + bound;
        }
        if (proven instanceof Proven.Optimal optimal) {
            return HtmlText.format(
                    "in %s: the most that can be covered is %,d of %,d cells. %s",
                    time, optimal.atMost(), cells, optimal.sentence());
        }
        if (proven instanceof Proven.Undecided undecided) {
            boolean found = comparison.tried().stream()
                    .anyMatch(method -> method.statistics().successes() > 0);
            return "after %s: %s.%s%s"
                    .formatted(
                            time,
                            undecided.reason(),
                            bound(undecided.atMost(), cells),
                            found ? " There is a packing, found by a local search." : "");
        }
        return HtmlText.format("by the exact search in %s: all %,d cells can be covered.", time, cells);
    }

    private static String bound(int atMost, int cells) {
        return atMost < cells ? HtmlText.format(" At most %,d of %,d cells can be covered.", atMost, cells) : "";
    }

    /** How far the seconds can be trusted. */
    public static String timing(Comparison asked) {
        return asked.threads() == 1
                ? "Seconds were measured on 1 thread, one run at a time."
                : "Seconds were measured with %d runs at a time on %d processors; alone, a run is faster."
                        .formatted(asked.threads(), Runtime.getRuntime().availableProcessors());
    }

    /** That runs are missing or were cut short, if so. */
    public static Optional<String> incomplete(Comparison asked, List<PuzzleComparison> comparisons) {
        long wanted = 0;
        long whole = 0;
        for (PuzzleComparison comparison : comparisons) {
            for (MethodResult.Tried method : comparison.tried()) {
                wanted += asked.runs();
                whole += method.runs().stream().filter(run -> !run.isCutShort()).count();
                whole += method.brokenOff().size();
            }
        }
        return whole < wanted
                ? Optional.of(HtmlText.format("Interrupted: %,d of %,d runs came to their end.", whole, wanted))
                : Optional.empty();
    }

    private static String count(int number, String word) {
        return HtmlText.format("%,d %s%s", number, word, number == 1 ? "" : "s");
    }
}
