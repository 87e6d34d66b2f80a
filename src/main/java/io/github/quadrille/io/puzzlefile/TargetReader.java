package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Locale;

/**
 * Reads targets, which are sets of squares to cover. A target can be a size such as {@code 100x100}, which stands for a
 * whole rectangle. It can be a puzzle, which stands for the cells of its board that must be covered. It can also be a
 * bitmap, see {@link BitmapReader}, or the text of a matrix, see {@link MatrixReader}.
 */
public final class TargetReader {
    /**
     * At most this many bytes of a file are read to find out whether the file is a matrix. The first row of a matrix
     * can be longer, but is recognized by its beginning.
     */
    private static final int MOST_OF_FIRST_ROW = 1 << 16;

    private TargetReader() {}

    /**
     * Holds a target, and whether it was read from a puzzle.
     *
     * @param ofPuzzle whether the target is the board of a puzzle; the pieces of that puzzle are ignored
     */
    public record Named(Target target, boolean ofPuzzle) {}

    /**
     * Reads a target from an argument of a command line.
     *
     * @param argument a size, the name of a file, or {@code -} for standard input
     */
    public static Named read(String argument) throws UnusableInput {
        if (BoardSize.isSize(argument)) {
            return new Named(ofBoard(argument, PuzzleReader.read(argument)), false);
        }
        String source = InputFile.label(argument);
        Problems problems = new Problems(source);
        byte[] bytes = InputFile.bytes(argument, "target");
        if (!BitmapReader.isBitmap(bytes)) {
            String text = PlainText.checked(problems, PlainText.decoded(problems, bytes));
            if (isPuzzle(argument, text)) {
                return new Named(ofBoard(source, PuzzleReader.parse(source, text)), true);
            }
        }
        return new Named(parse(problems, bytes), false);
    }

    /** Returns whether a file begins like a matrix of 0 and 1. The result is false if the file cannot be read. */
    public static boolean isMatrix(String file) {
        try (InputStream in = InputFile.open(file)) {
            return MatrixReader.isMatrix(new String(in.readNBytes(MOST_OF_FIRST_ROW), StandardCharsets.ISO_8859_1));
        } catch (IOException | UnusableInput e) {
            return false;
        }
    }

    /**
     * Returns whether a text is a puzzle: the name of its file has the ending of a puzzle file, or the text begins with
     * keys. A matrix is never a puzzle.
     */
    private static boolean isPuzzle(String argument, String text) {
        String name = argument.toLowerCase(Locale.ROOT);
        boolean named = name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
        return !MatrixReader.isMatrix(text) && (named || hasKeys(text));
    }

    /** Returns whether a text begins like the keys of a puzzle. A matrix has neither braces nor colons. */
    private static boolean hasKeys(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .limit(1)
                .anyMatch(line -> line.startsWith("{") || line.indexOf(':') >= 0);
    }

    static Target parse(Problems problems, byte[] bytes) throws UnusableInput {
        return BitmapReader.isBitmap(bytes)
                ? ofBitmap(problems, bytes)
                : ofText(problems, PlainText.decoded(problems, bytes));
    }

    static Target ofBitmap(Problems problems, byte... bytes) throws UnusableInput {
        return notEmpty(problems, new BitmapReader(problems, bytes).read());
    }

    /** Reads a target from the text of a matrix or from a picture of a board. */
    static Target ofText(Problems problems, String text) throws UnusableInput {
        return notEmpty(problems, MatrixReader.read(problems, PlainText.checked(problems, text)));
    }

    private static Target notEmpty(Problems problems, Target target) throws UnusableInput {
        if (target.size() == 0) {
            throw problems.refusal("All cells are 0, so no cell is to be covered. Check whether 0 and 1 are swapped.");
        }
        return target;
    }

    /** Returns the target that consists of all those cells of a board that must be covered. */
    public static Target ofBoard(String source, Puzzle puzzle) throws UnusableInput {
        Problems problems = new Problems(source);
        Region region =
                UsablePuzzle.withoutRules(source, puzzle, "covering a target").region();
        if (region.lattice() != Lattices.SQUARE) {
            throw problems.refusal("A target has squares, but this board is of the %s lattice. Use 'solve'."
                    .formatted(region.lattice().word()));
        }
        if (region.wrap() != Wrap.NONE) {
            throw problems.refusal("The edges of this board meet (wrap: %s), which 'cover' cannot use. Use 'solve'."
                    .formatted(region.wrap().word()));
        }
        BitSet cells = new BitSet();
        for (int cell = 0; cell < region.size(); cell++) {
            cells.set(region.row(cell) * region.columns() + region.column(cell), region.isMandatory(cell));
        }
        return new Target(region.rows(), region.columns(), cells);
    }

    /**
     * Returns a sentence that says why a target cannot have this size. The sentence is empty if the target can have
     * this size.
     */
    public static String complaint(long rows, long columns) {
        return rows * columns <= Target.MOST_CELLS
                ? ""
                : "The target has %,d x %,d cells, but at most %,d are allowed. Use a part of it."
                        .formatted(rows, columns, Target.MOST_CELLS);
    }
}
