package io.github.quadrille.io;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleCode;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.puzzlefile.PuzzleWriter;
import io.github.quadrille.io.text.AtomicFile;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Reads and writes puzzle files, for programs: YAML, and therefore also JSON, as the page <em>The puzzle file</em>
 * has it.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("example", """
 *         board: |
 *           ......
 *           ..#...
 *         pieces:
 *           T: 1..2
 *           L: any
 *         """);
 * System.out.println(puzzle.region().size()); // 11
 * System.out.println(Puzzles.parse("code", Puzzles.toCode(puzzle)).equals(puzzle)); // true
 * }</pre>
 */
public final class Puzzles {
    private Puzzles() {}

    /**
     * Reads a puzzle file of at most 16 MiB. Without a name of its own the puzzle is named after the file.
     *
     * @throws UnusableInput with everything that is wrong with the file, or when it cannot be read
     */
    public static Puzzle read(Path file) throws UnusableInput {
        return PuzzleReader.parse(file.toString(), InputFile.text(file));
    }

    /**
     * Reads the text of a puzzle file, or a code.
     *
     * @param source what messages call the text; without a name of its own the puzzle is named after it
     * @throws UnusableInput with everything that is wrong with the text
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        return PuzzleReader.parse(source, text);
    }

    /**
     * One word of letters, digits, {@code -} and {@code _}, for a link; {@link #parse} makes an equal puzzle of it.
     *
     * @throws UnusableInput when the puzzle is too large for one
     */
    public static String toCode(Puzzle puzzle) throws UnusableInput {
        return PuzzleCode.of(puzzle);
    }

    /** The text of a puzzle file, in YAML; {@link #parse} makes an equal puzzle of it. */
    public static String toYaml(Puzzle puzzle) {
        return PuzzleWriter.toYaml(puzzle);
    }

    /**
     * Writes a puzzle file whole, or leaves what was there before.
     *
     * @throws UnusableInput when the file is a directory, or it or its directory may not be written
     * @throws IOException when writing fails later
     */
    public static void write(Puzzle puzzle, Path file) throws UnusableInput, IOException {
        AtomicFile.write(file, toYaml(puzzle));
    }
}
