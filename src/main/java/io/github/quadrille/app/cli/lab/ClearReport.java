package io.github.quadrille.app.cli.lab;

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
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Outcome;
import io.github.quadrille.lab.clear.Referee.Replay;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The answer about one board: a status line, the moves in the published format, pictures, and numbers. */
record ClearReport(Terminal terminal, ClearAnswerFlags flags, String source) {
    void print(Board board, Outcome outcome, Replay game) throws IOException, UnusableInput {
        printFirst(board, outcome, game);
        printLast(board, outcome, game, Optional.empty());
    }

    /** What can be said before the answer is proven. */
    void printFirst(Board board, Outcome outcome, Replay game) {
        if (flags.format() == OutputFormat.TEXT) {
            terminal.field("status", outcome.status().word());
            published(outcome);
            if (!flags.isQuiet()) {
                terminal.out().print(new ClearText(terminal.width(), terminal.colour()).of(board, game));
            }
            outcome.match(new OutcomeLines()).forEach(terminal::field);
            terminal.out().printf("nodes: %,d%n", outcome.effort().nodes());
            terminal.out().printf("seconds: %.3f%n", outcome.effort().seconds());
            terminal.out().flush();
        }
    }

    /** The rest, with the files. */
    void printLast(Board board, Outcome outcome, Replay game, Optional<WrittenProof> proof)
            throws IOException, UnusableInput {
        if (flags.format() == OutputFormat.JSON) {
            JsonLine.write(ClearAnswer.of(source, outcome, proof), terminal.out());
        }
        proof.filter(written -> flags.format() == OutputFormat.TEXT).ifPresent(written -> written.print(terminal));
        if (flags.after().isPresent()) {
            writeAfter(flags.after().get(), outcome.plan().isPresent(), game.last(board));
        }
        if (flags.svg().isPresent()) {
            draw(flags.svg().get(), new ClearStrip(source).of(board, game));
        }
        if (flags.animation().isPresent()) {
            draw(flags.animation().get(), new ClearAnimation(source).of(board, game));
        }
    }

    private static void draw(Path file, String svg) throws IOException, UnusableInput {
        AtomicFile.write(file, out -> out.write(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private void writeAfter(Path file, boolean isPlanned, Board last) throws IOException, UnusableInput {
        if (isPlanned) {
            ClearBoardWriter.write(file, last);
        } else {
            terminal.err().println("warning: '%s' is not written, for there is no plan.".formatted(file));
        }
    }

    /** The answer in the published format. */
    private void published(Outcome outcome) {
        outcome.plan().ifPresent(plan -> plan.forEach(move -> terminal.out().println(ClearPlanReader.line(move))));
        if (outcome.status() == Outcome.Status.INFEASIBLE) {
            terminal.out().println(ClearPlanReader.notFound());
        }
    }

    /** What a text says of an outcome below its picture, by name, in order. */
    private record OutcomeLines() implements Outcome.Cases<Map<String, String>> {
        @Override
        public Map<String, String> solved(Outcome.Solved solved) {
            String proven = solved.minimal() ? "proven minimal" : "not proven minimal";
            return Map.of("moves", "%d (%s)".formatted(solved.moves().size(), proven));
        }

        @Override
        public Map<String, String> infeasible(Outcome.Infeasible infeasible) {
            return Map.of("reason", infeasible.reason());
        }

        @Override
        public Map<String, String> undecided(Outcome.Undecided undecided) {
            Map<String, String> lines = new LinkedHashMap<>();
            lines.put("reason", undecided.stoppedBy().words());
            if (!undecided.best().isEmpty()) {
                lines.put("moves", "%d (at least %d)".formatted(undecided.best().size(), undecided.atLeast()));
            } else if (undecided.atLeast() > 0) {
                lines.put("moves", "at least %d, if there is a way".formatted(undecided.atLeast()));
            }
            return lines;
        }
    }
}
