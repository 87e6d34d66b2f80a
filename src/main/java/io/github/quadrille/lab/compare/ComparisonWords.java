package io.github.quadrille.lab.compare;

import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.engine.argument.Argument;
import io.github.quadrille.lab.local.LocalLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes sentences about a comparison, for pages and for terminals. */
public final class ComparisonWords {
    private static final String MOST = " The most that can be covered is %,d of %,d cells.";
    private static final String WEIGHTS = " (The weights are shown by 'explain'.)";
    private static final String AT_MOST = " At most %,d of %,d cells can be covered.";

    private ComparisonWords() {}

    /**
     * Returns a comparison in words: {@code 2 puzzles, 3 methods, 20 runs each, at most 10.0 s a run, seed 1, 2
     * threads}.
     */
    public static String summary(Comparison asked) {
        LocalLimits limits = asked.limits();
        String others = CountedNoun.of(asked.reported().size(), "row") + " of others";
        List<String> parts = new ArrayList<>();
        parts.add(CountedNoun.of(asked.puzzles().size(), "puzzle"));
        if (asked.methods().isEmpty()) {
            parts.add(others);
            return String.join(", ", parts);
        }
        parts.add(CountedNoun.of(asked.methods().size(), "method"));
        parts.add(CountedNoun.of(asked.runs(), "run") + " each");
        limits.timeLimit().ifPresent(limit -> parts.add("at most " + HtmlText.time(limit.toMillis() / 1e3) + " a run"));
        addLimit(limits.maxIterations(), "step", parts);
        addLimit(limits.maxMoves(), "move", parts);
        addLimit(limits.maxRestarts(), "restart", parts);
        parts.add("seed " + limits.seed());
        parts.add(asked.elsewhere() ? "on other machines" : CountedNoun.of(asked.threads(), "thread"));
        if (!asked.reported().isEmpty()) {
            parts.add("and " + others);
        }
        return String.join(", ", parts);
    }

    private static void addLimit(long limit, String word, List<String> parts) {
        if (limit < Long.MAX_VALUE) {
            parts.add("at most " + CountedNoun.of(limit, word) + " a run");
        }
    }

    /**
     * Returns the words that explain what is proven about a puzzle. In the report, they follow the word for the result.
     */
    public static String verdict(PuzzleComparison comparison) {
        Proven proven = comparison.proven();
        int cells = comparison.puzzle().region().mandatorySize();
        String time = HtmlText.time(proven.work().seconds());
        return switch (proven.status()) {
            case PACKED -> HtmlText.format("by the exact search in %s: all %,d cells can be covered.", time, cells);
            case OPTIMAL ->
                HtmlText.format(
                        "in %s: the most that can be covered is %,d of %,d cells. %s",
                        time, proven.atMost(), cells, proven.reason());
            case INFEASIBLE -> {
                String weights = proven.reason().startsWith(Argument.WEIGHTS_SHOWN) ? WEIGHTS : "";
                String bound = bound(comparison.isOptimumKnown() ? MOST : AT_MOST, proven, cells);
                yield "in %s. %s%s%s".formatted(time, proven.reason(), weights, bound);
            }
            case UNDECIDED -> {
                if (!proven.isReached()) {
                    yield comparison.isReached()
                            ? "because it was interrupted."
                            : "because the comparison ended before it.";
                }
                String found = comparison.isTargetShown() ? new TargetWords(comparison).found() : "";
                yield "after %s: %s.%s%s".formatted(time, proven.reason(), bound(AT_MOST, proven, cells), found);
            }
        };
    }

    private static String bound(String words, Proven proven, int cells) {
        return proven.atMost() < cells ? HtmlText.format(words, proven.atMost(), cells) : "";
    }

    /** Returns a sentence about how the seconds were measured. */
    public static String timing(Comparison asked) {
        if (asked.methods().isEmpty()) {
            return "Seconds are as the other programs report them.";
        }
        return ours(asked) + (asked.reported().isEmpty() ? "" : " Seconds of other programs are as they report them.");
    }

    private static String ours(Comparison asked) {
        if (asked.elsewhere()) {
            return "Seconds were measured by the workers, on their machines.";
        }
        return asked.threads() == 1
                ? "Seconds were measured on 1 thread, one run at a time."
                : "Seconds were measured with %d runs at a time on %d processors; a run alone would be faster."
                        .formatted(asked.threads(), Runtime.getRuntime().availableProcessors());
    }

    /** Returns a sentence about missing runs; empty if no run is missing. */
    public static Optional<String> incomplete(Comparison asked, List<PuzzleComparison> comparisons) {
        List<MethodResult> ours = comparisons.stream()
                .flatMap(comparison -> comparison.tried().stream())
                .filter(method -> method.source().isEmpty())
                .toList();
        long wanted = (long) asked.runs() * ours.size();
        long whole = ours.stream().mapToLong(method -> method.attempts().size()).sum();
        return whole < wanted
                ? Optional.of(HtmlText.format(
                        "Interrupted: %,d of %,d runs came to their end; only these are counted.", whole, wanted))
                : Optional.empty();
    }
}
