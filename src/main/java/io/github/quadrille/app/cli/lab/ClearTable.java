package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.clear.Heuristic;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.PlanComparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Prints the results of the exact search and of A* with several heuristics side by side, with a line for each board.
 * The table as text ends with sums over boards.
 */
final class ClearTable {
    private final Terminal terminal;
    private final OutputFormat format;
    private final List<Heuristic> heuristics;
    private final boolean all;
    private final int boards;
    private final String form;
    private final List<PlanComparison> compared = new ArrayList<>();

    ClearTable(Terminal terminal, OutputFormat format, List<String> boards, List<Heuristic> heuristics, boolean all) {
        this.terminal = terminal;
        this.format = format;
        this.heuristics = heuristics;
        this.all = all;
        this.boards = boards.size();
        int name = boards.stream().mapToInt(board -> name(board).length()).reduce("board".length(), Math::max);
        this.form = "%-" + name + "s %7s %9s" + " %10s %8s %4s %9s".repeat(heuristics.size());
        if (format == OutputFormat.TEXT) {
            terminal.out().println("status: compared");
            terminal.sentence("optimum: the fewest moves, which is proven. For each heuristic: the moves of A* with it;"
                    + " estimate: its estimate at the start; over: by how much the estimate exceeds the"
                    + " optimum; nodes. ?: no plan was found, which proves nothing. 5..9: at least 5 moves are"
                    + " needed, and 9 are enough.");
            List<String> cells = new ArrayList<>(List.of("board", "optimum", "nodes"));
            heuristics.forEach(heuristic -> cells.addAll(List.of(heuristic.word(), "estimate", "over", "nodes")));
            terminal.say(form, cells.toArray());
        }
    }

    void add(String board, PlanComparison comparison) throws IOException {
        if (format == OutputFormat.JSON) {
            JsonLine.write(ClearAnswer.Compared.of(board, comparison), terminal.out());
            return;
        }
        List<String> cells = new ArrayList<>();
        cells.addAll(List.of(name(board), moves(comparison.exact()), nodes(comparison.exact())));
        for (PlanComparison.Follower each : comparison.followers().values()) {
            cells.add(moves(each.outcome()));
            cells.add(each.estimate().map(String::valueOf).orElse(all ? "-" : "infinite"));
            cells.add(comparison.overestimate(each).map("%+d"::formatted).orElse("-"));
            cells.add(nodes(each.outcome()));
        }
        terminal.say(form, cells.toArray());
        terminal.out().flush();
        compared.add(comparison);
    }

    /**
     * Prints the sums over all boards with a proven optimum, if there are at least two such boards. JSON has no sums.
     */
    void end() {
        List<PlanComparison> solved = compared.stream()
                .filter(each -> each.exact() instanceof Outcome.Solved)
                .toList();
        if (solved.size() > 1) {
            int missing = boards - compared.size();
            String without = missing == 0 ? "" : " (%,d of %,d cannot be read)".formatted(missing, boards);
            terminal.out().printf("Of %,d boards whose optimum is proven%s:%n", solved.size(), without);
            heuristics.forEach(heuristic -> terminal.sentence(sums(heuristic, solved)));
        }
    }

    private String sums(Heuristic heuristic, List<PlanComparison> solved) {
        int[] signs = new int[3];
        int plans = 0;
        int fewest = 0;
        int extra = 0;
        long nodes = 0;
        for (PlanComparison each : solved) {
            PlanComparison.Follower follower = each.followers().get(heuristic);
            each.overestimate(follower).ifPresent(over -> signs[1 + Integer.signum(over)]++);
            nodes += follower.outcome().effort().nodes();
            if (follower.outcome() instanceof Outcome.Solved plan) {
                int more = plan.moves().size()
                        - ((Outcome.Solved) each.exact()).moves().size();
                plans++;
                extra += more;
                fewest += more == 0 ? 1 : 0;
            }
        }
        String estimates = all
                ? ""
                : "; estimate below the optimum on %,d, equal on %,d, above on %,d, infinite on %,d"
                        .formatted(
                                signs[0],
                                signs[1],
                                signs[2],
                                solved.size() - IntStream.of(signs).sum());
        return "%s: %s, %,d of them with the fewest moves, %s too many, %s%s"
                .formatted(
                        heuristic.word(),
                        CountedNoun.of(plans, "plan"),
                        fewest,
                        CountedNoun.of(extra, "move"),
                        CountedNoun.of(nodes, "node"),
                        estimates);
    }

    /** Returns the name of a board's file, without its folders and without the ending {@code .csv}. */
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
}
