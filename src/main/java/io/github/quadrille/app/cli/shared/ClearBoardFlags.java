package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.game.ClearBoardReader;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.TargetReader;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Declares the options that say how a file is read as a board of the line-clearing game. */
public final class ClearBoardFlags extends Flags {
    private static final Pattern SIZE = Pattern.compile("([0-9]+)[xX]([0-9]+)");
    private static final Pattern CELL = Pattern.compile("\\(?\\s*([0-9]{1,4})\\s*[,-]\\s*([0-9]{1,4})\\s*\\)?");

    private static final int LONGEST_SIDE = 9;

    private final Flag<String> size = text(
                    "--size", "RxC", "Rows and columns of a line-clearing board (default: ${DEFAULT-VALUE}).")
            .usually("11x11");

    private final Flag<String> target = text(
            "--target",
            "r,c",
            "For a line-clearing board: take the blue token at this row and column, counted from 0, as the target.");

    private final Flag<Boolean> all =
            flag("--all", "For a line-clearing board: remove all blue tokens, not only the target.");

    public boolean isAll() {
        return all.isSaid();
    }

    /**
     * Returns whether an argument names a board of the line-clearing game. This is a CSV file that is not a matrix of 0
     * and 1.
     */
    public static boolean isBoard(String argument) {
        return argument.toLowerCase(Locale.ROOT).endsWith(".csv") && !TargetReader.isMatrix(argument);
    }

    public Board read(String argument, Wrap wrap) throws UnusableInput {
        if (all.isSaid() && target.isSaid()) {
            throw invalid("--all removes all blue tokens, --target names one. Leave one of them out.");
        }
        return ClearBoardReader.read(argument, grid(wrap), all.isSaid(), target());
    }

    private Grid grid(Wrap wrap) {
        Matcher matcher = SIZE.matcher(size.value());
        if (!matcher.matches()) {
            throw invalid("--size %s is not a size. Write 11x11, rows x columns.".formatted(size.value()));
        }
        try {
            return new Grid(side(matcher.group(1)), side(matcher.group(2)), wrap);
        } catch (IllegalArgumentException e) {
            throw invalid("--size %s is out of range. Use sides from 1 to %d.".formatted(size.value(), Grid.MAX_SIDE));
        }
    }

    /**
     * Returns the number of rows or columns. A number that is too long to be read becomes the largest number, which is
     * refused later.
     */
    private static int side(String digits) {
        return digits.length() > LONGEST_SIDE ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private Optional<Cell> target() {
        if (!target.isSaid()) {
            return Optional.empty();
        }
        Matcher matcher = CELL.matcher(target.value());
        if (!matcher.matches()) {
            throw invalid(
                    "--target %s is not a cell. Write 7,6: row, column, counted from 0.".formatted(target.value()));
        }
        return Optional.of(new Cell(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
    }
}
