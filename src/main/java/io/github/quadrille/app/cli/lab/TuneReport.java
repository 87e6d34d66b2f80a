package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.tune.Tuned;
import io.github.quadrille.lab.tune.Tuned.Gain;
import io.github.quadrille.lab.tune.Tuned.PuzzleTest;
import io.github.quadrille.lab.tune.Tuned.TestRun;
import io.github.quadrille.lab.tune.Tuning;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Prints the result of a search for parameters: as text of 80 columns for people, or as fields for programs.
 *
 * @param tuned the result
 */
record TuneReport(Tuning asked, Tuned tuned) {
    private static final String ROW = "%-7s%8s%13s%10s%12s%12s%9s%9s%n";

    private static final List<Column<List<TestRun>>> RUNS = List.of(
            new Column<>("packed", TuneReport::packed),
            new Column<>("packed_share_low", runs -> share(runs).low()),
            new Column<>("packed_share_high", runs -> share(runs).high()),
            new Column<>("mean_loss", runs -> mean(runs, TestRun::loss)),
            new Column<>("mean_missed_cells", runs -> mean(runs, TestRun::missed)),
            new Column<>("mean_cost", runs -> mean(runs, TestRun::cost)),
            new Column<>("mean_moves", runs -> mean(runs, TestRun::moves)),
            new Column<>("mean_steps", runs -> mean(runs, TestRun::steps)),
            new Column<>("mean_seconds", runs -> mean(runs, TestRun::seconds)),
            new Column<>("losses", runs -> runs.stream().map(TestRun::loss).toList()));

    private static final List<Column<PuzzleTest>> TEST = List.of(
            new Column<>("puzzle", test -> test.puzzle().name()),
            new Column<>("runs", test -> test.usual().size()),
            new Column<>("usual", test -> Column.fields(RUNS, test.usual())),
            new Column<>("tuned", test -> Column.fields(RUNS, test.tuned())),
            new Column<>("packed_by_usual_only", test -> packedByOne(test.usual(), test.tuned())),
            new Column<>("packed_by_tuned_only", test -> packedByOne(test.tuned(), test.usual())));

    private static final List<Column<TuneReport>> ANSWER = List.of(
            new Column<>("status", TuneReport::status),
            new Column<>("method", TuneReport::method),
            new Column<>("setting", TuneReport::spec),
            new Column<>(
                    "parameters", report -> new TreeMap<>(report.tuned.setting().changed())),
            new Column<>("local", TuneReport::localWords),
            new Column<>("reason", TuneReport::reason),
            new Column<>("by", report -> report.asked.by()),
            new Column<>("objective", report -> report.asked.objective()),
            new Column<>("moves", report -> limited(report.asked.limits().maxMoves())),
            new Column<>("steps", report -> limited(report.asked.limits().maxIterations())),
            new Column<>("evaluations", report -> report.tuned.evaluations()),
            new Column<>("settings", report -> report.tuned.settings()),
            new Column<>("runs", report -> report.asked.runs()),
            new Column<>(
                    "puzzles",
                    report -> report.asked.puzzles().stream().map(Puzzle::name).toList()),
            new Column<>("unseen", report -> report.asked.testsSeedsOnly() ? "seeds" : "puzzles"),
            new Column<>(
                    "test",
                    report -> report.tuned.test().stream()
                            .map(test -> Column.fields(TEST, test))
                            .toList()),
            new Column<>("difference", report -> report.tuned.gain()),
            new Column<>("seed", report -> report.asked.limits().seed()),
            new Column<>("threads", report -> report.asked.elsewhere() ? null : report.asked.threads()));

    ExitStatus exit() {
        return tuned.isGain() && !isInterrupted() ? ExitStatus.YES : ExitStatus.UNDECIDED;
    }

    private boolean isInterrupted() {
        return tuned.stopped().equals(Optional.of(Tuned.Stopped.INTERRUPTED));
    }

    Map<String, Object> fields() {
        return Column.fields(ANSWER, this);
    }

    private static Long limited(long most) {
        return most == Long.MAX_VALUE ? null : most;
    }

    private String status() {
        return exit() == ExitStatus.YES ? "tuned" : "undecided";
    }

    private String method() {
        return asked.method().word();
    }

    private List<String> words() {
        return tuned.setting().words(asked.method().parameters());
    }

    /** Returns the tuned method as {@code compare --methods} reads it. */
    private String spec() {
        return method() + (words().isEmpty() ? "" : ":" + String.join(",", words()));
    }

    /** Returns the tuned method as the options of {@code local}. */
    private String localWords() {
        return Stream.concat(
                        Stream.of("--method " + method()), words().stream().map(word -> "--" + method() + "-" + word))
                .collect(Collectors.joining(" "));
    }

    /** Returns a sentence about the result. It says that the test shows a gain, or why no gain is known. */
    private String reason() {
        if (isInterrupted()) {
            return "interrupted; the setting is the best so far, and is not tested";
        }
        if (tuned.evaluations() == 0) {
            return "the time was up before anything was measured. Allow more time, or fewer --moves";
        }
        if (!tuned.isChanged()) {
            return "no setting did better in the %s than the usual one. Use a larger budget, or a harder puzzle"
                    .formatted(asked.by().noun());
        }
        Gain gain = tuned.gain().orElseThrow();
        if (gain.isShown()) {
            return "the test shows a gain: its whole interval is below 0";
        }
        return gain.isLoss()
                ? "the winner of the %1$s is worse than the usual setting in the test: it was only lucky in the %1$s"
                        .formatted(asked.by().noun())
                : "the test shows no gain: its interval contains 0. Use more --test-runs, or a larger budget";
    }

