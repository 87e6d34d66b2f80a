package io.github.quadrille.bench;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs {@link BitboardFill}, which only counts packings of the twelve pentominoes.
 *
 * @param folder the folder for boards
 * @param wishes the options of the command, which follow the board
 */
record PlainFill(String name, Path folder, List<String> wishes) implements Engine {
    private static final int BITS = 64;
    private static final int PIECES = 12;

    PlainFill {
        wishes = List.copyOf(wishes);
    }

    @Override
    public boolean handles(Task task) {
        return task == Task.COUNT;
    }

    @Override
    public Optional<String> refusal(Instance instance) {
        return isKnown(instance.puzzle()) ? Optional.empty() : Optional.of("cannot say it");
    }

    private static boolean isKnown(Puzzle puzzle) {
        return puzzle.region().lattice() == Lattices.SQUARE
                && puzzle.region().wrap() == Wrap.NONE
                && puzzle.region().optionalSize() == 0
                && puzzle.region().picture().stream().mapToInt(String::length).sum() <= BITS
                && puzzle.symmetry() == PieceSymmetry.FREE
                && puzzle.bag().size() == PIECES
                && puzzle.bag().supplies().stream()
                        .allMatch(supply -> supply.kind().name().matches("[FILNPTUVWXYZ]5")
                                && supply.count().equals(CountRange.exactly(1)));
    }

    @Override
    public List<String> command(Instance instance) throws IOException {
        Path board = Files.write(
                folder.resolve(instance.name() + "-board.txt"),
                instance.puzzle().region().picture());
        // The class path is one folder without libraries, because a stand-alone program needs nothing else.
        String classes = BitboardFill.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        List<String> command =
                new ArrayList<>(List.of("java", "-cp", classes, BitboardFill.class.getName(), board.toString()));
        command.addAll(wishes);
        return command;
    }

    @Override
    public Answer answer(Task task, String output) {
        return Answer.ofLine(output);
    }
}
