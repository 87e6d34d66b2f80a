package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.TextTable;
import io.github.quadrille.core.text.TextTable.Column;
import io.github.quadrille.lab.compare.RunClaim.Moment;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes runs as CSV (RFC 4180). The first line has the names of the columns, and each further line is a run. A field
 * is empty if the run does not report its value. The trace has every improvement and the end of the run as {@code
 * seconds iteration restart cost covered since-restart}, separated by semicolons. The packing has its rows separated by
 * slashes, see {@link Packing#picture}.
 */
public final class RunTable {
    private static final List<Column<Row>> TABLE = List.of(
            new Column<>("puzzle", row -> row.puzzle().name()),
            new Column<>("exact", row -> row.comparison.proven().status().word()),
            new Column<>("at_most", row -> row.comparison.proven().atMost()),
            new Column<>("method", row -> row.method.method()),
            ofRun("run", RunResult::number),
            ofRun("seed", RunResult::seed),
            ofRun("status", RunResult::status),
            ofRun("stopped_by", run -> run.stoppedBy().map(limit -> limit.name().toLowerCase(Locale.ROOT))),
            ofRun("covered", RunResult::covered),
            new Column<>("coverable", row -> row.puzzle().region().mandatorySize()),
            ofRun("pieces", run -> run.best().map(best -> best.pieces().size())),
            ofRun("cost", RunResult::cost),
            atEnd("iterations", Moment::iterations),
            atEnd("since_restart", Moment::sinceRestart),
            atEnd("restarts", Moment::restarts),
            ofRun("moves", run -> run.local().map(LocalRun::moves)),
            ofRun(
                    "build_seconds",
                    run -> run.local().map(made -> "" + made.verdict().work().buildSeconds())),
            atEnd("seconds", Moment::seconds),
            atTarget("seconds_to_target", Moment::seconds),
            atTarget("iterations_to_target", Moment::iterations),
            atTarget("since_restart_to_target", Moment::sinceRestart),
            new Column<>("threads", row -> row.asked.elsewhere() ? "" : row.asked.threads()),
            ofRun("refutation", RunResult::refutation),
            ofRun(
                    "trace",
                    run -> run.claim().trace().stream().map(RunTable::text).collect(Collectors.joining(";"))),
            new Column<>("source", row -> row.method.source()),
            new Column<>("cost_counts", row -> row.method.costWords()),
            new Column<>("packing", row -> row.run.best().map(best -> picture(row.puzzle(), best))));

    /** The columns of the CSV file have these names. */
    public static final List<String> COLUMNS = TABLE.stream().map(Column::name).toList();

    private RunTable() {}

    /** A {@code Row} is a run together with its method, its puzzle and the comparison. */
    private record Row(Comparison asked, PuzzleComparison comparison, MethodResult method, RunResult run) {
        Puzzle puzzle() {
            return comparison.puzzle();
        }
    }

    private static Column<Row> ofRun(String name, Function<RunResult, Object> value) {
        return new Column<>(name, row -> value.apply(row.run));
    }

    private static Column<Row> atEnd(String name, Function<Moment, Object> value) {
        return ofRun(name, run -> value.apply(run.claim().end()));
    }

    private static Column<Row> atTarget(String name, Function<Moment, Object> value) {
        return ofRun(name, run -> run.success().map(value));
    }

    /** Returns the CSV file with all runs of a comparison. */
    public static String of(Comparison asked, List<PuzzleComparison> comparisons) {
        List<Row> rows = new ArrayList<>();
        for (PuzzleComparison comparison : comparisons) {
            for (MethodResult method : comparison.tried()) {
                Stream.of(method.runs(), method.brokenOff())
                        .flatMap(List::stream)
                        .forEach(run -> rows.add(new Row(asked, comparison, method, run)));
            }
        }
        return TextTable.of(TABLE, rows).csv();
    }

    /**
     * Returns the picture of a packing. The picture is empty if the packing has a fault, because pieces outside the
     * board cannot be drawn.
     */
    private static String picture(Puzzle puzzle, Packing packing) {
        return new PackingChecker(puzzle).faultsOfPart(packing).isEmpty()
                ? String.join("/", packing.picture(puzzle))
                : "";
    }

    private static String text(TracePoint point) {
        return "%s %d %d %s %d %d"
                .formatted(
                        TextTable.plain(point.seconds()),
                        point.iteration(),
                        point.restart(),
                        Double.isNaN(point.cost()) ? "-" : TextTable.plain(point.cost()),
                        point.covered(),
                        point.sinceRestart());
    }
}
