package io.github.quadrille.app.cli.lab;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.compare.ConfidenceInterval;
import io.github.quadrille.lab.tune.Tuned.Gain;
import io.github.quadrille.lab.tune.Tuned.PuzzleTest;
import io.github.quadrille.lab.tune.Tuned.TestRun;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of a search for parameters, as one line of JSON. */
final class TuneJson {
    private TuneJson() {}

    static void write(TuneReport report, OutputStream out) throws IOException {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("status", report.status());
        tree.put("method", report.asked().method().word());
        tree.put("setting", report.spec());
        tree.put("parameters", new TreeMap<>(report.tuned().setting().changed()));
        tree.put("local", report.localWords());
        tree.put("reason", report.reason());
        tree.put("objective", report.asked().objective().word());
        tree.put("moves", limit(report.asked().limits().maxMoves()));
        tree.put("steps", limit(report.asked().limits().maxIterations()));
        tree.put("evaluations", report.tuned().evaluations());
        tree.put("settings", report.tuned().settings());
        tree.put("runs", report.asked().runs());
        tree.put("puzzles", names(report.asked().puzzles()));
        tree.put("unseen", report.asked().testsSeedsOnly() ? "seeds" : "puzzles");
        tree.put("test", report.tuned().test().stream().map(TuneJson::test).toList());
        report.tuned().gain().ifPresent(gain -> tree.put("difference", difference(gain)));
        tree.put("seed", report.asked().limits().seed());
        tree.put("threads", report.asked().elsewhere() ? null : report.asked().threads());
        JsonLine.write(tree, out);
    }

    private static Long limit(long value) {
        return value == Long.MAX_VALUE ? null : value;
    }

    private static List<String> names(List<Puzzle> puzzles) {
        return puzzles.stream().map(Puzzle::name).toList();
    }

    private static Map<String, Object> test(PuzzleTest test) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("puzzle", test.puzzle().name());
        tree.put("runs", test.usual().size());
        tree.put("usual", setting(test.usual()));
        tree.put("tuned", setting(test.tuned()));
        tree.put("packed_by_usual_only", TuneReport.count(test, TestRun::packed, run -> !run.packed()));
        tree.put("packed_by_tuned_only", TuneReport.count(test, run -> !run.packed(), TestRun::packed));
        return tree;
    }

    private static Map<String, Object> setting(List<TestRun> runs) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("packed", TuneReport.packed(runs));
        ConfidenceInterval share = TuneReport.share(runs);
        tree.put("packed_share_low", share.low());
        tree.put("packed_share_high", share.high());
        tree.put("mean_loss", TuneReport.mean(runs, TestRun::loss));
        tree.put("mean_missed_cells", TuneReport.mean(runs, TestRun::missed));
        tree.put("mean_cost", TuneReport.mean(runs, TestRun::cost));
        tree.put("mean_moves", TuneReport.mean(runs, TestRun::moves));
        tree.put("mean_steps", TuneReport.mean(runs, TestRun::steps));
        tree.put("mean_seconds", TuneReport.mean(runs, TestRun::seconds));
        tree.put("losses", runs.stream().map(TestRun::loss).toList());
        return tree;
    }

    private static Map<String, Object> difference(Gain gain) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("mean", gain.mean());
        gain.interval().ifPresent(interval -> {
            tree.put("low", interval.low());
            tree.put("high", interval.high());
        });
        return tree;
    }
}