    void print(Terminal terminal) {
        terminal.out().println("status: " + status());
        terminal.field("setting", spec());
        terminal.field("reason", reason());
        terminal.field(
                "objective",
                switch (asked.objective()) {
                    case MISSED -> "missed: uncovered cells, in percent of the cells to cover";
                    case EFFORT ->
                        "effort: states until the packing, in percent of the states allowed; 1000 without a packing";
                });
        terminal.field("effort", effort());
        terminal.field(asked.by().noun(), raceWords());
        tuned.gain().ifPresent(gain -> {
            terminal.field("test", testWords());
            tuned.test().forEach(test -> print(test, terminal));
            terminal.out().println();
            String interval = gain.low()
                    .map(low -> ", with 95 %% between %+.2f and %+.2f"
                            .formatted(low, gain.high().orElseThrow()))
                    .orElse("");
            terminal.field(
                    "difference",
                    "%+.2f%s; below 0 means that the tuned setting is better".formatted(gain.mean(), interval));
        });
        if (tuned.isChanged()) {
            terminal.field("compare", "--methods %s \"%s\"".formatted(method(), spec()));
            terminal.field("local", localWords());
        }
    }

    private String effort() {
        long moves = asked.limits().maxMoves();
        long steps = asked.limits().maxIterations();
        String words = (moves == Long.MAX_VALUE ? "" : "%,d states".formatted(moves))
                + (moves == Long.MAX_VALUE || steps == Long.MAX_VALUE ? "" : " or ")
                + (steps == Long.MAX_VALUE ? "" : "%,d steps".formatted(steps));
        return words + " a run"
                + (moves == Long.MAX_VALUE
                        ? "; a step may look at any number of states, so compare the states below"
                        : "");
    }

    private String raceWords() {
        String end = tuned.stopped()
                .map(stopped -> stopped == Tuned.Stopped.TIME ? ", until the time was up" : ", until interrupted")
                .orElse("");
        return "%s of %s, %s each, on %s%s"
                .formatted(
                        CountedNoun.of(tuned.evaluations(), "measurement"),
                        CountedNoun.of(tuned.settings(), "setting"),
                        CountedNoun.of(asked.runs(), "run"),
                        CountedNoun.of(asked.puzzles().size(), "puzzle"),
                        end);
    }

    /** Returns words that say on which puzzles and seeds the winner was tested. */
    private String testWords() {
        return "%s of each setting on %s%s"
                .formatted(
                        CountedNoun.of(asked.testRuns(), "run"),
                        CountedNoun.of(asked.tests().size(), "puzzle"),
                        asked.testsSeedsOnly()
                                ? " of the search, with seeds that it has not used; on other puzzles the result may"
                                        + " differ"
                                : " that the search has not seen");
    }

    private void print(PuzzleTest test, Terminal terminal) {
        PrintStream out = terminal.out();
        out.println();
        terminal.field("puzzle", test.puzzle().name());
        out.printf(ROW, "", "packed", "95 %", asked.objective().word(), "cells left", "states", "steps", "seconds");
        out.print(row("usual", test.usual()) + row("tuned", test.tuned()));
        terminal.field(
                "packed by only one of the two",
                "%d by the tuned setting, %d by the usual one, of %d seeds"
                        .formatted(
                                packedByOne(test.tuned(), test.usual()),
                                packedByOne(test.usual(), test.tuned()),
                                test.usual().size()));
    }

    private static String row(String name, List<TestRun> runs) {
        return ROW.formatted(
                name,
                packed(runs) + "/" + runs.size(),
                "%.0f-%.0f %%"
                        .formatted(100 * share(runs).low(), 100 * share(runs).high()),
                "%,.2f".formatted(mean(runs, TestRun::loss)),
                "%,.2f".formatted(mean(runs, TestRun::missed)),
                "%,.0f".formatted(mean(runs, TestRun::moves)),
                "%,.0f".formatted(mean(runs, TestRun::steps)),
                "%,.3f".formatted(mean(runs, TestRun::seconds)));
    }

    /** Returns how many runs pack the board although the other setting's run with the same seed does not. */
    private static long packedByOne(List<TestRun> runs, List<TestRun> others) {
        return IntStream.range(0, runs.size())
                .filter(i -> runs.get(i).packed() && !others.get(i).packed())
                .count();
    }

    private static int packed(List<TestRun> runs) {
        return (int) runs.stream().filter(TestRun::packed).count();
    }

    /** Returns a confidence interval for the chance that a run packs the board. */
    private static ConfidenceInterval share(List<TestRun> runs) {
        return ConfidenceInterval.ofShare(packed(runs), runs.size()).orElseThrow();
    }

    private static double mean(List<TestRun> runs, ToDoubleFunction<TestRun> value) {
        return runs.stream().mapToDouble(value).average().orElseThrow();
    }
}
