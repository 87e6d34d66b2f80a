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
 * Reads and writes puzzle files, for programs. A puzzle file is YAML, and therefore JSON works, too. The page <em>The
 * puzzle file</em> describes the format.
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
     * Reads a puzzle file of at most 16 MiB. A puzzle whose file does not name it is named after the file.
     *
     * @throws UnusableInput with everything that is wrong with the file, or when it cannot be read
     */
    public static Puzzle read(Path file) throws UnusableInput {
        return PuzzleReader.parse(file.toString(), InputFile.text(file));
    }

    /**
     * Reads a puzzle from the text of a puzzle file, or from a link code.
     *
     * @param source the name of the text in messages; a puzzle whose text does not name it gets this name
     * @throws UnusableInput with everything that is wrong with the text
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        return PuzzleReader.parse(source, text);
    }

    /**
     * Returns the puzzle as one word of letters, digits, {@code -} and {@code _}, for a link. {@link #parse} makes an
     * equal puzzle of that word.
     *
     * @throws UnusableInput when the puzzle is too large for such a word
     */
    public static String toCode(Puzzle puzzle) throws UnusableInput {
        return PuzzleCode.of(puzzle);
    }

    /** Returns the text of a puzzle file, in YAML. {@link #parse} makes an equal puzzle of it. */
    public static String toYaml(Puzzle puzzle) {
        return PuzzleWriter.toYaml(puzzle);
    }

    /**
     * Writes a puzzle file whole. If that fails, the file that was there before stays.
     *
     * @throws UnusableInput when the file is a directory, or it or its directory may not be written
     * @throws IOException when writing fails later
     */
    public static void write(Puzzle puzzle, Path file) throws UnusableInput, IOException {
        AtomicFile.write(file, toYaml(puzzle));
    }
}
