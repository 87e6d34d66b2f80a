package io.github.quadrille.cli;

import io.github.quadrille.format.Puzzles;
import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.burrtools.BurrToolsReader;
import io.github.quadrille.format.burrtools.ImportedPuzzle;
import io.github.quadrille.format.file.AtomicFile;
import io.github.quadrille.format.file.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
            return BurrToolsReader.read(source, bytes, problem);
        }
        throw new UnusableInput(
                source, "This is no file of BurrTools. Maybe the answer of a solver is missing after it.");
    }
}
