package io.github.quadrille.app.cli.solve;

import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Referee;
import io.github.quadrille.lab.clear.Replay;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.io.game.ClearPlan;
import io.github.quadrille.io.game.ClearPlanReader;
import io.github.quadrille.io.answer.ClearWriter;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What the referee says about somebody's plan for a board of the line-clearing game.
 *
 * @param after where to write the board after a valid plan
 */
record ClearVerification(Terminal terminal, OutputFormat format, Optional<Path> after) {
    private static final int FAULTS_PRINTED = 50;

    ExitStatus check(String source, Board board, String planSource) throws IOException, UnusableInput {
        ClearPlan plan = ClearPlanReader.read(planSource);
        if (!plan.found()) {
            throw new UnusableInput(
                    planSource,
                    "It says that there is no way, which no referee can see. Maybe 'quadrille clear %s' proves it."
                            .formatted(source));
        }
        Replay replay = new Referee(board.grid()).replay(board, plan.moves());
        if (format == OutputFormat.JSON) {
            ClearWriter.write(terminal.out(), source, plan.moves().size(), replay.faults());
        } else {
            terminal.out().println("status: " + (replay.isValid() ? "valid" : "invalid"));
            replay.faults().stream().limit(FAULTS_PRINTED).forEach(terminal.out()::println);
            terminal.out().println("moves: " + plan.moves().size());
        }
        if (after.isPresent() && replay.isValid()) {
            ClearBoardWriter.write(after.get(), replay.last(board));
        } else if (after.isPresent()) {
            terminal.err().println("warning: '%s' is not written, for the plan is not valid.".formatted(after.get()));
        }
        return replay.isValid() ? ExitStatus.YES : ExitStatus.NO;
    }
}
