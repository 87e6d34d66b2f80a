package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.foreign.ForeignFormat;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.SymbolRows;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.Quote;
import java.io.File;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads puzzles in whatever form they are: finds out which it is, and has it read. A size, of squares or of another lattice; a
 * code; a bitmap or a matrix of 0 and 1; the picture of a board; or a puzzle file, see {@link PuzzleFile}.
 */
public final class PuzzleReader {
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final String MARKS = "" + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;
    /** How answers begin, in JSON and as text. */
    private static final Pattern ANSWER = Pattern.compile(
            "\\s*(?:\\{\\s*\"(?:puzzle|packings)\"|\\{\\s*\"pieces\"\\s*:\\s*\\[\\s*\\{|status: [a-z]+\\R)");

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

    /** Where there are X they are the cells, and rows may end early. */
    private static Puzzle ofDrawing(String drawing, GivenKeys given) throws UnusableInput {
        String[] rows = drawing.split("/", -1);
        boolean isOfX = drawing.indexOf('X') >= 0 && drawing.indexOf('#') < 0;
        int width = given.isOfOtherLattice()
                ? 0
                : Arrays.stream(rows).mapToInt(String::length).max().orElseThrow();
        String board = Arrays.stream(rows)
                .map(row -> isOfX ? row + ".".repeat(Math.max(0, width - row.length())) : row)
                .collect(Collectors.joining("\n"));
        String marks = isOfX ? board.replace(Region.MANDATORY, Region.HOLE).replace('X', Region.MANDATORY) : board;
        return PuzzleFile.ofPicture("board", marks, given);
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
        if (isSize(argument, given)) {
            return ofSize(argument, given);
        }
        if (PuzzleCode.isCode(argument)) {
            return parse(PuzzleCode.label(argument), argument, given);
        }
        if (argument.startsWith(DRAWN)) {
            return ofDrawing(argument.substring(DRAWN.length()), given);
        }
        String source = InputFile.label(argument);
        return ofBytes(source, InputFile.bytes(argument, "puzzle"), given);
    }

    /**
     * Reads a puzzle where no file can be named: what is there is a size, a code, or the bytes of a file.
     *
     * @param source what messages call it
     * @param given what is said beside it
     */
    public static Puzzle read(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        return InputFile.isXml(bytes) || InputFile.isCompressed(bytes) || BitmapReader.isBitmap(bytes)
                ? ofBytes(source, bytes, given)
                : readText(source, InputFile.decode(source, bytes), given);
    }

    /** The same of text. */
    static Puzzle readText(String source, String text, GivenKeys given) throws UnusableInput {
        String stripped = text.strip();
        // A program that writes JSON writes a size, or a code, as a string.
        boolean quoted = stripped.length() > 1 && stripped.startsWith("\"") && stripped.endsWith("\"");
        String word = quoted ? stripped.substring(1, stripped.length() - 1) : stripped;
        if (isSize(word, given)) {
            return ofSize(word, given);
        }
        Optional<String> meant = LatticeSize.meant(word);
        if (meant.isPresent()) {
            throw new UnusableInput(source, "%s is no size. %s".formatted(Quote.of(word), meant.get()));
        }
        return parse(source, PuzzleCode.isCode(word) ? word : text, given);
    }

    /** Whether a text is a size of squares, or a size where a lattice is given of which cells are no squares. */
    private static boolean isSize(String text, GivenKeys given) {
        return BoardSize.isSize(text) || (given.isOfOtherLattice() && LatticeSize.isSize(text));
    }

    private static Puzzle ofSize(String size, GivenKeys given) throws UnusableInput {
        if (given.isOfOtherLattice()) {
            return PuzzleFile.ofLatticeSize(size, given);
        }
        BoardSize squares = BoardSize.parse(size);
        Puzzle standard = Puzzle.standard(squares.rows(), squares.columns());
        return given.isNone() ? standard : PuzzleFile.ofSize(size, squares, standard.bag(), given);
    }

    /** The bytes of a file. */
    private static Puzzle ofBytes(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        if (InputFile.isXml(bytes) || InputFile.isCompressed(bytes)) {
            throw new UnusableInput(
                    source,
                    "This is no puzzle file, but XML or compressed. Maybe 'quadrille import' first, if BurrTools wrote it.");
        }
        return BitmapReader.isBitmap(bytes)
                ? PuzzleFile.ofTarget(source, TargetReader.parse(source, bytes), given)
                : parse(source, InputFile.decode(source, bytes), given);
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
        String text = written.startsWith(BYTE_ORDER_MARK) ? written.substring(1) : written;
        if (PuzzleCode.isCode(text)) {
            return parse(source, PuzzleCode.text(source, text), given);
        }
        if (ANSWER.matcher(text).lookingAt()) {
            throw new UnusableInput(
                    source, "This is an answer, not a puzzle. Maybe another file is meant: the puzzle comes first.");
        }
        Optional<ForeignFormat> foreign = given.isOfOtherLattice() ? Optional.empty() : ForeignFormat.of(text);
        if (foreign.isPresent() && !(given.pieces().isPresent() && foreign.get().isDrawing())) {
            throw foreign.get().refusal(source);
        }
        if (MatrixReader.isMatrix(text)) {
            return PuzzleFile.ofTarget(source, TargetReader.ofText(source, text), given);
        }
        boolean isBoard = !given.isOfOtherLattice() && BoardSigns.isPicture(text);
        if (!isBoard && SymbolRows.isPicture(text)) {
            throw new UnusableInput(
                    source,
                    "This is a packing with a letter for each cell, no puzzle. Maybe 'quadrille import' first, which makes one of it.");
        }
        return isBoard || isBarePicture(text, given)
                ? PuzzleFile.ofPicture(source, text, given)
                : PuzzleFile.ofText(source, text, given);
    }

    /**
     * Whether a text is just the picture of a board: nothing else consists of its marks alone, except that lines of {@code #}
     * are comments. Where pieces are given a text without any key must be one, so that other characters are mistakes in it.
     */
    private static boolean isBarePicture(String text, GivenKeys given) {
        return given.pieces().isPresent()
                ? text.indexOf(':') < 0 && !text.isBlank()
                : text.chars().allMatch(c -> Character.isWhitespace(c) || MARKS.indexOf(c) >= 0)
                        && text.chars().anyMatch(c -> c == Region.MANDATORY || c == Region.OPTIONAL);
    }

    /** What a puzzle is called that has no name of its own, by what a command line names. */
    public static String usualName(String argument, GivenKeys given) {
        return PuzzleFile.usualName(
                PuzzleCode.isCode(argument) ? PuzzleCode.label(argument) : InputFile.label(argument), given);
    }
}
