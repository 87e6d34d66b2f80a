package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerFlags;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Failure;
import io.github.quadrille.app.cli.shared.LargeTargetAdvice;
import io.github.quadrille.app.cli.shared.ListFormat;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Tally;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.core.text.CountedNoun;
import io.github.quadrille.io.answer.NoAnswer;
import io.github.quadrille.io.answer.StreamedAnswer;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.Origin;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Answers the named puzzles with a line for each, and prints one line about all of them. A puzzle that cannot be used
 * does not stop the others. In JSON, only the lines of the single puzzles are printed.
 */
final class SolvedBatch {
    private final Terminal terminal;
    private final PuzzleFlags board;
    private final AnswerFlags answer;
    private final SolveRun run;
    private final boolean stats;
    private final boolean silent;
    private final Tally tally = new Tally();
    private ExitStatus worst = ExitStatus.YES;

    SolvedBatch(Terminal terminal, PuzzleFlags board, AnswerFlags answer, SolveRun run, boolean stats) {
        this.terminal = terminal;
        this.board = board;
        this.answer = answer;
        this.run = run;
        this.stats = stats;
        this.silent = answer.format() != ListFormat.TEXT;
    }

    /**
     * Answers all puzzles, and returns the worst status. If the command was interrupted before the last puzzle, the
     * status is undecided or worse.
     */
    ExitStatus run(List<String> puzzles) throws IOException {
        for (String argument : puzzles) {
            if (!terminal.isInterrupted() && !terminal.out().checkError()) {
                tally.add(answer(argument));
            } else if (silent) {
                JsonLine.write(NoAnswer.notTried(Origin.argument(argument)), terminal.out());
            }
        }
        int left = puzzles.size() - tally.total();
        // A closed output is no failure here. A pipe is closed by a reader that has read enough. A full disk is
        // reported when the program ends.
        boolean isClosed = terminal.out().checkError();
        if (!silent) {
            terminal.sentence(tally.words(left));
        }
        return worst.worse(tally.worst()).worse(left > 0 && !isClosed ? ExitStatus.UNDECIDED : ExitStatus.YES);
    }

    private ExitStatus answer(String argument) throws IOException {
        try {
            Puzzle puzzle = run.asked(board.read(argument));
            try (StreamedAnswer report = answer.oneOfSeveral(terminal, puzzle, Origin.argument(argument))) {
                SolveResult solved = run.tell(puzzle, report);
                if (!silent) {
                    print(argument, solved);
                }
                if (solved.verdict() instanceof Verdict.Undecided) {
                    LargeTargetAdvice.advise(terminal, argument, puzzle);
                }
                worst = worst.worse(solved.ending());
                return solved.status();
            }
        } catch (UnusableInput | PuzzleTooLarge problem) {
            ExitStatus status = Failure.report(problem, terminal);
            terminal.err().flush();
            if (silent) {
                List<String> errors = Failure.complaints(problem).orElse(List.of());
                JsonLine.write(NoAnswer.unusable(Origin.argument(argument), errors), terminal.out());
            } else {
                terminal.say("status: %-10s  %s", "unusable", argument);
            }
            return status;
        }
    }

    private void print(String puzzle, SolveResult solved) {
        Verdict verdict = solved.verdict();
        Work work = verdict.work();
        String cost = stats
                ? ", %s, %s"
                        .formatted(
                                CountedNoun.of(work.placements(), "placement"),
                                CountedNoun.of(work.fails(), "dead end"))
                : "";
        String nodes = CountedNoun.of(work.nodes(), "node");
        String engine = Optional.ofNullable(solved.lines().get("engine"))
                .map(word -> ", " + word)
                .orElse("");
        String compared = solved.crossChecked()
                .map(each -> ", cross-check: " + each.words())
                .orElse("");
        terminal.paragraph(
                "status: %-10s  ".formatted(verdict.status().word()),
                "%s  (%s, %s, %.3f s%s%s%s)"
                        .formatted(puzzle, detail(verdict), nodes, work.seconds(), cost, engine, compared),
                "  ");
        solved.proof().ifPresent(proof -> proof.print(terminal));
        if (terminal.outIsTerminal()) {
            terminal.out().flush();
        }
    }

    private static String detail(Verdict verdict) {
        if (verdict instanceof Verdict.Packed packed) {
            return "packings: %,d%s"
                    .formatted(packed.packings(), packed.stoppedBy().isPresent() ? "+" : "");
        }
        if (verdict instanceof Verdict.Optimal optimal) {
            return "worth %,d, %s".formatted(optimal.worth(), optimal.evidence().name());
        }
        return verdict instanceof Verdict.Infeasible none
                ? none.evidence().name()
                : verdict.stopped().orElseThrow().words();
    }
}
