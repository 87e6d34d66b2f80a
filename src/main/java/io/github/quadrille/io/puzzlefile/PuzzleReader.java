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
 * Reads puzzles in whatever form they are: a size, of squares or of another lattice; a code; a bitmap or a matrix of 0 and 1;
 * the picture of a board; or a puzzle file. First comes the {@link PuzzleForm}, then the keys, see {@link PuzzleFile}.
 */
public final class PuzzleReader {
    /** What a board that is drawn on a command line begins with, since files may be called like one. */
    private static final String DRAWN = "board=";

    private static final Pattern DRAWING = Pattern.compile("[Xx.?#01/| ]+");

    private PuzzleReader() {}

    /** A drawing of a board, with slashes between rows, as an argument to be read; anything else as it is. */
    public static String drawnBoard(String words) {
        boolean isDrawing =
                DRAWING.matcher(words).matches() && BoardSize.correction(words).isEmpty() && !new File(words).isFile();
        return isDrawing ? DRAWN + words.replace('|', '/').replace('x', 'X') : words;
    }

    /** The rows of a drawing; where there are X they are the cells, and rows may end early. */
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
     * Reads what a command line names.
     *
     * @param argument a size such as {@code 8x10} for a rectangle and the standard bag, a file, or {@code -}
     */
    public static Puzzle read(String argument) throws UnusableInput {
        return read(argument, GivenKeys.NONE);
    }

    /**
     * Reads what a command line names.
     *
     * @param argument a size such as {@code 8x10}, with the standard bag if no pieces are given; or a file, or {@code
     *     -}, with a puzzle, or with just the picture of a board for the pieces given, or with a matrix or a bitmap, whose
     *     1 are a board for the pieces given, or else for as many tetrominoes as one likes
     * @param given what the command line says beside it
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
     * Reads a puzzle where no file can be named: what is there is a size, a code, or the bytes of a file.
     *
     * @param source what messages call it
     * @param given what is said beside it
     */
    public static Puzzle read(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        Problems problems = new Problems(source);
        return puzzle(
                PuzzleForm.isText(bytes)
                        ? PuzzleForm.ofWords(problems, PlainText.decoded(problems, bytes), given)
                        : PuzzleForm.ofBytes(problems, bytes, given),
                given);
    }

    /** A text that may also be a size or a code. */
    static Puzzle readText(Problems problems, String text, GivenKeys given) throws UnusableInput {
        return puzzle(PuzzleForm.ofWords(problems, text, given), given);
    }

    /**
     * Reads the text of a puzzle file.
     *
     * @param source what messages call the text; without a name of its own the puzzle is named after it
     */
    public static Puzzle parse(String source, String text) throws UnusableInput {
        return parse(source, text, GivenKeys.NONE);
    }

    /**
     * Reads the text of a puzzle file, or just of a board.
     *
     * @param source what messages call the text
     * @param given what is said beside it
     */
    public static Puzzle parse(String source, String written, GivenKeys given) throws UnusableInput {
        return puzzle(PuzzleForm.ofText(new Problems(source), written, given), given);
    }

    /** What a puzzle is called that has no name of its own, by what a command line names. */
    public static String usualName(String argument, GivenKeys given) {
        return PuzzleFile.usualName(PuzzleCode.label(argument), given);
    }
}
