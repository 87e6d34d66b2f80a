package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.Indentation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** A packing as rows of letters, one for each cell, the marks of {@link Region} and blanks where nothing lies. */
public final class LetterGrid {
    /** A letter for each cell; in a terminal with a blank after each. */
    private static final Pattern ROW = Pattern.compile(" *(?:[\\p{L}.?#]+|[\\p{L}.?#](?: [\\p{L}.?#])+)");

    /** With a letter and a blank, or two blanks, for each cell. */
    private static final Pattern SPACED = Pattern.compile("(?:[\\p{L}.?# ] )*[\\p{L}.?#]");

    private static final Pattern LETTER_AND_BLANK = Pattern.compile("(.) ");
    private static final String NOTHING = " " + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;

    private LetterGrid() {}

    public static boolean isRow(String line) {
        return ROW.matcher(line).matches();
    }

    /** Whether a text is nothing but rows, most of whose cells have a letter: a packing, not a board. */
    public static boolean isPicture(String text) {
        if (text.indexOf(':') >= 0) {
            return false;
        }
        List<String> rows = text.lines().filter(line -> !line.isBlank()).toList();
        long letters = text.chars().filter(Character::isLetter).count();
        long others = text.chars()
                .filter(mark -> !Character.isLetter(mark) && !Character.isWhitespace(mark))
                .count();
        return rows.size() > 1 && letters > others && rows.stream().allMatch(LetterGrid::isRow);
    }

    /** The rows without what is before the picture, and without a blank after each letter. */
    public static List<String> tidy(List<String> lines) {
        List<String> rows = Indentation.without(Indentation.common(lines), lines);
        // Where not all rows have blanks after their letters, those in one are holes.
        boolean spaced = rows.stream().allMatch(row -> SPACED.matcher(row).matches());
        return spaced
                ? rows.stream()
                        .map(row -> LETTER_AND_BLANK.matcher(row).replaceAll("$1"))
                        .toList()
                : rows;
    }

    /** For every letter all its cells, as if they were one piece. */
    public static Packing read(List<String> rows) {
        Map<String, List<Cell>> cells = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) {
            int[] letters = rows.get(row).codePoints().toArray();
            for (int column = 0; column < letters.length; column++) {
                if (NOTHING.indexOf(letters[column]) < 0) {
                    cells.computeIfAbsent(Character.toString(letters[column]), letter -> new ArrayList<>())
                            .add(new Cell(row, column));
                }
            }
        }
        return new Packing(cells.entrySet().stream()
                .map(entry -> new Placement(entry.getKey(), entry.getValue()))
                .toList());
    }
}
