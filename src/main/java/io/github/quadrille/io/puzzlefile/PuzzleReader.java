package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import java.io.File;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads puzzles in any form. A puzzle can be the size of a board of squares or of another lattice, a code, a bitmap, a
 * matrix of 0 and 1, the picture of a board, or a puzzle file. The form is found first, see {@link PuzzleForm}. Then
 * the keys are read, see {@link PuzzleFile}.
 */
public final class PuzzleReader {
    /**
     * A board that is drawn on a command line gets this prefix. Without it, a drawing could be confused with the name
     * of a file.
     */
    private static final String DRAWN = "board=";

    private static final Pattern DRAWING = Pattern.compile("[Xx.?#01/| ]+");

    private PuzzleReader() {}

    /**
     * Returns a drawing of a board, with slashes between rows, in the form that {@link #read(String, GivenKeys)}
     * expects. Any other text is returned unchanged.
     */
    public static String drawnBoard(String words) {
        boolean isDrawing =
                DRAWING.matcher(words).matches() && BoardSize.correction(words).isEmpty() && !new File(words).isFile();
        return isDrawing ? DRAWN + words.replace('|', '/').replace('x', 'X') : words;
    }

    /**
     * Returns the rows of a drawing. If the drawing has {@code X} but no {@code #}, each {@code X} is a cell, and a row
     * can be shorter than the others.
     */
    private static String marks(String drawing, GivenKeys given) {
        String[] rows = drawing.split("/", -1);
        boolean isOfX = drawing.indexOf('X') >= 0 && drawing.indexOf('#') < 0;
        int width = given.isOfOtherLattice()
                ? 0
                : Arrays.stream(rows).mapToInt(String::length).max().orElseThrow();
        String board = Arrays.stream(rows)
                .map(row -> isOfX ? row + ".".repeat(Math.max(0, width - row.length())) : row)
                .collect(Collectors.joining("\n"));
        return isOfX ? board.replace(Region.MANDATORY, Region.HOLE).replace('X', Region.MANDATORY) : board;
    }

    /**
     * Reads a puzzle from an argument of a command line.
     *
     * @param argument a size such as {@code 8x10} for a rectangle and the standard bag, a code, the name of a file, or
     *     {@code -} for standard input
     */
    public static Puzzle read(String argument) throws UnusableInput {
        return read(argument, GivenKeys.NONE);
    }

    /**
     * Reads a puzzle from an argument of a command line, with further keys.
     *
     * @param argument a size such as {@code 8x10}, a code, the name of a file, or {@code -} for standard input. A size
     *     has the standard bag if no pieces are given. A file has a puzzle, or only the picture of a board for the
     *     given pieces. It can also be a matrix or a bitmap. Then the cells with 1 are the board, and if no pieces are
     *     given, any number of tetrominoes can be used
     * @param given the keys that the command line gives in addition to the argument
     */
    public static Puzzle read(String argument, GivenKeys given) throws UnusableInput {
        if (given.isNone() && BoardSize.isSize(argument)) {
            BoardSize size = BoardSize.parse(argument);
            return Puzzle.standard(size.rows(), size.columns());
        }
        PuzzleForm form = form(argument, given);
        return puzzle(form, given);
    }

    private static PuzzleForm form(String argument, GivenKeys given) throws UnusableInput {
        if (argument.startsWith(DRAWN)) {
            return new PuzzleForm.Picture(new Problems("board"), marks(argument.substring(DRAWN.length()), given));
        }
        Problems problems = new Problems(PuzzleCode.label(argument));
        if (PuzzleForm.Size.isMeant(argument, given)) {
            return new PuzzleForm.Size(problems);
        }
        return PuzzleCode.isCode(argument)
                ? PuzzleForm.ofText(problems, argument, given)
                : PuzzleForm.ofBytes(problems, InputFile.bytes(argument, "puzzle"), given);
    }

    private static Puzzle puzzle(PuzzleForm form, GivenKeys given) throws UnusableInput {
        return new PuzzleFile(form, given).puzzle();
    }

    /**
     * Reads a puzzle from bytes, which are a size, a code, or the content of a file.
     *
     * @param source the name of the bytes in messages
     * @param given the keys that are given in addition to the bytes
     */
    public static Puzzle read(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        Problems problems = new Problems(source);
        return puzzle(
                PuzzleForm.isText(bytes)
                        ? PuzzleForm.ofWords(problems, PlainText.decoded(problems, bytes), given)
                        : PuzzleForm.ofBytes(problems, bytes, given),
                given);
    }

    /** Reads the text of a puzzle, which can also be a size or a code. */
    static Puzzle readText(Problems problems, String text, GivenKeys given) throws UnusableInput {
        return puzzle(PuzzleForm.ofWords(problems, text, given), given);
    }

    /**
     * Reads the text of a puzzle file.
     *
     * @param source the name of the text in messages; it is also the name of the puzzle if the text has no {@code name}
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        return parse(source, text, GivenKeys.NONE);
    }

    /**
     * Reads the text of a puzzle file, or of a board alone.
     *
     * @param source the name of the text in messages
     * @param given the keys that are given in addition to the text
     */
    public static Puzzle parse(String source, String written, GivenKeys given) throws UnusableInput {
        return puzzle(PuzzleForm.ofText(new Problems(source), written, given), given);
    }

    /**
     * Returns the name of a puzzle whose text has no {@code name}. It is made from the argument on the command line.
     */
    public static String usualName(String argument, GivenKeys given) {
        return PuzzleFile.usualName(PuzzleCode.label(argument), given);
    }
}
