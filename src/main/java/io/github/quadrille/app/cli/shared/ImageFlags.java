package io.github.quadrille.app.cli.shared;

import io.github.quadrille.app.ask.Heading;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.image.ImageBoard;
import io.github.quadrille.io.image.ImageBoard.Grid;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.GivenKeys;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.OptionalInt;
import picocli.CommandLine.TypeConversionException;

/**
 * Declares the options for a board in an image. It also reads the puzzle that an argument names. The argument can be
 * the name of such an image.
 */
final class ImageFlags extends Flags {
    private static final int BRIGHTEST = 255;
    private static final int MOST_ROWS_SHOWN = 60;

    private final Flag<Grid> cells = option(
                    "--cells",
                    "RxC",
                    Grid.class,
                    ImageFlags::grid,
                    "How many rows and columns of cells the image has (.png, .jpg; default: as the grid in the image"
                            + " shows).")
            .under(Heading.BOARD);

    private final Flag<Integer> threshold = number(
                    "--threshold",
                    "N",
                    "Take pixels of the image as ink if they are darker than this, from 1 to 255 (default: depends on"
                            + " the image).")
            .under(Heading.BOARD);

    ImageFlags() {
        range(
                threshold,
                1,
                BRIGHTEST,
                "The threshold %d is outside of 1 to 255. Use a number in this range, or leave the option out.");
    }

    private static Grid grid(String text) {
        try {
            BoardSize size = BoardSize.parse(text);
            return new Grid(size.rows(), size.columns());
        } catch (UnusableInput e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /**
     * Returns the puzzle that an argument names. If the argument is an image, the board that was recognised is printed
     * on standard error. A board of more than 60 rows is only described.
     */
    Puzzle read(String argument, GivenKeys keys) throws UnusableInput {
        if (!isImage(argument)) {
            if (cells.isSaid() || threshold.isSaid()) {
                throw invalid("%s is for images, and '%s' is not an image. Leave it out."
                        .formatted((cells.isSaid() ? cells : threshold).words(), argument));
            }
            return PuzzleReader.read(argument, keys);
        }
        ImageBoard board = ImageBoard.read(
                argument,
                InputFile.bytes(argument, "image"),
                cells.optional(),
                threshold.isSaid() ? OptionalInt.of(threshold.value()) : OptionalInt.empty());
        ((Command) command().userObject()).terminal.tell("%s", seen(board));
        return PuzzleReader.parse(argument, String.join("\n", board.rows()), keys);
    }

    /** Returns these options and their values as they are typed on a command line. */
    String words() {
        return cells.typed() + threshold.typed();
    }

    /**
     * Returns whether the argument is an image. Only a regular file is opened, because the bytes of a pipe can be read
     * only once.
     */
    private static boolean isImage(String argument) {
        try {
            Path file = Path.of(argument);
            if (!Files.isRegularFile(file)) {
                return false;
            }
            try (InputStream in = Files.newInputStream(file)) {
                return ImageBoard.isImage(in.readNBytes(8));
            }
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }

    private static String seen(ImageBoard board) {
        long size = board.rows().stream()
                .flatMapToInt(String::chars)
                .filter(mark -> mark == Region.MANDATORY)
                .count();
        String words = "image: %s cells%s, %,d of them %s; ink is darker than %d"
                .formatted(
                        board.grid().words(),
                        board.isGridFound() ? ", by the grid in the image" : "",
                        size,
                        board.isDrawn() ? "between lines" : "filled",
                        board.threshold());
        return board.rows().size() > MOST_ROWS_SHOWN ? words : words + "\n" + String.join("\n", board.rows());
    }
}
