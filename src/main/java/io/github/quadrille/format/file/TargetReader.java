package io.github.quadrille.format.file;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.geometry.Region;
import io.github.quadrille.geometry.Wrap;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.target.Target;
import java.util.BitSet;
import java.util.Locale;

/**
 * Reads targets: a size such as {@code 100x100} for a whole rectangle; a file ending in {@code .yaml}, {@code .yml} or
 * {@code .json}, a puzzle, for the cells of its board that must be covered; a bitmap, see {@link BitmapReader}; or else
 * text, see {@link MatrixReader}.
 */
public final class TargetReader {
    private TargetReader() {}

    /**
     * Reads what a command line names.
     *
     * @param argument a size, a file, or {@code -}
     */
    public static Target read(String argument) throws UnusableInput {
        if (isPuzzle(argument) || BoardSize.isSize(argument)) {
            return ofBoard(argument, PuzzleReader.read(argument));
        }
        return parse(InputFile.label(argument), InputFile.bytes(argument));
    }

    /** Whether a file is a puzzle, of which only the board matters. */
    public static boolean isPuzzle(String argument) {
        String name = argument.toLowerCase(Locale.ROOT);
        return name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
    }

    static Target parse(String source, byte[] bytes) throws UnusableInput {
        Target target = BitmapReader.isBitmap(bytes)
                ? new BitmapReader(source, bytes).read()
                : MatrixReader.read(source, PlainText.checked(source, InputFile.decode(source, bytes)));
        if (target.size() == 0) {
            throw new UnusableInput(
                    source, "All cells are 0: there is nothing to cover. Maybe 0 and 1 are the other way round.");
        }
        return target;
    }

    private static Target ofBoard(String source, Puzzle puzzle) throws UnusableInput {
        Region region = puzzle.region();
        if (region.wrap() != Wrap.NONE) {
            throw new UnusableInput(
                    source,
                    "The edges of this board meet (wrap: %s), and those of a target do not. Maybe use 'solve'."
                            .formatted(region.wrap().word()));
        }
        BitSet cells = new BitSet();
        for (int cell = 0; cell < region.size(); cell++) {
            cells.set(region.row(cell) * region.columns() + region.column(cell), region.isMandatory(cell));
        }
        return new Target(region.rows(), region.columns(), cells);
    }

    /** Why a target cannot have this size, if it cannot; empty otherwise. */
    static String complaint(long rows, long columns) {
        return rows * columns <= Target.MOST_CELLS
                ? ""
                : "The target has %,d x %,d cells, but at most %,d are allowed. Maybe a part of it is enough."
                        .formatted(rows, columns, Target.MOST_CELLS);
    }
}
