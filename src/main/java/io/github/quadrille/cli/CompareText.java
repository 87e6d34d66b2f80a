package io.github.quadrille.cli;

import io.github.quadrille.compare.Comparison;
import io.github.quadrille.compare.ComparisonWords;
import io.github.quadrille.compare.MethodResult;
import io.github.quadrille.compare.PuzzleComparison;
import io.github.quadrille.compare.Refutation;
import io.github.quadrille.compare.Statistics;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** Comparisons as tables for the terminal, in 100 columns. */
final class CompareText {
    private static final String RED = "\u001b[1;31m";
    private static final String PLAIN = "\u001b[0m";
    private static final String ROW = "%-18s%9s%9s%7s%7s%7s%10s%11s%10s%10s";

    private final Terminal terminal;

    CompareText(Terminal terminal) {
        this.terminal = terminal;
    }

    void print(Comparison asked, List<PuzzleComparison> comparisons, String status) {
        terminal.out().println("status: " + status);
        comparisons.forEach(this::print);
        terminal.out().println();
        wrapped("", ComparisonWords.summary(asked) + ". " + ComparisonWords.timing(asked));
        ComparisonWords.incomplete(asked, comparisons).ifPresent(words -> wrapped("", words));
    }

    private void print(PuzzleComparison comparison) {
        terminal.out().println();
        wrapped("", "puzzle: " + comparison.puzzle().name());
        wrapped("", "exact: " + comparison.proven().word() + " " + ComparisonWords.verdict(comparison));
        line("method", "packed", "covered", "±", "best", "gap", "cost", "seconds*", "steps*", "steps");
        for (MethodResult result : comparison.methods()) {
            if (result instanceof MethodResult.Tried tried) {
                print(comparison, tried);
            } else if (result instanceof MethodResult.Refused refused) {
                wrapped("%-18s".formatted(result.method()), "refused: " + refused.sentence());
            }
        }
        terminal.out().println("* to the packing: the median of the runs that found one");
    }

    private void print(PuzzleComparison comparison, MethodResult.Tried method) {
        Statistics numbers = method.statistics();
        OptionalInt gap = comparison.gap(method);
        boolean bound = !comparison.proven().isOptimum() && gap.orElse(0) > 0;
        line(
                method.method(),
                numbers.successes() + "/" + method.attempts(),
                number(numbers.meanCovered(), 1),
                number(numbers.deviationCovered(), 1),
                number(numbers.bestCovered()),
                (bound ? "≤" : "") + number(gap),
                number(numbers.meanCost(), 2),
                number(numbers.medianSeconds(), 4),
                number(numbers.medianIterations(), 0),
                number(numbers.meanIterations(), 0));
        method.refutations().stream()
                .limit(Refutation.SHOWN)
                .forEach(refutation -> wrong(
                        "run %d (seed %d): %s".formatted(refutation.run(), refutation.seed(), refutation.sentence())));
        method.moreRefutations().ifPresent(this::wrong);
    }

    private void wrong(String words) {
        terminal.out().print(terminal.colour() ? RED : "");
        wrapped("  ", "REFUTED: " + words);
        terminal.out().print(terminal.colour() ? PLAIN : "");
    }

    private void line(Object... cells) {
        terminal.out().println(ROW.formatted(cells).stripTrailing());
    }

    /** Breaks lines between words; the second line on is indented like the first. */
    private void wrapped(String start, String text) {
        StringBuilder line = new StringBuilder(start);
        boolean empty = true;
        for (String word : text.split(" ")) {
            if (!empty && line.length() + 1 + word.length() > terminal.width()) {
                terminal.out().println(line);
                line = new StringBuilder(" ".repeat(start.length()));
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        terminal.out().println(line);
    }

    private static String number(OptionalInt value) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : "-";
    }

    /** Large numbers by their thousands or millions, so that columns hold. */
    private static String number(OptionalDouble value, int decimals) {
        if (value.isEmpty()) {
            return "-";
        }
        double number = value.getAsDouble();
        if (number >= 1e8) {
            return "%.0fM".formatted(number / 1e6);
        }
        return number >= 1e6 ? "%.1fM".formatted(number / 1e6) : ("%." + decimals + "f").formatted(number);
    }
}
