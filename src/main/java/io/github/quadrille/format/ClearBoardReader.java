package io.github.quadrille.format;

import io.github.quadrille.clear.Board;
import io.github.quadrille.clear.Grid;
import io.github.quadrille.geometry.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads boards of the line-clearing game as published: a line for each row, in it comma-separated fields, empty or
 * {@code r} (red), {@code b} (blue), {@code B} (the target). Lines that begin with {@code #} are comments; a row with too few
 * fields is filled up with empty ones, and blanks around fields, empty fields too many and empty lines at the end do no harm.
 */
public final class ClearBoardReader {
    private final Grid grid;
    private final Problems problems;
    private final Set<Cell> red = new HashSet<>();
    private final Set<Cell> blue = new HashSet<>();
    private final Set<Cell> targets = new TreeSet<>();
    private int rows;
    private int rowsAsked;

    private ClearBoardReader(Grid grid, Problems problems) {
        this.grid = grid;
        this.problems = problems;
    }

    /**
     * Reads a file, or standard input for {@code -}.
     *
     * @param target a blue token to take as the target instead of the file's {@code B}
     */
    public static Board read(String argument, Grid grid, Optional<Cell> target) throws UnusableInput {
        String source = InputFile.label(argument);
        return parse(source, PlainText.checked(source, InputFile.text(argument)), grid, target);
    }

    static Board parse(String source, String text, Grid grid, Optional<Cell> target) throws UnusableInput {
        ClearBoardReader reader = new ClearBoardReader(grid, new Problems(source));
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!line.startsWith("#")) {
                reader.row(line, number);
            }
        }
        return reader.board(target);
    }

    private void row(String line, int number) {
        int row = rows++;
        // Empty lines at the end of a file are no rows.
        rowsAsked = line.isBlank() && row >= grid.rows() ? rowsAsked : rows;
        if (row < grid.rows()) {
            int begin = 0;
            List<String> fields = List.of(line.split(",", -1));
            for (int column = 0; column < fields.size(); column++) {
                String field = fields.get(column);
                int place = line.codePointCount(0, begin)
                        + 1
                        + field.length()
                        - field.stripLeading().length();
                token(field.strip(), new Cell(row, column), new Position(number, place));
                begin += field.length() + 1;
            }
        }
    }

    private void token(String field, Cell cell, Position position) {
        if (field.isEmpty()) {
            return;
        }
        if (cell.column() >= grid.columns()) {
            problems.add(
                    position,
                    "%s is field %d of its row, but the board has %d columns. Maybe give its size with --size."
                            .formatted(Quote.of(field), cell.column() + 1, grid.columns()));
            return;
        }
        switch (field) {
            case "r" -> red.add(cell);
            case "b" -> blue.add(cell);
            case "B" -> {
                blue.add(cell);
                targets.add(cell);
            }
            default ->
                problems.add(
                        position,
                        "%s is no token. Maybe r (red), b (blue), B (the target) or nothing."
                                .formatted(Quote.of(field)));
        }
    }

    private Board board(Optional<Cell> wish) throws UnusableInput {
        if (rowsAsked != grid.rows()) {
            problems.add(
                    Position.NONE,
                    "The board has %d rows, but %d were expected. Maybe give its size with --size."
                            .formatted(rowsAsked, grid.rows()));
        }
        if (red.isEmpty()) {
            problems.add(Position.NONE, "There is no red token, so no piece can be laid. Maybe an 'r' is missing.");
        }
        if (wish.isPresent() && !blue.contains(wish.get())) {
            problems.add(
                    Position.NONE,
                    "There is no blue token at %s to be the target. Maybe rows and columns count from 0."
                            .formatted(wish.get()));
        } else if (wish.isEmpty() && targets.isEmpty()) {
            problems.add(
                    Position.NONE,
                    "There is no target. Maybe mark one with 'B', or name a blue token with --target r,c.");
        } else if (wish.isEmpty() && targets.size() > 1) {
            problems.add(
                    Position.NONE,
                    "There are %d targets: %s. Maybe choose one with --target r,c."
                            .formatted(targets.size(), firstTargets()));
        }
        problems.throwIfAny();
        return new Board(
                grid, red, blue, wish.orElseGet(() -> targets.iterator().next()));
    }

    private String firstTargets() {
        List<String> first = targets.stream().limit(5).map(Cell::toString).toList();
        return String.join(", ", first) + (targets.size() > first.size() ? ", ..." : "");
    }
}
