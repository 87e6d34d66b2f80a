package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.NestedLists;
import io.github.quadrille.io.text.PlainFields;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.io.text.Quote;
import io.github.quadrille.io.text.TextPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A packing as rows of symbols, each a number, a letter or a letter with a number: with blanks, commas or semicolons
 * between, or one character each. Nothing lies where there is {@code .}, {@code -1}, {@code 0}, a mark of a board or
 * nothing between commas; but where {@code .} or {@code -1} says so, {@code 0} is a piece like others.
 */
public final class NumberGrid {
    private static final Pattern SYMBOL = Pattern.compile("-1|[0-9]{1,9}|\\p{L}[0-9]{0,6}|[.?#]|");
    private static final Pattern CHARACTERS = Pattern.compile("[\\p{L}0-9.?#]+");
    private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    /** Of the rows of boards, each with the longest numbers. */
    private static final int LONGEST = 11 * BoardSize.MAX_SIDE;

    private final List<List<String>> rows = new ArrayList<>();

    private NumberGrid() {}

    public static boolean isRow(String line) {
        String row = line.strip();
        if (row.length() > LONGEST) {
            return false;
        }
        return CHARACTERS.matcher(row).matches()
                || (isDivided(row)
                        && words(row).stream()
                                .allMatch(word -> SYMBOL.matcher(word).matches()));
    }

    /** Whether there is more in a row than letters and marks, one character each. */
    public static boolean hasNumbers(String line) {
        return line.chars().anyMatch(mark -> Character.isDigit(mark) || mark == ',' || mark == ';');
    }

    /**
     * Reads rows.
     *
     * @param narrow whether the board has one column, so that a number of several digits is a row
     */
    public static NumberGrid of(List<String> lines, boolean narrow) {
        NumberGrid grid = new NumberGrid();
        grid.addAll(lines, narrow);
        return grid;
    }

    /** How many symbols each row has. */
    public List<Integer> lengths() {
        return rows.stream().map(List::size).toList();
    }

    /** Why rows are more than a board has, if they are. */
    public static Optional<String> complaint(int rows, int columns) {
        return new BoardSize(rows, columns).complaint("of this grid");
    }

    private void addAll(List<String> lines, boolean narrow) {
        // Where not all rows have blanks between, those in one are holes.
        boolean apart = narrow || lines.stream().allMatch(line -> line.strip().length() < 2 || isDivided(line));
        for (String line : lines) {
            add(apart ? words(line.strip()) : characters(line));
        }
    }

    /** Reads a list of lists of symbols, or of rows as strings. */
    public static Packing read(Problems problems, String text) throws UnusableInput {
        NumberGrid grid = new NumberGrid();
        List<String> strings = new ArrayList<>();
        List<String> row = new ArrayList<>();
        NestedLists.read(problems, text, new NestedLists.Receiver() {
            @Override
            public void begin(int depth, TextPosition position) {
                if (depth > 2) {
                    problems.add(position, "A list is where a symbol should be. Maybe a bracket is too much.");
                }
                row.clear();
            }

            @Override
            public void word(String written, int depth, TextPosition position) throws UnusableInput {
                String word = PlainFields.word(written);
                if (depth == 1) {
                    strings.add(word);
                } else if (isSymbol(word)) {
                    row.add(word);
                } else {
                    problems.add(position, noSymbol(word));
                }
                int here = Math.max(1, grid.rows.size() + strings.size());
                Optional<String> complaint = complaint(here, Math.max(row.size(), depth == 1 ? word.length() : 1));
                if (complaint.isPresent()) {
                    problems.add(position, complaint.get());
                    throw problems.unusableInput();
                }
            }

            @Override
            public void end(int depth, TextPosition position) {
                if (depth == 2) {
                    grid.complaintOfRow(row.size()).ifPresent(message -> problems.add(position, message));
                    grid.add(List.copyOf(row));
                }
            }
        });
        problems.throwIfAny();
        grid.addAll(strings, false);
        return grid.packing();
    }

    /** Why a row of a list has not the length of those before it, if it has not. */
    private Optional<String> complaintOfRow(int length) {
        return rows.isEmpty() || rows.get(0).size() == length
                ? Optional.empty()
                : Optional.of("Row %d has %,d %s, but row 1 has %,d. Maybe 0 or null where nothing lies."
                        .formatted(
                                rows.size() + 1,
                                length,
                                length == 1 ? "cell" : "cells",
                                rows.get(0).size()));
    }

    /** Whether a word may stand for a cell. */
    static boolean isSymbol(String word) {
        return SYMBOL.matcher(word).matches() || SymbolCells.isMark(word);
    }

    static String noSymbol(String word) {
        return "%s names no piece. Maybe a number, a letter, or a letter with a number.".formatted(Quote.of(word));
    }

    private static boolean isDivided(String line) {
        return COMMA.matcher(line).find() || BLANKS.matcher(line.strip()).find();
    }

    private static List<String> words(String line) {
        return List.of((COMMA.matcher(line).find() ? COMMA : BLANKS).split(line, -1));
    }

    private static List<String> characters(String line) {
        return line.codePoints()
                .mapToObj(Character::toString)
                .map(String::strip)
                .toList();
    }

    private void add(List<String> row) {
        rows.add(row);
    }

    /** For every symbol all its cells, as if they were one piece. */
    public Packing packing() {
        SymbolCells cells = new SymbolCells();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                cells.add(rows.get(row).get(column), new Cell(row, column));
            }
        }
        return cells.packing();
    }
}
