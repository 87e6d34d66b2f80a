package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.tune.Tuned.Gain;
import io.github.quadrille.lab.tune.Tuned.PuzzleTest;
import io.github.quadrille.lab.tune.Tuned.TestRun;
import io.github.quadrille.lab.tune.Tuning.Objective;
import java.util.List;

/** What came of a search for parameters, for the terminal, in 80 columns. */
record TuneText(Terminal terminal) {
    private static final String ROW = "%-7s%8s%13s%10s%12s%12s%9s%9s";

    private static final double PERCENT = 100;

    void print(TuneReport report) {
        terminal.out().println("status: " + report.status());
        terminal.field("setting", report.spec());
        terminal.field("reason", report.reason());
        terminal.field("objective", words(report.asked().objective()));
        terminal.field("effort", effort(report));
        terminal.field("race", report.raceWords());
        if (!report.tuned().test().isEmpty()) {
            printTest(report);
        }
        if (report.tuned().isChanged()) {
            terminal.field(
                    "compare",
                    "--methods %s \"%s\"".formatted(report.asked().method().word(), report.spec()));
            terminal.field("local", report.localWords());
        }
    }

    private void printTest(TuneReport report) {
        terminal.field("test", report.testWords());
        for (PuzzleTest test : report.tuned().test()) {
            print(test, report.asked().objective());
        }
        Gain gain = report.tuned().gain().orElseThrow();
        terminal.out().println();
        terminal.field("difference", words(gain));
    }

    private static String words(Objective objective) {
        return switch (objective) {
            case MISSED -> "missed, cells left uncovered in percent of those to cover";
            case EFFORT -> "effort, states until the packing in percent of those allowed; 1000 without";
        };
    }

    private static String words(Gain gain) {
        return "%+.2f%s; below 0 the tuned setting is better"
                .formatted(
                        gain.mean(),
                        gain.interval()
                                .map(interval -> ", with 95 %% between %+.2f and %+.2f"
                                        .formatted(interval.low(), interval.high()))
                                .orElse(""));
    }

    private static String effort(TuneReport report) {
        long moves = report.asked().limits().maxMoves();
        long steps = report.asked().limits().maxIterations();
        String words = (moves == Long.MAX_VALUE ? "" : "%,d states".formatted(moves))
                + (moves == Long.MAX_VALUE || steps == Long.MAX_VALUE ? "" : " or ")
                + (steps == Long.MAX_VALUE ? "" : "%,d steps".formatted(steps));
        return words + " a run" + (moves == Long.MAX_VALUE ? ", whatever a step costs: compare the states below" : "");
    }

    private void print(PuzzleTest test, Objective objective) {
        Puzzle puzzle = test.puzzle();
        terminal.out().println();
        terminal.field("puzzle", puzzle.name());
        terminal.out()
                .println(ROW.formatted(
                        "", "packed", "95 %", objective.word(), "cells left", "states", "steps", "seconds"));
        row("usual", test.usual());
        row("tuned", test.tuned());
        terminal.field(
                "packed by one only",
                "%d by the tuned setting, %d by the usual one, of %d seeds"
                        .formatted(
                                TuneReport.count(test, run -> !run.packed(), TestRun::packed),
                                TuneReport.count(test, TestRun::packed, run -> !run.packed()),
                                test.usual().size()));
    }

    private void row(String name, List<TestRun> runs) {
        ConfidenceInterval share = TuneReport.share(runs);
        terminal.out()
                .println(ROW.formatted(
                        name,
                        TuneReport.packed(runs) + "/" + runs.size(),
                        "%.0f-%.0f %%".formatted(PERCENT * share.low(), PERCENT * share.high()),
                        "%,.2f".formatted(TuneReport.mean(runs, TestRun::loss)),
                        "%,.2f".formatted(TuneReport.mean(runs, TestRun::missed)),
                        "%,.0f".formatted(TuneReport.mean(runs, TestRun::moves)),
                        "%,.0f".formatted(TuneReport.mean(runs, TestRun::steps)),
                        "%,.3f".formatted(TuneReport.mean(runs, TestRun::seconds))));
    }
}
