package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.RunResult.RefutedClaim;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/**
 * Runs as CSV (RFC 4180), a line each after a line of names. Numbers that a run does not have are empty. The trace is
 * every improvement: {@code seconds iteration restart cost covered since-restart}, separated by semicolons; the packing has its rows
 * separated by slashes, see {@link Packing#picture}.
 */
public final class RunTable {
    /** The names of the columns. */
    public static final List<String> COLUMNS = List.of(
            "puzzle",
            "exact",
            "at_most",
            "method",
            "run",
            "seed",
            "status",
            "stopped_by",
            "covered",
            "coverable",
            "pieces",
            "cost",
            "iterations",
            "since_restart",
            "restarts",
            "moves",
            "build_seconds",
            "seconds",
            "seconds_to_target",
            "iterations_to_target",
            "since_restart_to_target",
            "threads",
            "refutation",
            "trace",
            "source",
            "cost_counts",
            "packing");

    private final String threads;
    private final StringBuilder csv = new StringBuilder(String.join(",", COLUMNS)).append("\r\n");

    private RunTable(String threads) {
        this.threads = threads;
    }

    /** The whole table. */
    public static String of(Comparison asked, List<PuzzleComparison> comparisons) {
        RunTable table = new RunTable(asked.elsewhere() ? "" : Integer.toString(asked.threads()));
        for (PuzzleComparison comparison : comparisons) {
            for (MethodResult.Tried method : comparison.tried()) {
                method.runs().forEach(run -> table.ended(comparison, method, run));
                method.brokenOff().forEach(refutedClaim -> table.brokenOff(comparison, method, refutedClaim));
            }
        }
        return table.csv.toString();
    }

    private void ended(PuzzleComparison comparison, MethodResult.Tried method, RunResult run) {
        RunClaim claim = run.claim();
        begin(comparison, method, run.number(), run.seed());
        row(
                run.status(),
                run.stoppedBy().map(Limit::name).orElse("").toLowerCase(Locale.ROOT),
                cell(claim.covered()),
                comparison.puzzle().region().mandatorySize(),
                run.best().<Object>map(best -> best.pieces().size()).orElse(""),
                claim.cost().isPresent() ? plain(claim.cost().getAsDouble()) : "",
                cell(claim.iterations()),
                cell(claim.sinceRestart()),
                cell(claim.restarts()),
                run.local().<Object>map(LocalRun::moves).orElse(""),
                run.local()
                        .<Object>map(local -> local.verdict().work().buildSeconds())
                        .orElse(""),
                cell(claim.seconds()),
                run.success()
                        .map(targetReached -> cell(targetReached.seconds()))
                        .orElse(""),
                run.success()
                        .map(targetReached -> cell(targetReached.iterations()))
                        .orElse(""),
                run.success()
                        .map(targetReached -> cell(targetReached.sinceRestart()))
                        .orElse(""),
                threads,
                run.refutation().orElse(""),
                claim.trace().stream().map(RunTable::text).collect(Collectors.joining(";")),
                method.source().orElse(""),
                method.costWords(),
                run.best().map(best -> picture(comparison.puzzle(), best)).orElse(""));
    }

    private void brokenOff(PuzzleComparison comparison, MethodResult.Tried method, RefutedClaim refutedClaim) {
        begin(comparison, method, refutedClaim.run(), refutedClaim.seed());
        int known = COLUMNS.indexOf("status");
        String[] cells = new String[COLUMNS.size() - known];
        Arrays.fill(cells, "");
        cells[0] = "broken off";
        cells[COLUMNS.indexOf("coverable") - known] =
                Integer.toString(comparison.puzzle().region().mandatorySize());
        cells[COLUMNS.indexOf("threads") - known] = threads;
        cells[COLUMNS.indexOf("refutation") - known] = refutedClaim.sentence();
        cells[COLUMNS.indexOf("cost_counts") - known] = method.costWords();
        row((Object[]) cells);
    }

    private void begin(PuzzleComparison comparison, MethodResult.Tried method, int run, OptionalLong seed) {
        String name = comparison.puzzle().name();
        Proven proven = comparison.proven();
        for (Object value : List.of(name, proven.status().word(), proven.atMost(), method.method(), run, cell(seed))) {
            csv.append(quoted(value.toString())).append(',');
        }
    }

    private void row(Object... values) {
        for (int i = 0; i < values.length; i++) {
            csv.append(i == 0 ? "" : ",").append(quoted(values[i].toString()));
        }
        csv.append("\r\n");
    }

    /** A packing that leaves the board cannot be drawn. */
    private static String picture(Puzzle puzzle, Packing packing) {
        return new PackingChecker(puzzle).faultsOfPart(packing).isEmpty()
                ? String.join("/", packing.picture(puzzle))
                : "";
    }

    private static String cell(OptionalInt value) {
        return value.isPresent() ? Integer.toString(value.getAsInt()) : "";
    }

    private static String cell(OptionalLong value) {
        return value.isPresent() ? Long.toString(value.getAsLong()) : "";
    }

    private static String cell(OptionalDouble value) {
        return value.isPresent() ? plain(value.getAsDouble()) : "";
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
