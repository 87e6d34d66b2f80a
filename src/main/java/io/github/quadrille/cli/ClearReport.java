package io.github.quadrille.cli;

import io.github.quadrille.clear.Board;
import io.github.quadrille.clear.Outcome;
import io.github.quadrille.clear.Replay;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.AtomicFile;
import io.github.quadrille.format.file.ClearPlanReader;
import io.github.quadrille.format.file.ClearWriter;
import io.github.quadrille.render.ClearStrip;
import io.github.quadrille.render.ClearText;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The answer about one board: a status line, the moves in the published format, pictures, and numbers. */
record ClearReport(Terminal terminal, ClearAnswerFlags flags, String source) {
    static ExitStatus status(Outcome outcome) {
        if (outcome instanceof Outcome.Solved) {
            return ExitStatus.YES;
        }
        return outcome instanceof Outcome.Infeasible ? ExitStatus.NO : ExitStatus.UNDECIDED;
    }

    void print(Board board, Outcome outcome, Optional<Replay> replay) throws IOException, UnusableInput {
        Replay shown = replay.orElse(new Replay(List.of(), List.of()));
        if (flags.format() == OutputFormat.JSON) {
            ClearWriter.write(terminal.out(), source, outcome);
        } else {
            answer(outcome);
            if (!flags.isQuiet()) {
                terminal.out().print(new ClearText(terminal.width(), terminal.colour()).of(board, shown));
            }
            numbers(outcome);
        }
        if (flags.svg().isPresent()) {
            String svg = new ClearStrip(source).of(board, shown);
            AtomicFile.write(flags.svg().get(), out -> out.write(svg.getBytes(StandardCharsets.UTF_8)));
        }
    }

    private void answer(Outcome outcome) {
        PrintStream out = terminal.out();
        if (outcome instanceof Outcome.Solved solved) {
            out.println("status: solved");
            solved.moves().forEach(move -> out.println(ClearPlanReader.line(move)));
        } else if (outcome instanceof Outcome.Infeasible) {
            out.println("status: infeasible");
            out.println(ClearPlanReader.notFound());
        } else {
            out.println("status: undecided");
        }
    }

    private void numbers(Outcome outcome) {
        PrintStream out = terminal.out();
        if (outcome instanceof Outcome.Solved solved) {
            out.printf(
                    "moves: %d (%s)%n",
                    solved.moves().size(), solved.minimal() ? "proven minimal" : "not proven minimal");
        } else if (outcome instanceof Outcome.Infeasible infeasible) {
            terminal.field("reason", infeasible.reason());
        } else if (outcome instanceof Outcome.Undecided undecided) {
            terminal.field("reason", undecided.stoppedBy().words());
            if (undecided.atLeast() > 0) {
                out.printf("moves: at least %d, if there is a way%n", undecided.atLeast());
            }
        }
        out.printf("nodes: %,d%n", outcome.effort().nodes());
        out.printf("seconds: %.3f%n", outcome.effort().seconds());
    }
}
