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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that say how a file is to be read as a board of the line-clearing game. */
public final class ClearBoardFlags {
    private static final Pattern SIZE = Pattern.compile("([0-9]+)[xX]([0-9]+)");
    private static final Pattern CELL = Pattern.compile("\\(?\\s*([0-9]{1,4})\\s*[,-]\\s*([0-9]{1,4})\\s*\\)?");

    private static final int LONGEST_SIDE = 9;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--size",
            paramLabel = "RxC",
            defaultValue = "11x11",
            description = "Rows and columns of a line-clearing board (default: ${DEFAULT-VALUE}).")
    private String size;

    @Option(
            names = "--target",
            paramLabel = "r,c",
            description = "Another blue token of a line-clearing board as the target, row and column from 0.")
    private String target;

    @Option(names = "--all", description = "All blue tokens of a line-clearing board have to go, not the target only.")
    private boolean all;

    public boolean isAll() {
        return all;
    }

    /** CSV may also be a matrix of 0 and 1. */
    public static boolean isBoard(String argument) {
        return argument.toLowerCase(Locale.ROOT).endsWith(".csv") && !TargetReader.isMatrix(argument);
    }

    public Board read(String argument, Wrap wrap) throws UnusableInput {
        if (all && target != null) {
            throw new InvalidOptions(spec, "--all needs no --target. Maybe leave one of them out.");
        }
        return all
                ? ClearBoardReader.readAll(argument, grid(wrap))
                : ClearBoardReader.read(argument, grid(wrap), target());
    }

    private Grid grid(Wrap wrap) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw new InvalidOptions(spec, "--size %s is no size. Maybe write 11x11, rows x columns.".formatted(size));
        }
        try {
            return new Grid(side(matcher.group(1)), side(matcher.group(2)), wrap);
        } catch (IllegalArgumentException e) {
            throw new InvalidOptions(
                    spec, "--size %s is out of range. Maybe use sides from 1 to %d.".formatted(size, Grid.MAX_SIDE));
        }
    }

    /** Any number too long to be read is too large. */
    private static int side(String digits) {
        return digits.length() > LONGEST_SIDE ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private Optional<Cell> target() {
        if (target == null) {
            return Optional.empty();
        }
        Matcher matcher = CELL.matcher(target);
        if (!matcher.matches()) {
            throw new InvalidOptions(
                    spec, "--target %s is no cell. Maybe write 7,6: row, column, counted from 0.".formatted(target));
        }
        return Optional.of(new Cell(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
    }
}
