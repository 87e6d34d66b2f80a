package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.OptionWords;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Evidence.ExhaustedSearch;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.engine.blocks.BlockSolver;
import io.github.quadrille.engine.blocks.StandardBagTheorem;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Asks the theorem about standard bags, or else the exact search, whether there was a packing to find, when a local search has found none; or a better covering. */
final class PackingExists extends Flags {
    private final Flag<Duration> limit = option(
                    "--exact-time-limit",
                    "TIME",
                    Duration.class,
                    OptionWords::time,
                    "When nothing was found, the exact search says within this time whether there is a packing,"
                            + " or what the best covering is (default: ${DEFAULT-VALUE}).")
            .usually("1s");

    private final Flag<Boolean> never = flag("--no-exact", "Do not ask the exact search.");

    void check() {
        if (limit.value().isZero()) {
            throw invalid("--exact-time-limit 0s leaves nothing to do. Maybe use --no-exact.");
        }
    }

    /**
     * What is known: {@code packing_exists}, which is yes, no or unknown; of a covering {@code optimum}, or if unknown {@code
     * at_most} and {@code exact_best}; {@code shown_by}, and {@code exact_seconds}; nothing where there is no question.
     */
    Map<String, Object> beside(Puzzle puzzle, Verdict found, Terminal terminal) {
        boolean asked = found instanceof Verdict.Undecided;
        Map<String, Object> words = new LinkedHashMap<>();
        if (never.isSaid() || !asked || terminal.isInterrupted()) {
            return words;
        }
        ProgressLine line = ProgressLine.ofNodes(terminal, puzzle.name() + " by the exact search");
        try {
            Optional<Verdict> byTheorem = BlockSolver.solve(puzzle);
            Verdict exact = byTheorem.orElseGet(() -> Solver.of(puzzle)
                    .with(SearchOptions.FIND_ONE.withTimeLimit(limit.value()))
                    .listening(line)
                    .solve());
            tell(puzzle, exact, byTheorem.isPresent(), words);
        } catch (PuzzleTooLarge e) {
            words.put(question(puzzle), "unknown");
            words.put("shown_by", "not proven (exact search: the puzzle is too large)");
        }
        line.clear();
        return words;
    }

    private static String question(Puzzle puzzle) {
        return puzzle.goal() instanceof Goal.Pack ? "packing_exists" : "optimum";
    }

    private static void tell(Puzzle puzzle, Verdict exact, boolean byTheorem, Map<String, Object> words) {
        String question = question(puzzle);
        String shownBy = "the exact search";
        if (exact instanceof Verdict.Packed) {
            words.put(question, "yes");
            shownBy = byTheorem ? "a theorem: " + StandardBagTheorem.STATEMENT : shownBy;
        } else if (exact instanceof Verdict.Optimal optimal) {
            words.put(question, optimal.worth());
            shownBy += ": " + optimal.evidence().sentence();
        } else if (exact instanceof Verdict.Infeasible none) {
            words.put(question, puzzle.goal() instanceof Goal.Pack ? "no" : "none");
            String who = none.evidence() instanceof ExhaustedSearch ? shownBy : "an argument";
            shownBy = who + ": " + none.evidence().sentence();
        } else if (exact instanceof Verdict.Undecided undecided) {
            words.put(question, "unknown");
            if (puzzle.goal() instanceof Goal.Cover goal) {
                undecided.bound().ifPresent(bound -> words.put("at_most", bound));
                words.put("exact_best", goal.worth(puzzle, undecided.best()));
            }
            shownBy = "not proven (exact search: %s)"
                    .formatted(undecided.stoppedBy().words());
        }
        words.put("shown_by", shownBy);
        words.put("exact_seconds", exact.work().seconds());
    }
}
