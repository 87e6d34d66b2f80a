package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.RunResult.TargetReached;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Runs as CSV (RFC 4180), a line each after a line of names. Numbers that a run does not have are empty. The trace is
 * every improvement: {@code seconds iteration restart cost covered since-restart}, separated by semicolons; the packing has its rows
 * separated by slashes, see {@link Packing#picture}.
 */
public final class RunTable {
    private static final List<Column> TABLE = List.of(
            new Column("puzzle", row -> row.puzzle().name()),
            new Column("exact", row -> row.comparison.proven().status().word()),
            new Column("at_most", row -> row.comparison.proven().atMost()),
            new Column("method", row -> row.method.method()),
            new Column("run", Row::number),
            new Column("seed", Row::seed),
            new Column("status", row -> row.run.map(RunResult::status).orElse("broken off")),
            ofRun("stopped_by", run -> run.stoppedBy().map(limit -> limit.name().toLowerCase(Locale.ROOT))),
            ofClaim("covered", RunClaim::covered),
            new Column("coverable", row -> row.puzzle().region().mandatorySize()),
            ofRun("pieces", run -> run.best().map(best -> best.pieces().size())),
            ofClaim("cost", RunClaim::cost),
            ofClaim("iterations", RunClaim::iterations),
            ofClaim("since_restart", RunClaim::sinceRestart),
            ofClaim("restarts", RunClaim::restarts),
            ofRun("moves", run -> run.local().map(LocalRun::moves)),
            ofRun("build_seconds", run -> run.local().map(RunTable::buildSeconds)),
            ofClaim("seconds", RunClaim::seconds),
            atTarget("seconds_to_target", TargetReached::seconds),
            atTarget("iterations_to_target", TargetReached::iterations),
            atTarget("since_restart_to_target", TargetReached::sinceRestart),
            new Column("threads", Row::threads),
            new Column("refutation", Row::refutation),
            ofClaim("trace", claim -> claim.trace().stream().map(RunTable::text).collect(Collectors.joining(";"))),
            new Column("source", row -> row.method.source()),
            new Column("cost_counts", row -> row.method.costWords()),
            new Column("packing", row -> row.run.flatMap(RunResult::best).map(best -> picture(row.puzzle(), best))));

    /** The names of the columns. */
    public static final List<String> COLUMNS = TABLE.stream().map(Column::name).toList();

    private RunTable() {}

    /** What a column says of a row. */
    private record Column(String name, Function<Row, Object> value) {}

    /**
     * A run, with what stands around it.
     *
     * @param run empty when it broke off
     */
    private record Row(
            String threads,
            PuzzleComparison comparison,
            MethodResult.Tried method,
            int number,
            OptionalLong seed,
            Optional<RunResult> run,
            Optional<String> refutation) {
        Puzzle puzzle() {
            return comparison.puzzle();
        }
    }

    private static Column ofRun(String name, Function<RunResult, Object> value) {
        return new Column(name, row -> row.run.map(value));
    }

    private static Column ofClaim(String name, Function<RunClaim, Object> value) {
        return ofRun(name, run -> value.apply(run.claim()));
    }

    private static Column atTarget(String name, Function<TargetReached, Object> value) {
        return ofRun(name, run -> run.success().map(value));
    }

    /** The whole table. */
    public static String of(Comparison asked, List<PuzzleComparison> comparisons) {
        String threads = asked.elsewhere() ? "" : Integer.toString(asked.threads());
        StringBuilder csv = new StringBuilder(String.join(",", COLUMNS)).append("\r\n");
        for (PuzzleComparison comparison : comparisons) {
            for (MethodResult.Tried method : comparison.tried()) {
                method.runs()
                        .forEach(run -> add(
                                new Row(
                                        threads,
                                        comparison,
                                        method,
                                        run.number(),
                                        run.seed(),
                                        Optional.of(run),
                                        run.refutation()),
                                csv));
                method.brokenOff()
                        .forEach(broken -> add(
                                new Row(
                                        threads,
                                        comparison,
                                        method,
                                        broken.run(),
                                        broken.seed(),
                                        Optional.empty(),
                                        Optional.of(broken.sentence())),
                                csv));
            }
        }
        return csv.toString();
    }

    private static void add(Row row, StringBuilder csv) {
        csv.append(TABLE.stream()
                        .map(column -> quoted(cell(column.value().apply(row))))
                        .collect(Collectors.joining(",")))
                .append("\r\n");
    }

    private static String buildSeconds(LocalRun run) {
        return Double.toString(run.verdict().work().buildSeconds());
    }

    /** A packing that leaves the board cannot be drawn. */
    private static String picture(Puzzle puzzle, Packing packing) {
        return new PackingChecker(puzzle).faultsOfPart(packing).isEmpty()
                ? String.join("/", packing.picture(puzzle))
                : "";
    }

    private static String cell(Object value) {
        if (value instanceof Optional<?> any) {
            return any.map(RunTable::cell).orElse("");
        }
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
        }
        if (value instanceof OptionalLong number) {
            return number.isPresent() ? Long.toString(number.getAsLong()) : "";
        }
        if (value instanceof OptionalDouble number) {
            return number.isPresent() ? plain(number.getAsDouble()) : "";
        }
        return value.toString();
    }

    private static String text(TracePoint point) {
        return "%s %d %d %s %d %d"
                .formatted(
                        plain(point.seconds()),
                        point.iteration(),
                        point.restart(),
                        Double.isNaN(point.cost()) ? "-" : plain(point.cost()),
                        point.covered(),
                        point.sinceRestart());
    }

    /** Without powers of ten, which not every spreadsheet reads. */
    private static String plain(double number) {
        return Double.isFinite(number) ? BigDecimal.valueOf(number).toPlainString() : Double.toString(number);
    }

    private static String quoted(String value) {
        boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}
