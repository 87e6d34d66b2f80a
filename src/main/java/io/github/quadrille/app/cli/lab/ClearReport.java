package io.github.quadrille.app.cli.lab;

import io.github.quadrille.app.cli.shared.OutputFiles;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.cli.shared.WrittenProof;
import io.github.quadrille.app.render.ClearAnimation;
import io.github.quadrille.app.render.ClearStrip;
import io.github.quadrille.app.render.ClearText;
import io.github.quadrille.io.answer.ClearAnswer;
import io.github.quadrille.io.game.ClearBoardWriter;
import io.github.quadrille.io.game.ClearPlanReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.io.IOException;
import java.util.Optional;

/** Prints the answer for one board: a status line, the moves in the published format, pictures, and numbers. */
record ClearReport(Terminal terminal, ClearAnswerFlags flags, String source) {
    /**
     * Prints the part of the answer that is known before a proof is written. For JSON, it prints nothing, because the
     * answer is one line.
     */
    void printFirst(Board board, Outcome outcome, Replay game) {
        if (flags.format.value() == OutputFormat.TEXT) {
            terminal.field("status", outcome.status().word());
            published(outcome);
            if (!flags.quiet.isSaid()) {
                terminal.out().print(new ClearText(terminal.width(), terminal.colour()).of(board, game));
            }
            lines(outcome);
            terminal.out().printf("nodes: %,d%n", outcome.effort().nodes());
            terminal.out().printf("seconds: %.3f%n", outcome.effort().seconds());
            terminal.out().flush();
        }
    }

    /**
     * Prints the part of the answer that is known only after a proof is written. For JSON, this is the whole answer.
     * Then it writes the output files.
     */
    void printLast(Board board, Outcome outcome, Replay game, Optional<WrittenProof> proof)
            throws IOException, UnusableInput {
        if (flags.format.value() == OutputFormat.JSON) {
            JsonLine.write(ClearAnswer.of(source, outcome, proof), terminal.out());
        } else {
            proof.ifPresent(written -> written.print(terminal));
        }
        if (flags.after.isSaid() && outcome.plan().isPresent()) {
            ClearBoardWriter.write(flags.after.value(), game.last(board));
        } else if (flags.after.isSaid()) {
            terminal.tell("warning: '%s' is not written, because there is no plan.", flags.after.value());
        }
        OutputFiles.write(flags.svg, () -> new ClearStrip(source).of(board, game));
        OutputFiles.write(flags.animation, () -> new ClearAnimation(source).of(board, game));
    }

    /** Prints the plan, or that there is none, in the published format. */
    private void published(Outcome outcome) {
        outcome.plan().ifPresent(plan -> plan.forEach(move -> terminal.out().println(ClearPlanReader.line(move))));
        if (outcome.status() == Outcome.Status.INFEASIBLE) {
            terminal.out().println(ClearPlanReader.notFound());
        }
    }

    /**
     * Prints the number of moves if a plan is known, and the reason if the search proved that there is none or was
     * stopped.
     */
    private void lines(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) {
            String proven = solved.minimal() ? "proven minimal" : "not proven minimal";
            terminal.field("moves", "%d (%s)".formatted(solved.moves().size(), proven));
        } else if (outcome instanceof Outcome.Infeasible infeasible) {
            terminal.field("reason", infeasible.reason());
        } else if (outcome instanceof Outcome.Undecided undecided) {
            terminal.field("reason", undecided.stoppedBy().words());
            if (!undecided.best().isEmpty()) {
                terminal.field(
                        "moves", "%d (at least %d)".formatted(undecided.best().size(), undecided.atLeast()));
            } else if (undecided.atLeast() > 0) {
                terminal.field(
                        "moves", "at least %d, if the board can be cleared at all".formatted(undecided.atLeast()));
            }
        }
    }
}
