package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.AnswerFlags;
import io.github.quadrille.app.cli.shared.AnswerReport;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.LargeTargetAdvice;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.PuzzleTooLarge;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.Origin;
import java.io.IOException;
import java.util.List;

/** Answers the puzzles that are named, a line for each; one that cannot be used keeps no other from its answer. */
record SolvedBatch(
        Terminal terminal,
        Interruption interruption,
        PuzzleFlags board,
        AnswerFlags answer,
        SolveQuestion question,
        boolean stats) {
    /** The worst status of all. */
    ExitStatus run(List<String> puzzles) throws IOException {
        BatchReport batchReport = new BatchReport(terminal, answer.format(), stats);
        for (String argument : puzzles) {
            if (interruption.isRequested() || terminal.out().checkError()) {
                batchReport.addNotTried(argument);
                continue;
            }
            try {
                Puzzle puzzle = board.read(argument);
                try (AnswerReport report = answer.oneOfSeveral(terminal, puzzle, Origin.argument(argument))) {
                    SolveResult solveResult = question.tell(puzzle, report);
                    batchReport.add(argument, solveResult);
                    if (solveResult.verdict().status() == Verdict.Status.UNDECIDED) {
                        LargeTargetAdvice.advise(terminal, argument, puzzle);
                    }
                }
            } catch (UnusableInput | PuzzleTooLarge problem) {
                batchReport.addUnusable(argument, problem);
            }
        }
        batchReport.end();
        return batchReport.worst();
    }
}
