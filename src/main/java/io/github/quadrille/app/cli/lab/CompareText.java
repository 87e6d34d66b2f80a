package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.lab.compare.Comparison;
import io.github.quadrille.lab.compare.ComparisonSummary;
import io.github.quadrille.lab.compare.ComparisonWords;
import io.github.quadrille.lab.compare.DifferenceWords;
import io.github.quadrille.lab.compare.Differences;
import io.github.quadrille.lab.compare.HtmlText;
import io.github.quadrille.lab.compare.MethodResult;
import io.github.quadrille.lab.compare.MissedCounts;
import io.github.quadrille.lab.compare.PuzzleComparison;
import io.github.quadrille.lab.compare.ReportedRunsCheck;
import io.github.quadrille.lab.compare.Scoreboard;
import io.github.quadrille.lab.compare.Statistics;
import io.github.quadrille.lab.compare.TargetWords;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints comparisons as tables for the terminal, in 80 columns.
 *
 * @param statistics whether intervals and tests are printed even for a table whose rows have few runs
 */
record CompareText(Terminal terminal, boolean statistics) {
    /**
     * Intervals and tests are printed, even without {@code --statistics}, if a method has at least this many runs. With
     * fewer runs, the intervals are so wide that they add nothing to the table.
     */
    private static final int MANY_RUNS = 10;

    private static final String RED = "\u001b[1;31m";
    private static final String PLAIN = "\u001b[0m";
    private static final int NAME = 17;
    private static final String METHOD = "%-" + NAME + "s";
    private static final String ROW = METHOD + "%8s%8s%6s%5s%5s%8s%8s%7s%8s";
    private static final String INTERVAL = METHOD + "%14s%18s";
    private static final String DIFFERENCE = METHOD + "%16s%26s";
    private static final String SUMMARY = METHOD + "%9s%14s%9s%14s%8s%6s";
    private static final String SCORES = METHOD + "%8s%8s%8s%9s%10s";
    private static final String TESTS = "%8s%8s%8s%7s";

    private static final String UNITS = "kMGT";

    void print(Comparison asked, List<PuzzleComparison> comparisons, String status) {
        terminal.out().println("status: " + status);
        comparisons.forEach(this::print);
        terminal.out().println();
        terminal.sentence(ComparisonWords.summary(asked) + ". " + ComparisonWords.timing(asked));
        List<PuzzleComparison> tables =
                comparisons.stream().filter(each -> !each.withRuns().isEmpty()).toList();
        if (tables.stream().anyMatch(this::hasStatistics)) {
            terminal.sentence(DifferenceWords.method(asked));
        } else if (!tables.isEmpty()) {
            terminal.sentence("Intervals and tests: with --statistics, or with %d runs or more.".formatted(MANY_RUNS));
        }
        ComparisonWords.incomplete(asked, comparisons).ifPresent(terminal::sentence);
    }

    /** Prints one table for all puzzles together. */
    void print(Comparison asked, ComparisonSummary summary, String status) {
        terminal.out().println("status: " + status);
        terminal.sentence("exact: " + summary.exactWords());
        line(SUMMARY.formatted("method", "puzzles", "successes", "share", "95 %", "always", "ever"));
        for (ComparisonSummary.Row row : summary.methods()) {
            line(SUMMARY.formatted(
                    name(row.method()),
                    row.puzzles(),
                    row.successes() + "/" + row.runs(),
                    "%.1f %%".formatted(100 * row.meanShare()),
                    DifferenceWords.percent(row.meanShareInterval()),
                    row.always(),
                    row.ever()));
        }
        terminal.sentence(
                "Successes are runs that packed the board, or reached the proven optimum of a covering. The share is the mean over puzzles. The interval is by Student, or, where the share is the same on all puzzles, by Wilson over all runs. Always: puzzles on which all runs were successes; ever: puzzles with at least one.");
        terminal.sentence(ComparisonWords.summary(asked) + ". " + ComparisonWords.timing(asked));
    }

    /** Prints the scores of exact programs, and their wrong answers. */
    void print(Scoreboard board, String status) {
        terminal.out().println("status: " + status);
        line(SCORES.formatted("program", "right", "wrong", "open", "in time", "PAR2"));
        for (Scoreboard.Row row : board.programs()) {
            line(SCORES.formatted(
                    name(row.program()),
                    row.right(),
                    row.wrong(),
                    row.open(),
                    row.inTime(),
                    "%.2f".formatted(row.par2())));
        }
        board.wrong().forEach(words -> wrapped("  ", "WRONG: " + words));
        terminal.sentence(
                "%,d instances; right answers are in time within %s. PAR2 is the mean of the seconds, where any other answer counts as twice the limit. Proofs have the seconds that the index states."
                        .formatted(board.instances().size(), HtmlText.time(board.timeLimit())));
    }

