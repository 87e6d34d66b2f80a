package io.github.quadrille.app.cli.design;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Flag;
import io.github.quadrille.app.cli.shared.Flags;
import io.github.quadrille.app.cli.shared.ProgressLine;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;

/** Declares the option that limits the time of the search for a solution, which the command then prints or makes. */
final class SolutionFlags extends Flags {

    private final Flag<Duration> timeLimit =
            timeLimitOption("Stop looking for a solution after this time per puzzle: 30s (or 30), 500ms, 2m, 1h.");

    Verdict solved(Terminal terminal, Puzzle puzzle) {
        ProgressLine line = ProgressLine.ofNodes(terminal, puzzle.name());
        Verdict verdict = Solver.of(puzzle)
                .within(Limits.NONE.withTime(timeLimit.optional()))
                .listening(line)
                .solve();
        line.clear();
        return verdict;
    }

    Limits limits(Duration usual) {
        return Limits.time(timeLimit.optional().orElse(usual));
    }

    /**
     * Tells the user that a puzzle has no solution, or that none was found, and returns the exit status.
     *
     * @param made the participle that says what is not done without a solution, such as "printed"
     */
    static ExitStatus unsolved(Terminal terminal, Puzzle puzzle, Verdict verdict, String made) {
        terminal.say("status: %s", verdict.status().word());
        String why = verdict.stopped()
                .map(limit -> "no solution was found before the search ended: " + limit.words())
                .orElse("there is no solution");
        String reason = verdict instanceof Verdict.Infeasible none
                ? ". " + none.evidence().sentence()
                : "";
        terminal.field("reason", "for '%s', %s, so nothing is %s%s".formatted(puzzle.name(), why, made, reason));
        return ExitStatus.of(verdict);
    }
}
