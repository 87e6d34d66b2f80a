package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.PlanComparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The exact search and those that follow the published heuristic side by side, a line for each board. */
final class ClearTable {
    private final Terminal terminal;
    private final OutputFormat format;
    private final boolean all;
    private final int nameWidth;

    ClearTable(Terminal terminal, OutputFormat format, List<String> boards, boolean all) {
        this.terminal = terminal;
        this.format = format;
        this.all = all;
        this.nameWidth = boards.stream().mapToInt(board -> name(board).length()).reduce("board".length(), Math::max);
        if (format == OutputFormat.TEXT) {
            terminal.out().println("status: compared");
            terminal.sentence(
                    "optimum: proven. published: moves of the published A*; remeasured: of the same with distances"
                            + " measured anew. estimate: the heuristic at the root; over: by how much it exceeds the optimum."
                            + " ?: no plan was found, which proves nothing. 5..9: at least 5 are proven, and 9 are enough.");
            row("board optimum nodes published estimate over nodes remeasured estimate over nodes".split(" "));
        }
    }

    void add(String board, PlanComparison comparison) throws IOException {
        if (format == OutputFormat.JSON) {
            JsonLine.write(ClearAnswer.Compared.of(board, comparison), terminal.out());
            return;
        }
        List<String> cells = new ArrayList<>();
        cells.addAll(List.of(name(board), moves(comparison.exact()), nodes(comparison.exact())));
        for (PlanComparison.Follower each : List.of(comparison.published(), comparison.remeasured())) {
            cells.add(moves(each.outcome()));
            cells.add(each.estimate().map(String::valueOf).orElse(all ? "-" : "infinite"));
            cells.add(comparison.overestimate(each).map("%+d"::formatted).orElse("-"));
            cells.add(nodes(each.outcome()));
        }
        row(cells.toArray(String[]::new));
        terminal.out().flush();
    }

    /** The name of a board's file, without folders and ending. */
    static String name(String board) {
        Path file = Path.of(board).getFileName();
        return file == null ? board : file.toString().replaceAll("(?i)\\.csv$", "");
    }

    private static String moves(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) {
            return String.valueOf(solved.moves().size());
        }
        if (outcome instanceof Outcome.Undecided undecided && undecided.atLeast() > 0) {
            String most =
                    undecided.plan().map(plan -> String.valueOf(plan.size())).orElse("");
            return undecided.atLeast() + ".." + most;
        }
        return outcome instanceof Outcome.Infeasible ? "no way" : "?";
    }

    private static String nodes(Outcome outcome) {
        return "%,d".formatted(outcome.effort().nodes());
    }

    private void row(String... cells) {
        String form = "%" + -nameWidth + "s %7s %9s %9s %8s %4s %9s %10s %8s %4s %9s";
        terminal.out().println(form.formatted((Object[]) cells).stripTrailing());
    }
}
