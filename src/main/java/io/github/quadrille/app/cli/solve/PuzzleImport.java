package io.github.quadrille.app.cli.solve;

import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.PuzzleFlags;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.burrtools.BurrToolsReader;
import io.github.quadrille.io.burrtools.ImportedPuzzle;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.core.puzzle.Puzzle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Turns a file of another program into a puzzle file.
 *
 * @param problem which of several in it, from 1
 */
record PuzzleImport(Terminal terminal, PuzzleFlags board, OptionalInt problem) {
    /** Writes the puzzle, and on standard error what of the file is left out. */
    ExitStatus run(String argument, Optional<Path> output) throws IOException, UnusableInput {
        String source = InputFile.label(argument);
        ImportedPuzzle imported = read(source, InputFile.bytes(argument, "puzzle"));
        String text = Puzzles.toYaml(imported.puzzle());
        // Whatever other programs allow, what is written can be read.
        Puzzles.parse(source, text);
        if (output.isEmpty()) {
            terminal.out().print(text);
        } else {
            AtomicFile.write(output.get(), out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
            terminal.out().println("status: imported");
            terminal.out().println("file: " + output.get());
        }
        imported.leftOut().forEach(what -> terminal.err().println("left out: " + what));
        return ExitStatus.YES;
    }

    private ImportedPuzzle read(String source, byte[] bytes) throws UnusableInput {
        if (BurrToolsReader.isMeant(bytes)) {
            board.refuse("The file says all that a puzzle has. Maybe change the puzzle file after the import.");
            return BurrToolsReader.read(source, bytes, problem);
        }
        if (board.isOfOtherLattice()) {
            throw new UnusableInput(
                    source, "Pictures are imported of squares only. Maybe JSON, or a puzzle file with 'lattice:'.");
        }
        Puzzle drawn = PicturePuzzle.read(source, bytes, problem);
        if (board.hasPieces()) {
            return new ImportedPuzzle(board.readBoard(source, drawn.region().picture()), List.of());
        }
        board.refuse("This goes with --pieces only, since a picture has its pieces. Maybe add --pieces pentominoes.");
        return new ImportedPuzzle(drawn, List.of());
    }
}
