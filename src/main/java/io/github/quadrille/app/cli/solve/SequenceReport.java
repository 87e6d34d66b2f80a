package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.OutputFormat;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.app.render.Picture;
import io.github.quadrille.app.render.TerminalPicture;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonTree;
import io.github.quadrille.lab.local.genetic.WrittenSequence;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lays a sequence of the genetic algorithm, and tells how fit it is and what is wrong with the packing. */
final class SequenceReport {
    private final Terminal terminal;
    private final Puzzle puzzle;
    private final OutputFormat format;
    private final boolean quiet;

    SequenceReport(Terminal terminal, Puzzle puzzle, OutputFormat format, boolean quiet) {
        this.terminal = terminal;
        this.puzzle = puzzle;
        this.format = format;
        this.quiet = quiet;
    }

    /**
     * Tells it.
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
            JsonTree.write(fields(fitted, faults), terminal.out());
        } else {
            print(fitted, faults);
        }
        return faults.isEmpty() ? ExitStatus.YES : ExitStatus.NO;
    }

    private void print(WrittenSequence.Fitted fitted, List<Fault> faults) {
        PrintStream out = terminal.out();
        out.println("status: " + status(faults));
        if (!quiet) {
            Picture picture = Picture.of(puzzle, fitted.packing());
            out.print(new TerminalPicture(terminal.width(), terminal.colour()).of(picture));
            faults.forEach(fault -> out.println(fault.message()));
        }
        out.printf("fitness: %,d of %,d%n", fitted.fitness(), fitted.fitnessOfPacking());
        out.printf("fitness with each pair of empty cells once: %,d%n", fitted.fitnessOnce());
        out.printf("laid: %,d of %,d pieces%n", fitted.packing().pieces().size(), fitted.length());
        if (!fitted.leftOut().isEmpty()) {
            out.println("left out: " + String.join(" ", fitted.leftOut()));
        }
        out.printf(
                "covered: %,d of %,d cells%n",
                fitted.packing().coveredCells(), puzzle.region().size());
    }

    private Map<String, Object> fields(WrittenSequence.Fitted fitted, List<Fault> faults) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("puzzle", puzzle);
        fields.put("packings", faults.isEmpty() ? List.of(pieces(fitted.packing())) : List.of());
        if (!faults.isEmpty()) {
            fields.put("best", pieces(fitted.packing()));
        }
        fields.put("status", status(faults));
        fields.put("faults", faults.stream().map(Fault::message).toList());
        fields.put("fitness", fitted.fitness());
        fields.put("fitness_once", fitted.fitnessOnce());
        fields.put("fitness_of_packing", fitted.fitnessOfPacking());
        fields.put("length", fitted.length());
        fields.put("left_out", fitted.leftOut());
        fields.put("covered", fitted.packing().coveredCells());
        return fields;
    }

    private static String status(List<Fault> faults) {
        return faults.isEmpty() ? "valid" : "invalid";
    }

    private static Map<String, Object> pieces(Packing packing) {
        return Map.of(
                "pieces", packing.pieces().stream().map(SequenceReport::fields).toList());
    }

    private static Map<String, Object> fields(Placement piece) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("kind", piece.kind());
        fields.put("cells", cells(piece));
        return fields;
    }

    private static List<List<Integer>> cells(Placement piece) {
        return piece.cells().stream()
                .map(cell -> List.of(cell.row(), cell.column()))
                .toList();
    }
}
