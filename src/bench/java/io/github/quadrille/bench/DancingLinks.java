package io.github.quadrille.bench;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.io.export.ExportFormat;
import io.github.quadrille.io.export.ExportFormat.ExportRefused;
import io.github.quadrille.proof.writer.ProofModel;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Runs the yardstick, which is dancing links in C. For most exact covers by tetrominoes or pentominoes it gets the
 * board, and the names and numbers of the pieces. For other puzzles it reads all placements from a file.
 */
record DancingLinks(Path program) implements Engine {
    private static final String NAME = "dancing links in C";
    private static final Set<String> TETROMINOES = Set.of("I", "O", "T", "L", "S");
    private static final Set<String> MIRRORED = Set.of("J", "Z");

    /** Returns this engine if the machine has a C compiler, and otherwise a missing engine. */
    static Engine in(Path folder) throws IOException, InterruptedException {
        return TimedRun.works("cc", "--version")
                ? new DancingLinks(new Yardstick(folder).program())
                : new Missing(NAME, EnumSet.of(Task.DECIDE, Task.COUNT), "no compiler");
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean handles(Task task) {
        return task != Task.COVER;
    }

    @Override
    public List<String> command(Instance instance) throws IOException {
        Optional<String> pieces = isKnown(instance.puzzle()) ? pieces(instance.puzzle()) : Optional.empty();
        Path file = program.resolveSibling(instance.name() + (pieces.isPresent() ? ".txt" : ".dlx"));
        if (pieces.isPresent()) {
            Files.writeString(file, String.join("\n", instance.puzzle().region().picture()) + "\n");
        } else {
            writeOptions(instance.puzzle(), file);
        }
        return List.of(
                program.toString(),
                file.toString(),
                pieces.map(squares -> squares + ":" + items(instance.puzzle())).orElse("options"),
                instance.task() == Task.COUNT ? "count" : "find");
    }

    private static String items(Puzzle puzzle) {
        return puzzle.bag().supplies().stream()
                .map(supply -> supply.kind().name().charAt(0)
                        + (supply.count().isOpen()
                                ? "*"
                                : Integer.toString(supply.count().min())))
                .collect(Collectors.joining(","));
    }

    private static void writeOptions(Puzzle puzzle, Path file) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            ExportFormat.DLX.write(new ProofModel(new PlacementTable(puzzle)), out);
        } catch (ExportRefused e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Answer answer(Task task, String output) {
        long found = Answer.number(output, "^(\\d+) \\d+ [\\d.]+\n$");
        if (task == Task.COUNT) {
            return Answer.packings(found);
        }
        return found > 0 ? Answer.PACKED : Answer.INFEASIBLE;
    }

    private static boolean isKnown(Puzzle puzzle) {
        return puzzle.region().lattice() == Lattices.SQUARE
                && puzzle.region().wrap() == Wrap.NONE
                && puzzle.region().optionalSize() == 0
                && areCountsKnown(puzzle.bag().supplies())
                && puzzle.bag().minArea() <= puzzle.region().size();
    }

    /**
     * Returns whether the yardstick can read the numbers of pieces: all are exact, or all are free. The yardstick takes
     * an exact number for a maximum. If all numbers are exact, this is enough: the pieces have at most the area of the
     * board in total, so an exact cover needs all of them.
     */
    private static boolean areCountsKnown(List<Supply> supplies) {
        return supplies.stream().allMatch(supply -> supply.count().equals(CountRange.ANY))
                || supplies.stream()
                        .allMatch(
                                supply -> supply.count().min() == supply.count().max());
    }

    /** Returns the yardstick's name for the set of pieces, or empty if the yardstick does not have this set. */
    private static Optional<String> pieces(Puzzle puzzle) {
        Set<String> names = puzzle.bag().supplies().stream()
                .map(supply -> supply.kind().name())
                .collect(Collectors.toSet());
        boolean isFree = puzzle.symmetry() == PieceSymmetry.FREE;
        if (names.stream().allMatch(name -> TETROMINOES.contains(name) || (!isFree && MIRRORED.contains(name)))) {
            return puzzle.symmetry() == PieceSymmetry.FIXED ? Optional.empty() : Optional.of(isFree ? "4" : "4s");
        }
        return isFree && names.stream().allMatch(name -> name.matches("[FILNPTUVWXYZ]5"))
                ? Optional.of("5")
                : Optional.empty();
    }
}
