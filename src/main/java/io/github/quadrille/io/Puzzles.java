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
 * Reads and writes puzzle files, for programs. A puzzle file is YAML, and can therefore also be JSON. The page <em>The
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
     * Reads a puzzle file of at most 16 MiB. If the file does not name the puzzle, the puzzle is named after the file.
     *
     * @throws UnusableInput with everything that is wrong with the file, or when the file cannot be read
     */
    public static Puzzle read(Path file) throws UnusableInput {
        return PuzzleReader.parse(file.toString(), InputFile.text(file));
    }

    /**
     * Reads a puzzle from the text of a puzzle file, or from a link code.
     *
     * @param source the name of the text in messages; also the name of the puzzle if the text does not name it
     * @throws UnusableInput with everything that is wrong with the text
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        return PuzzleReader.parse(source, text);
    }

    /**
     * Returns the puzzle as one word of letters, digits, {@code -} and {@code _}, for a link. From that word, {@link
     * #parse} makes an equal puzzle.
     *
     * @throws UnusableInput when the puzzle is too large for such a word
     */
    public static String toCode(Puzzle puzzle) throws UnusableInput {
        return PuzzleCode.of(puzzle);
    }

    /** Returns the text of a puzzle file, in YAML. From that text, {@link #parse} makes an equal puzzle. */
    public static String toYaml(Puzzle puzzle) {
        return PuzzleWriter.toYaml(puzzle);
    }

    /**
     * Writes a puzzle to a file. If writing fails, an earlier file of this name stays as it was.
     *
     * @throws UnusableInput when the file is a directory, or when writing to the file or its directory is not allowed
     * @throws IOException when writing fails later
     */
    public static void write(Puzzle puzzle, Path file) throws UnusableInput, IOException {
        AtomicFile.write(file, toYaml(puzzle));
    }
}
