package io.github.quadrille.cli;

import io.github.quadrille.clear.Outcome;
import io.github.quadrille.clear.PlanComparison;
import io.github.quadrille.format.file.ClearWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The exact and the published search side by side, a line for each board. */
final class ClearTable {
    private final Terminal terminal;
    private final OutputFormat format;
    private final int nameWidth;

    ClearTable(Terminal terminal, OutputFormat format, List<String> boards) {
        this.terminal = terminal;
        this.format = format;
        this.nameWidth = boards.stream().mapToInt(board -> name(board).length()).reduce("board".length(), Math::max);
        if (format == OutputFormat.TEXT) {
            terminal.out().println("status: compared");
            terminal.sentence(
                    "optimum: proven. published: moves of the published A*. estimate: its heuristic at the root.");
            row("board", "optimum", "published", "estimate", "over", "nodes", "nodes", "seconds", "seconds");
            row("", "", "", "", "", "exact", "published", "exact", "published");
        }
    }

    void add(String board, PlanComparison comparison) throws IOException {
        if (format == OutputFormat.JSON) {
            ClearWriter.write(terminal.out(), board, comparison);
        } else {
            row(
                    name(board),
                    moves(comparison.exact()),
                    moves(comparison.published()),
                    comparison.estimate().map(String::valueOf).orElse("infinite"),
                    comparison.overestimate().map("%+d"::formatted).orElse("-"),
                    "%,d".formatted(comparison.exact().effort().nodes()),
                    "%,d".formatted(comparison.published().effort().nodes()),
                    "%.3f".formatted(comparison.exact().effort().seconds()),
                    "%.3f".formatted(comparison.published().effort().seconds()));
            terminal.out().flush();
        }
    }

    private static String name(String board) {
        Path file = Path.of(board).getFileName();
        return file == null ? board : file.toString().replaceAll("(?i)\\.csv$", "");
    }

    private static String moves(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) {
            return String.valueOf(solved.moves().size());
        }
        return outcome instanceof Outcome.Infeasible ? "no way" : "?";
    }

    private void row(String name, Object... columns) {
        String cells = ("%" + -nameWidth + "s %7s %9s %8s %4s %9s %9s %7s %9s").formatted(prepend(name, columns));
        terminal.out().println(cells.stripTrailing());
    }

    private static Object[] prepend(String first, Object... rest) {
        Object[] all = new Object[rest.length + 1];
        all[0] = first;
        System.arraycopy(rest, 0, all, 1, rest.length);
        return all;
    }
}
