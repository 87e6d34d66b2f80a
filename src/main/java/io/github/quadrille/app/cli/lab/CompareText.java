package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ComparisonWords;
import io.github.quadrille.lab.compare.DifferenceWords;
import io.github.quadrille.lab.compare.Differences;
import io.github.quadrille.lab.compare.Differences.Difference;
import io.github.quadrille.lab.compare.MethodResult;
import io.github.quadrille.lab.compare.MissedCounts;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.ReportedRunsCheck;
import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import io.github.quadrille.lab.compare.Statistics;
import io.github.quadrille.lab.compare.TargetWords;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Comparisons as tables for the terminal, in 80 columns. */
record CompareText(Terminal terminal) {
    private static final String RED = "\u001b[1;31m";
    private static final String PLAIN = "\u001b[0m";
    private static final int NAME = 17;
    private static final String METHOD = "%-" + NAME + "s";
    private static final String ROW = METHOD + "%8s%8s%6s%5s%5s%8s%8s%7s%8s";
    private static final String INTERVAL = METHOD + "%14s%18s";
    private static final String DIFFERENCE = INTERVAL + "%8s%8s%8s%7s";

    private static final String UNITS = "kMGT";

    void print(Comparison asked, List<PuzzleComparison> comparisons, String status) {
        terminal.out().println("status: " + status);
        comparisons.forEach(this::print);
        terminal.out().println();
        wrapped("", ComparisonWords.summary(asked) + ". " + ComparisonWords.timing(asked));
        wrapped("", DifferenceWords.method(asked));
        ComparisonWords.incomplete(asked, comparisons).ifPresent(words -> wrapped("", words));
    }

    private void print(PuzzleComparison comparison) {
        terminal.out().println();
        if (!comparison.isReached()) {
            wrapped("", "puzzle: " + comparison.puzzle().name() + ": not reached");
            return;
        }
        wrapped("", "puzzle: " + comparison.puzzle().name());
        wrapped("", "exact: " + comparison.proven().status().word() + " " + ComparisonWords.verdict(comparison));
        TargetWords target = new TargetWords(comparison);
        line("method", target.column(), "covered", "±", "best", "gap", "cost", "secs*", "steps*", "steps");
        for (MethodResult result : comparison.methods()) {
            result.absence().ifPresent(words -> wrapped(METHOD.formatted(result.method()) + " ", words));
            if (result instanceof MethodResult.Tried tried && tried.attempts() > 0) {
                print(comparison, tried);
            }
        }
        if (comparison.tried().stream().anyMatch(method -> method.attempts() > 0)) {
            wrapped("* ", target.footnote());
            sinceRestart(comparison).ifPresent(words -> wrapped("  ", words));
            ReportedRunsCheck.words(comparison).ifPresent(words -> wrapped("", words));
            differences(comparison, target);
        }
        MissedCounts.words(comparison).ifPresent(words -> wrapped("", words));
    }

    /** For readers of papers whose counts of steps begin anew with every restart. */
    private static Optional<String> sinceRestart(PuzzleComparison comparison) {
        String each = comparison.tried().stream()
                .filter(MethodResult.Tried::hasRestarted)
                .map(method -> "%s %s, after %s"
                        .formatted(
                                method.method(),
                                number(method.statistics().medianSinceRestart(), 0, 7),
                                restarts(method.statistics().medianRestarts())))
                .collect(Collectors.joining("; "));
        return each.isEmpty() ? Optional.empty() : Optional.of("of these steps, since the last restart: " + each);
    }

    private static String restarts(OptionalDouble median) {
        String number = number(median, 0, 7);
        return number.equals("1") ? "1 restart" : number + " restarts";
    }

    private void print(PuzzleComparison comparison, MethodResult.Tried method) {
        Statistics numbers = method.statistics();
        OptionalInt gap = comparison.gap(method);
        boolean bound = !comparison.isOptimumKnown() && gap.orElse(0) > 0;
        line(
                name(method),
                numbers.successes() + "/" + method.attempts(),
                number(numbers.meanCovered(), 1, 7),
                number(numbers.deviationCovered(), 1, 5),
                number(numbers.bestCovered()),
                (bound ? "<=" : "") + number(gap),
                number(numbers.meanCost(), 2, 7),
                number(numbers.medianSeconds(), 4, 7),
                number(numbers.medianIterations(), 0, 6),
                number(numbers.meanIterations(), 0, 7));
        method.refutations().stream().limit(RefutedClaim.SHOWN).forEach(refutedClaim -> wrong(refutedClaim.words()));
        method.moreRefutations().ifPresent(this::wrong);
    }

    /** The intervals, and the tests of every row against one of them. */
    private void differences(PuzzleComparison comparison, TargetWords target) {
        Optional<Differences> tests = Differences.of(comparison);
        terminal.out()
                .println(
                        tests.isPresent()
                                ? DIFFERENCE.formatted(
                                        "95 % intervals", target.column(), "mean cost", "p", "Holm", "p cost", "Holm")
                                : INTERVAL.formatted("95 % intervals", target.column(), "mean cost"));
        for (MethodResult.Tried method : comparison.tried()) {
            if (method.attempts() > 0) {
                differences(method, tests);
            }
        }
    }

    private void differences(MethodResult.Tried method, Optional<Differences> tests) {
        String name = name(method);
        String share = DifferenceWords.percent(method.successInterval());
        String cost = cost(method.statistics());
        Optional<Difference> row = tests.flatMap(each -> each.of(method));
        terminal.out()
                .println((row.isPresent()
                                ? DIFFERENCE.formatted(
                                        name,
                                        share,
                                        cost,
                                        DifferenceWords.p(row.get().success()),
                                        DifferenceWords.p(row.get().successCorrected()),
                                        DifferenceWords.rank(row.get()),
                                        DifferenceWords.p(row.get().rankCorrected()))
                                : INTERVAL.formatted(name, share, cost))
                        .stripTrailing());
    }

    private static String cost(Statistics numbers) {
        return numbers.costInterval()
                .map(interval ->
                        number(numbers.meanCost(), 2, 7) + " ± " + number(OptionalDouble.of(interval.half()), 2, 6))
                .orElse("-");
    }

    /** A long name has a line to itself, and then nothing is left for the row. */
    private String name(MethodResult.Tried method) {
        if (method.method().length() <= NAME) {
            return method.method();
        }
        wrapped("", method.method());
        return "";
    }

    private void wrong(String words) {
        terminal.out().print(terminal.colour() ? RED : "");
        wrapped("  ", "REFUTED: " + words);
        terminal.out().print(terminal.colour() ? PLAIN : "");
    }

    private void line(Object... cells) {
        terminal.out().println(ROW.formatted(cells).stripTrailing());
    }

    /** The second line on is indented like the first. */
    private void wrapped(String start, String text) {
        terminal.paragraph(start, text, " ".repeat(start.length()));
    }

    private static String number(OptionalInt value) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : "-";
    }

    /** With fewer decimals, or by thousands, millions and so on, where a number is too wide for its column. */
    private static String number(OptionalDouble value, int decimals, int width) {
        if (value.isEmpty()) {
            return "-";
        }
        double number = value.getAsDouble();
        for (int fewer = decimals; fewer >= 0; fewer--) {
            String text = ("%,." + fewer + "f").formatted(number);
            if (text.length() <= width) {
                return text;
            }
        }
        for (int unit = 0; unit < UNITS.length(); unit++) {
            number /= 1000;
            String text = "%,.0f%c".formatted(number, UNITS.charAt(unit));
            if (text.length() <= width) {
                return text;
            }
        }
        return "%.0e".formatted(value.getAsDouble());
    }
}
