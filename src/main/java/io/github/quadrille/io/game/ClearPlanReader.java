package io.github.quadrille.io.game;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.PlainText;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.lab.clear.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads plans for the line-clearing game in the published format. Each move is a line {@code $SOLUTION PLACE(2-5, 2-6,
 * 3-5, 3-6)} with rows and columns from 0. The line {@code $SOLUTION NOT_FOUND} says that no plan was found. Other
 * lines are skipped, so that the output of a program can be read as a plan.
 */
public final class ClearPlanReader {
    private static final String MARK = "$SOLUTION";
    private static final String NOT_FOUND = MARK + " NOT_FOUND";
    private static final Pattern CELL = Pattern.compile("\\s*([0-9]{1,6})\\s*-\\s*([0-9]{1,6})\\s*");
    private static final Pattern PLACE = Pattern.compile("\\$SOLUTION\\s+PLACE\\s*\\(([^()]*)\\)");

    private ClearPlanReader() {}

    /** Reads a plan from a file, or from standard input if {@code argument} is {@code -}. */
    public static ClearPlan read(String argument) throws UnusableInput {
        Problems problems = new Problems(InputFile.label(argument));
        return parse(problems, PlainText.checked(problems, InputFile.text(argument)));
    }

    static ClearPlan parse(Problems problems, String text) throws UnusableInput {
        List<Move> moves = new ArrayList<>();
        boolean notFound = false;
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            String said = line.strip();
            if (said.startsWith(MARK)) {
                TextPosition place = new TextPosition(number, 1 + line.indexOf(MARK));
                boolean none = said.replaceAll("\\s+", " ").equals(NOT_FOUND);
                if (none ? !moves.isEmpty() : notFound) {
                    problems.add(
                            place,
                            "This plan has moves, but also says that no plan was found. Check whether these are two plans.");
                }
                notFound |= none;
                if (!none) {
                    moves.add(move(said, place, problems));
                }
            }
        }
        if (moves.isEmpty() && !notFound) {
            problems.add("No line begins with '%s'. Check that this is the right file.".formatted(MARK));
        }
        problems.throwIfAny();
        return new ClearPlan(!notFound, moves);
    }

    private static Move move(String line, TextPosition position, Problems problems) {
        Matcher place = PLACE.matcher(line);
        List<Cell> cells = new ArrayList<>();
        boolean legible = place.matches();
        for (String part : legible ? place.group(1).split(",", -1) : new String[0]) {
            Matcher cell = CELL.matcher(part);
            legible = legible && cell.matches();
            if (legible) {
                cells.add(new Cell(Integer.parseInt(cell.group(1)), Integer.parseInt(cell.group(2))));
            }
        }
        if (!legible) {
            problems.add(
                    position,
                    "%s is not a move. Write $SOLUTION PLACE(2-5, 2-6, 3-5, 3-6), row-column, counted from 0."
                            .formatted(Quote.of(line)));
        }
        return new Move(cells);
    }

    /** Returns the line of a move in the published format. */
    public static String line(Move move) {
        return move.cells().stream()
                .map(cell -> cell.row() + "-" + cell.column())
                .collect(Collectors.joining(", ", MARK + " PLACE(", ")"));
    }

    /** Returns the line which says in the published format that no plan was found. */
    public static String notFound() {
        return NOT_FOUND;
    }

    /**
     * Holds a plan as it is written in a file.
     *
     * @param found whether a plan was found; if not, there are no moves
     * @param moves the moves, in order
     */
    public record ClearPlan(boolean found, List<Move> moves) {
        public ClearPlan {
            moves = List.copyOf(moves);
        }
    }
}
