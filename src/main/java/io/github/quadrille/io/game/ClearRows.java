package io.github.quadrille.io.game;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.text.ParameterName;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import io.github.quadrille.lab.clear.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Holds the fields of a file that should be a board of the line-clearing game, and checks their form. An error of form
 * can make every field wrong, so only the first such error is reported.
 *
 * @param count the number of rows; empty rows at the end do not count if the expected board has fewer rows
 * @param width the number of fields of the widest row
 * @param fields the fields that are not empty; rows beyond the greatest number of rows of a board are left out
 */
record ClearRows(int count, int width, List<Field> fields) {
    private static final Set<String> TOKENS = Set.of("r", "b", "B");
    /** This pattern matches the first key of a puzzle file, which is not a board of the line-clearing game. */
    private static final Pattern PUZZLE_KEY = Pattern.compile("^\\{?\"?(name|lattice|board|pieces)\"?:");

    private static final Pattern DRAWN = Pattern.compile("[rbB.]{2,40}");

    /** Holds the text of a field, with its place on the board and in the file. */
    record Field(String text, Cell cell, TextPosition position) {
        boolean isToken() {
            return TOKENS.contains(text);
        }
    }

    static ClearRows of(String text, Grid grid) {
        List<Field> fields = new ArrayList<>();
        int number = 0;
        int row = 0;
        int count = 0;
        int width = 1;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (line.startsWith("#")) {
                continue;
            }
            count = line.isBlank() && row >= grid.rows() ? count : row + 1;
            if (row < Grid.MAX_SIDE) {
                width = Math.max(width, split(line, row, number, fields));
            }
            row++;
        }
        return new ClearRows(count, width, fields);
    }

    private static int split(String line, int row, int number, List<Field> fields) {
        String[] parts = line.split(",", -1);
        int begin = 0;
        for (int column = 0; column < parts.length; column++) {
            String part = parts[column];
            if (!part.isBlank()) {
                int blanks = part.length() - part.stripLeading().length();
                TextPosition position = new TextPosition(number, line.codePointCount(0, begin) + 1 + blanks);
                fields.add(new Field(part.strip(), new Cell(row, column), position));
            }
            begin += part.length() + 1;
        }
        return parts.length;
    }

    /**
     * Reports an error of form, if there is one. Only one error is reported, because further errors can be consequences
     * of it.
     */
    void check(Grid grid, Problems problems) {
        long tokens = fields.stream().filter(Field::isToken).count();
        if (2 * tokens < fields.size()) {
            fields.stream()
                    .filter(field -> !field.isToken())
                    .findFirst()
                    .ifPresent(field -> problems.add(field.position(), noBoard(field)));
        } else if (count != grid.rows()) {
            problems.add("The board has %d %s, but %d %s expected. %s"
                    .formatted(
                            count,
                            count == 1 ? "row" : "rows",
                            grid.rows(),
                            grid.rows() == 1 ? "was" : "were",
                            advice()));
        } else {
            fields.stream()
                    .filter(field -> field.cell().column() >= grid.columns())
                    .findFirst()
                    .ifPresent(field -> problems.add(
                            field.position(),
                            "%s is field %d of its row, but the board has %d columns. %s"
                                    .formatted(
                                            Quote.of(field.text()),
                                            field.cell().column() + 1,
                                            grid.columns(),
                                            advice())));
        }
    }

    private static String noBoard(Field first) {
        if (PUZZLE_KEY.matcher(first.text()).find()) {
            return "This is a puzzle, but the line-clearing game is played only on boards of squares with tokens. Use"
                    + " 'solve'.";
        }
        String drawn = DRAWN.matcher(first.text()).matches() ? ", so %s for this row".formatted(divided(first)) : "";
        return "%s is not a token, and neither are most others. This is not a board of the line-clearing game. Write its rows as comma-separated fields: r (red), b (blue), B (the target) or nothing%s."
                .formatted(Quote.of(first.text()), drawn);
    }

    private static String divided(Field drawn) {
        return Quote.of(String.join(",", drawn.text().split("")).replace(".", ""));
    }

    private String advice() {
        return count >= 1 && Math.max(count, width) <= Grid.MAX_SIDE
                ? "Give its size, such as %s.".formatted(ParameterName.of("size", count + "x" + width))
                : "Give its size with %s, at most %dx%d."
                        .formatted(ParameterName.of("size"), Grid.MAX_SIDE, Grid.MAX_SIDE);
    }
}
