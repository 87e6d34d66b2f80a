package io.github.quadrille.compare;

import io.github.quadrille.limit.Limit;
import io.github.quadrille.local.TracePoint;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Runs as CSV (RFC 4180), a line each after a line of names. Numbers that a run does not have are empty. The trace is
 * every improvement: {@code seconds iteration restart cost covered}, separated by semicolons.
 */
public final class RunTable {
    private static final String NAMES =
            "puzzle,exact,at_most,method,run,seed,status,stopped_by,covered,coverable,pieces,"
                    + "cost,iterations,since_restart,restarts,moves,build_seconds,seconds,seconds_to_target,iterations_to_target,since_restart_to_target,threads,"
                    + "refutation,trace\r\n";

    private final int threads;
    private final StringBuilder csv = new StringBuilder(NAMES);

    private RunTable(int threads) {
        this.threads = threads;
    }

    /** The whole table. */
    public static String of(Comparison asked, List<PuzzleComparison> comparisons) {
        RunTable table = new RunTable(asked.threads());
        for (PuzzleComparison comparison : comparisons) {
            for (MethodResult.Tried method : comparison.tried()) {
                method.runs().forEach(run -> table.ended(comparison, method, run));
                method.brokenOff().forEach(refutation -> table.brokenOff(comparison, method, refutation));
            }
        }
        return table.csv.toString();
    }

    private void ended(PuzzleComparison comparison, MethodResult.Tried method, RunResult run) {
        TracePoint end = run.local().end();
        begin(comparison, method, run.number(), run.seed());
        row(
                run.status(),
                run.stoppedBy().map(Limit::name).orElse("").toLowerCase(Locale.ROOT),
                run.covered(),
                comparison.puzzle().region().mandatorySize(),
                run.best().pieces().size(),
                plain(run.cost()),
                run.local().iterations(),
                end.sinceRestart(),
                run.local().restarts(),
                run.local().moves(),
                run.local().verdict().work().buildSeconds(),
                end.seconds(),
                run.success().<Object>map(TracePoint::seconds).orElse(""),
                run.success().<Object>map(TracePoint::iteration).orElse(""),
                run.success().<Object>map(TracePoint::sinceRestart).orElse(""),
                threads,
                run.refutation().orElse(""),
                run.local().trace().stream().map(RunTable::text).collect(Collectors.joining(";")));
    }

    private void brokenOff(PuzzleComparison comparison, MethodResult.Tried method, Refutation refutation) {
        begin(comparison, method, refutation.run(), refutation.seed());
        int cells = comparison.puzzle().region().mandatorySize();
        row(
                "broken off",
                "",
                "",
                cells,
                "",
                "",
                "",
                "",
                "",
                "",
                "",
                "",
                "",
                "",
                "",
                threads,
                refutation.sentence(),
                "");
    }

    private void begin(PuzzleComparison comparison, MethodResult.Tried method, int run, long seed) {
        String name = comparison.puzzle().name();
        Proven proven = comparison.proven();
        for (Object value : List.of(name, proven.status().word(), proven.atMost(), method.method(), run, seed)) {
            csv.append(quoted(value.toString())).append(',');
        }
    }

    private void row(Object... values) {
        for (int i = 0; i < values.length; i++) {
            csv.append(i == 0 ? "" : ",").append(quoted(values[i].toString()));
        }
        csv.append("\r\n");
    }

    private static String text(TracePoint point) {
        return "%s %d %d %s %d"
                .formatted(point.seconds(), point.iteration(), point.restart(), plain(point.cost()), point.covered());
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
