package io.github.quadrille.io.puzzlefile;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.io.text.Indentation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds out which sign of a picture stands for the cells of a board. In a picture made of {@code .}, {@code ?} and
 * {@code #}, a blank means no cell. Other programs draw cells as {@code X}, {@code o} or {@code #}. If a picture has
 * only one such sign, with or without blanks, this sign stands for the cells. If there is a second sign, either of the
 * two can stand for the cells. Then the area of the pieces decides.
 *
 * @param rows the first reading, made of {@code .}, {@code ?} and {@code #}
 * @param others the second reading, if there is one
 * @param isUsual whether the first reading uses the marks as puzzle files do, so that it is used in case of doubt
 */
record BoardSigns(List<String> rows, Optional<List<String>> others, boolean isUsual) {
    private static final String CELLS = "XxOo*@\u2588\u25a0";
    /** These are all marks of a board that puzzle files use. */
    static final String MARKS = "" + Region.MANDATORY + Region.OPTIONAL + Region.HOLE;

    private static final String BLANK = " ";
    /** Messages do not repeat pictures with more characters than this. */
    private static final int LONGEST = 400;

    /**
     * Returns the readings of a picture that has signs other than {@code .}, {@code ?} and {@code #}, or whose signs
     * can have another meaning.
     *
     * @param alone whether the picture is the whole text, so that {@code #} can stand for cells, and blanks for no
     *     cells
     */
    static Optional<BoardSigns> of(List<String> written, boolean alone) {
        String signs = written.stream()
                .flatMapToInt(String::codePoints)
                .distinct()
                .sorted()
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
        String marks = signs.replace(BLANK, "");
        boolean blanks = signs.contains(BLANK);
        boolean hasCross = CELLS.chars().anyMatch(cell -> marks.indexOf(cell) >= 0);
        if (!marks.codePoints().allMatch(mark -> (CELLS + MARKS).indexOf(mark) >= 0)
                || (hasCross && (marks.length() > 2 || marks.indexOf(Region.OPTIONAL) >= 0))
                || !(hasCross || alone)) {
            return Optional.empty();
        }
        String hole = String.valueOf(Region.HOLE);
        // If blanks mean no cell, rows can end early.
        List<String> rows = blanks || (alone && marks.length() == 1 && marks.charAt(0) != Region.MANDATORY)
                ? padded(written)
                : written;
        if (hasCross || marks.equals(hole)) {
            String cell = marks.substring(hasCross && CELLS.indexOf(marks.charAt(0)) < 0 ? 1 : 0)
                    .substring(0, 1);
            String other = marks.replace(cell, "");
            return Optional.of(new BoardSigns(
                    drawn(rows, cell),
                    other.isEmpty() ? Optional.empty() : Optional.of(drawn(rows, other)),
                    other.isEmpty()));
        }
        boolean mayBeSwapped = marks.equals(hole + Region.MANDATORY);
        return blanks || mayBeSwapped
                ? Optional.of(new BoardSigns(
                        rows.stream().map(row -> row.replace(BLANK, hole)).toList(),
                        mayBeSwapped ? Optional.of(drawn(rows, hole)) : Optional.empty(),
                        true))
                : Optional.empty();
    }

    /**
     * Returns whether a text has at least two rows and is only the picture of a board, for which {@link #of} finds a
     * reading.
     */
    static boolean isPicture(String text) {
        List<String> rows = text.lines().filter(row -> !row.isBlank()).toList();
        return rows.size() > 1 && of(rows, true).isPresent();
    }

    private static List<String> padded(List<String> written) {
        List<String> rows = Indentation.without(Indentation.common(written), written);
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        return rows.stream()
                .map(row -> row + BLANK.repeat(width - row.length()))
                .toList();
    }

    private static List<String> drawn(List<String> rows, String cell) {
        return rows.stream()
                .map(row -> row.chars()
                        .mapToObj(mark -> mark == cell.charAt(0) ? Region.MANDATORY : Region.HOLE)
                        .map(String::valueOf)
                        .collect(Collectors.joining()))
                .toList();
    }

    /**
     * Returns the reading that fits the pieces. If both readings fit, or neither does, the first reading is returned if
     * it is the usual one. Otherwise the result is empty.
     *
     * @param isFilled whether all cells must be covered
     */
    Optional<List<String>> fitting(Bag bag, boolean isFilled) {
        boolean first = !isFilled || fits(rows, bag);
        boolean second = others.isPresent() && (!isFilled || fits(others.get(), bag));
        return second && !first ? others : Optional.of(rows).filter(usual -> isUsual || (first && !second));
    }

    private static boolean fits(List<String> rows, Bag bag) {
        long mandatory = count(rows, Region.MANDATORY);
        return bag.minArea() <= mandatory + count(rows, Region.OPTIONAL) && mandatory <= bag.maxArea();
    }

    private static long count(List<String> rows, char mark) {
        return rows.stream()
                .flatMapToInt(String::chars)
                .filter(each -> each == mark)
                .count();
    }

    /** Returns a message that asks which reading is meant, because the area of the pieces does not tell. */
    String question() {
        String drawn = String.join("/", rows) + ", or " + String.join("/", others.orElseThrow());
        return "The board has %,d cells with one sign and %,d with another, and it is not clear which are to be covered. %s, with '.' for a cell and '#' for none."
                .formatted(
                        count(rows, Region.MANDATORY),
                        count(others.orElseThrow(), Region.MANDATORY),
                        drawn.length() > LONGEST ? "Draw it" : "Write " + drawn);
    }
}
