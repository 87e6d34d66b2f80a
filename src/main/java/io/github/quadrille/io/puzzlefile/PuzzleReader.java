package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Lattice;
import io.github.quadrille.core.geometry.Lattices;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.LatticeSize;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.YamlNode;
import java.io.File;
import java.util.Arrays;
import java.util.Optional;
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
        if (PuzzleForm.Size.isMeant(argument, given)) {
            return ofSize(argument, given);
        }
        if (PuzzleCode.isCode(argument)) {
            return parse(PuzzleCode.label(argument), argument, given);
        }
        if (argument.startsWith(DRAWN)) {
            String board = marks(argument.substring(DRAWN.length()), given);
            return PuzzleFile.of("board", PuzzleForm.Picture.of("board", board, given), given);
        }
        String source = InputFile.label(argument);
        byte[] bytes = InputFile.bytes(argument, "puzzle");
        return PuzzleFile.of(source, PuzzleForm.of(source, bytes, given), given);
    }

    /**
     * Reads a puzzle where no file can be named: what is there is a size, a code, or the bytes of a file.
     *
     * @param source what messages call it
     * @param given what is said beside it
     */
    public static Puzzle read(String source, byte[] bytes, GivenKeys given) throws UnusableInput {
        return PuzzleForm.isText(bytes)
                ? readText(source, InputFile.decode(source, bytes), given)
                : PuzzleFile.of(source, PuzzleForm.of(source, bytes, given), given);
    }

    /** A text that may also be a size or a code. */
    static Puzzle readText(String source, String text, GivenKeys given) throws UnusableInput {
        String stripped = text.strip();
        // A program that writes JSON writes a size, or a code, as a string.
        boolean quoted = stripped.length() > 1 && stripped.startsWith("\"") && stripped.endsWith("\"");
        String word = quoted ? stripped.substring(1, stripped.length() - 1) : stripped;
        if (PuzzleForm.Size.isMeant(word, given)) {
            return ofSize(word, given);
        }
        Optional<String> meant = LatticeSize.meant(word);
        if (meant.isPresent()) {
            throw new UnusableInput(source, "%s is no size. %s".formatted(Quote.of(word), meant.get()));
        }
        return parse(source, PuzzleCode.isCode(word) ? word : text, given);
    }

    private static Puzzle ofSize(String size, GivenKeys given) throws UnusableInput {
        if (!given.isOfOtherLattice()) {
            BoardSize squares = BoardSize.parse(size);
            if (given.pieces().isEmpty()) {
                return standard(size, squares, given);
            }
        } else if (given.pieces().isEmpty()) {
            Lattice cells = given.lattice().orElseThrow();
            String solid = cells == Lattices.CUBIC ? "solid-pentominoes" : "\"tetracubes: any\"";
            String set = cells.isSolid() ? solid : cells == Lattices.HEXAGONAL ? "tetrahexes" : "hexiamonds";
            throw new UnusableInput(
                    size,
                    "A size of the %s lattice has no pieces of its own. Maybe add %s."
                            .formatted(cells.word(), given.option().shown(set)));
        }
        return PuzzleFile.of(size, PuzzleForm.Size.of(size), given);
    }

    /** A rectangle with the bag of its size. */
    private static Puzzle standard(String source, BoardSize size, GivenKeys given) throws UnusableInput {
        Puzzle usual = Puzzle.standard(size.rows(), size.columns());
        if (given.isNone()) {
            return usual;
        }
        PieceSymmetry symmetry = given.symmetry().orElse(PieceSymmetry.FREE);
        if (symmetry != PieceSymmetry.FREE) {
            throw new UnusableInput(
                    ParameterName.of("symmetry", symmetry.word()),
                    "The standard bag of %s has free pieces. Maybe add %s."
                            .formatted(source, ParameterName.of("pieces", symmetry.word() + "-tetrominoes")));
        }
        Wrap wrap = given.wrap().orElse(Wrap.NONE);
        if (wrap.frontMeetsBack()) {
            throw new UnusableInput(
                    ParameterName.of("wrap", wrap.word()),
                    "A board of squares has no layers that meet. Maybe %s."
                            .formatted(ParameterName.of("wrap", "rows,columns")));
        }
        Region region = new Region(size.picture(), wrap);
        YamlNode.Mapping keys = PuzzleForm.Size.of(source).keys();
        Goal goal = new GoalReader(keys, given.goal(), Lattices.SQUARE, new Problems(source)).goal(region, usual.bag());
        return new Puzzle(source, region, symmetry, usual.bag(), goal);
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
        return PuzzleFile.of(source, PuzzleForm.of(source, written, given), given);
    }

    /** What a puzzle is called that has no name of its own, by what a command line names. */
    public static String usualName(String argument, GivenKeys given) {
        return PuzzleFile.usualName(
                PuzzleCode.isCode(argument) ? PuzzleCode.label(argument) : InputFile.label(argument), given);
    }
}