    private void print(PuzzleComparison comparison) {
        terminal.out().println();
        terminal.sentence("puzzle: " + comparison.puzzle().name() + (comparison.isReached() ? "" : ": not reached"));
        if (!comparison.isReached()) {
            return;
        }
        terminal.sentence("exact: " + comparison.proven().status().word() + " " + ComparisonWords.verdict(comparison));
        TargetWords target = new TargetWords(comparison);
        line(ROW.formatted(
                "method", target.column(), "covered", "±", "best", "gap", "cost", "secs*", "steps*", "steps"));
        for (MethodResult result : comparison.methods()) {
            result.absence().ifPresent(words -> wrapped(METHOD.formatted(result.method()) + " ", words));
            if (result.isRun()) {
                print(comparison, result);
            }
        }
        if (!comparison.withRuns().isEmpty()) {
            wrapped("* ", target.footnote());
            sinceRestart(comparison).ifPresent(words -> wrapped("  ", words));
            ReportedRunsCheck.words(comparison).ifPresent(terminal::sentence);
            if (hasStatistics(comparison)) {
                differences(comparison, target);
            }
        }
        MissedCounts.words(comparison).ifPresent(terminal::sentence);
    }

    private boolean hasStatistics(PuzzleComparison comparison) {
        return statistics
                || comparison.withRuns().stream()
                        .anyMatch(method -> method.attempts().size() >= MANY_RUNS);
    }

    /**
     * Returns a text about the steps since the last restart, if a method has restarted. Some papers count steps anew
     * with every restart.
     */
    private static Optional<String> sinceRestart(PuzzleComparison comparison) {
        return comparison.tried().stream()
                .filter(MethodResult::hasRestarted)
                .map(CompareText::sinceRestart)
                .reduce((one, other) -> one + "; " + other)
                .map(each -> "of these steps, since the last restart: " + each);
    }

    private static String sinceRestart(MethodResult method) {
        String restarts = number(method.statistics().medianRestarts(), 0, 7);
        return "%s %s, after %s %s"
                .formatted(
                        method.method(),
                        number(method.statistics().medianSinceRestart(), 0, 7),
                        restarts,
                        restarts.equals("1") ? "restart" : "restarts");
    }

    private void print(PuzzleComparison comparison, MethodResult method) {
        Statistics numbers = method.statistics();
        line(ROW.formatted(
                name(method.method()),
                numbers.successes() + "/" + method.attempts().size(),
                number(numbers.meanCovered(), 1, 7),
                number(numbers.deviationCovered(), 1, 5),
                whole(numbers.bestCovered()),
                (comparison.isBound(method) ? "<=" : "") + whole(comparison.gap(method)),
                number(numbers.meanCost(), 2, 7),
                number(numbers.medianSeconds(), 4, 7),
                number(numbers.medianIterations(), 0, 6),
                number(numbers.meanIterations(), 0, 7)));
        method.refutationWords().forEach(words -> {
            terminal.out().print(terminal.colour() ? RED : "");
            wrapped("  ", "REFUTED: " + words);
            terminal.out().print(terminal.colour() ? PLAIN : "");
        });
    }

    /** Prints the intervals of all rows, and the tests that compare each row with one chosen row. */
    private void differences(PuzzleComparison comparison, TargetWords target) {
        Optional<Differences> tests = Differences.of(comparison);
        List<String> heads = tests.isPresent() ? List.of("p", "Holm", "p cost", "Holm") : List.of();
        interval("95 % intervals", target.column(), "mean cost", heads);
        for (MethodResult method : comparison.withRuns()) {
            Statistics numbers = method.statistics();
            interval(
                    name(method.method()),
                    DifferenceWords.percent(method.successInterval()),
                    numbers.costInterval()
                            .map(interval -> number(numbers.meanCost(), 2, 7) + " ± "
                                    + number(OptionalDouble.of(interval.half()), 2, 6))
                            .orElse("-"),
                    tests.flatMap(each -> each.of(method))
                            .map(DifferenceWords::tests)
                            .orElse(List.of()));
        }
        tests.ifPresent(each -> {
            line(DIFFERENCE.formatted("difference, 95 %", target.column(), "mean cost"));
            each.rows()
                    .forEach((name, row) -> line(
                            DIFFERENCE.formatted(name(name), DifferenceWords.shares(row), DifferenceWords.means(row))));
        });
    }

    private void interval(String name, String share, String cost, List<String> tests) {
        String rest = tests.isEmpty() ? "" : TESTS.formatted(tests.toArray());
        line(INTERVAL.formatted(name, share, cost) + rest);
    }

    /**
     * Returns the name for the first column. A name that is too long is printed on its own line, and the column stays
     * empty.
     */
    private String name(String method) {
        if (method.length() <= NAME) {
            return method;
        }
        terminal.sentence(method);
        return "";
    }

    private void line(String text) {
        terminal.out().println(text.stripTrailing());
    }

    /** Prints the start and then the text. Each further line is indented by the length of the start. */
    private void wrapped(String start, String text) {
        terminal.paragraph(start, text, " ".repeat(start.length()));
    }

    private static String whole(Optional<Integer> value) {
        return value.map(String::valueOf).orElse("-");
    }

    /**
     * Returns a number that fits into its column. A number that is too wide gets fewer decimals, or counts thousands,
     * millions and so on.
     */
    private static String number(OptionalDouble value, int decimals, int width) {
        if (value.isEmpty()) {
            return "-";
        }
        double number = value.getAsDouble();
        return Stream.concat(
                        IntStream.rangeClosed(0, decimals)
                                .mapToObj(fewer -> ("%,." + (decimals - fewer) + "f").formatted(number)),
                        IntStream.range(0, UNITS.length())
                                .mapToObj(unit ->
                                        "%,.0f%c".formatted(number / Math.pow(1000, unit + 1), UNITS.charAt(unit))))
                .filter(text -> text.length() <= width)
                .findFirst()
                .orElseGet(() -> "%.0e".formatted(number));
    }
}
