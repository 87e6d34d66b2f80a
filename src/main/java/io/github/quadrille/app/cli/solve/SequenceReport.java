package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import io.github.quadrille.io.json.PieceAnswer;
import io.github.quadrille.lab.local.genetic.WrittenSequence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lays a sequence of pieces as the genetic algorithm does. It prints the fitness, and what is wrong with the packing.
 */
record SequenceReport(Terminal terminal, Puzzle puzzle, OutputFormat format, boolean quiet) {
    /**
     * Lays the sequence and prints the result.
     *
     * @throws UnusableInput with everything that is wrong with the sequence
     */
    ExitStatus tell(String text) throws UnusableInput, IOException {
        List<WrittenSequence.Mistake> mistakes = new ArrayList<>();
        Optional<WrittenSequence> sequence = WrittenSequence.parse(text, puzzle, mistakes);
        if (sequence.isEmpty()) {
            throw new UnusableInput(mistakes.stream()
                    .map(mistake -> new Problem(
                            "--sequence", 1, text.codePointCount(0, mistake.index()) + 1, mistake.message()))
                    .toList());
        }
        WrittenSequence.Fitted fitted = sequence.get().fitted();
        List<Fault> faults = new PackingChecker(puzzle).faults(fitted.packing());
        if (format == OutputFormat.JSON) {
            JsonLine.write(answer(fitted, faults), terminal.out());
        } else {
            print(fitted, faults);
        }
        return faults.isEmpty() ? ExitStatus.YES : ExitStatus.NO;
    }

    private void print(WrittenSequence.Fitted fitted, List<Fault> faults) {
        Packing packing = fitted.packing();
        terminal.say("status: %s", status(faults));
        if (!quiet) {
            terminal.draw(Picture.of(puzzle, packing));
            faults.forEach(fault -> terminal.say("%s", fault.message()));
        }
        terminal.say("fitness: %,d of %,d", fitted.fitness(), fitted.fitnessOfPacking());
        terminal.say("fitness if each pair of empty cells counts once: %,d", fitted.fitnessOnce());
        terminal.say("laid: %,d of %,d pieces", packing.pieces().size(), fitted.length());
        if (!fitted.leftOut().isEmpty()) {
            terminal.say("left out: %s", String.join(" ", fitted.leftOut()));
        }
        terminal.say(
                "covered: %,d of %,d cells",
                packing.coveredCells(), puzzle.region().size());
    }

    private record Answer(
            Puzzle puzzle,
            List<Pieces> packings,
            Optional<Pieces> best,
            String status,
            List<String> faults,
            long fitness,
            long fitnessOnce,
            long fitnessOfPacking,
            int length,
            List<String> leftOut,
            int covered) {}

    private record Pieces(List<PieceAnswer> pieces) {}

    private Answer answer(WrittenSequence.Fitted fitted, List<Fault> faults) {
        Pieces pieces = new Pieces(PieceAnswer.of(puzzle, fitted.packing().pieces()));
        return new Answer(
                puzzle,
                faults.isEmpty() ? List.of(pieces) : List.of(),
                faults.isEmpty() ? Optional.empty() : Optional.of(pieces),
                status(faults),
                faults.stream().map(Fault::message).toList(),
                fitted.fitness(),
                fitted.fitnessOnce(),
                fitted.fitnessOfPacking(),
                fitted.length(),
                fitted.leftOut(),
                fitted.packing().coveredCells());
    }

    private static String status(List<Fault> faults) {
        return faults.isEmpty() ? "valid" : "invalid";
    }
}
