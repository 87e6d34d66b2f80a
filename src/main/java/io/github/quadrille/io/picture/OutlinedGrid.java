package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.Indentation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A packing as outlines, as {@code solve} draws it in a terminal: every cell is three columns wide and a line high,
 * between the lines of a lattice, of which those inside of pieces are left out. Where the frame is left out, a piece goes
 * on at the opposite side.
 */
public final class OutlinedGrid {
    private static final int STEP = 4;
    private static final String NOTHING = "○·░.:?#";
    private static final String UPRIGHT = "│┌┐└┘├┤┬┴┼|+";
    private static final String NO_LINE = " ░:";
    private static final String HOLE = "░:";
    /** Around the letters of pieces that were given. */
    private static final Pattern BRACKETS = Pattern.compile("\\((.)\\)");

    private final List<String> lines;
    private final int rows;
    private final int columns;
    private final boolean[][] seen;

    /**
     * @param lines lattice lines and lines of cells in turn, beginning with a lattice line
     */
    public OutlinedGrid(List<String> lines) {
        this.lines = Indentation.without(indentation(lines), lines);
        this.rows = lines.size() / 2;
        int longest = this.lines.stream().mapToInt(String::length).max().orElse(0);
        this.columns = (longest + STEP - 2) / STEP;
        this.seen = new boolean[rows][columns];
    }

    /**
     * How many blanks before the picture are no part of it. Where edges meet, it may itself begin with blanks, but its
     * upright lines tell which.
     */
    private static int indentation(List<String> lines) {
        int blanks = Indentation.common(lines);
        for (String line : lines) {
            for (int at = 0; at < line.length(); at++) {
                if (UPRIGHT.indexOf(line.charAt(at)) >= 0) {
                    return Math.max(0, blanks - Math.floorMod(blanks - at, STEP));
                }
            }
        }
        return blanks;
    }

    /** Every piece, with its letter for a kind. */
    public Packing read() {
        Map<String, List<Cell>> numbered = new LinkedHashMap<>();
        List<Placement> pieces = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (!seen[row][column]) {
                    List<Cell> cells = joined(row, column);
                    String label = cells.stream().map(this::label).reduce("", String::concat);
                    String letter = label.isEmpty() ? "" : label.substring(0, 1);
                    if (label.matches("\\D\\d+")) {
                        numbered.computeIfAbsent(label, same -> new ArrayList<>())
                                .addAll(cells);
                    } else if (letter.isEmpty() || !NOTHING.contains(letter)) {
                        pieces.add(new Placement(letter, cells));
                    }
                }
            }
        }
        numbered.forEach((label, cells) -> pieces.add(new Placement(label.substring(0, 1), cells)));
        return new Packing(pieces);
    }

    /** The cells without a line between them. */
    private List<Cell> joined(int row, int column) {
        List<Cell> cells = new ArrayList<>();
        Deque<Cell> open = new ArrayDeque<>(List.of(new Cell(row, column)));
        seen[row][column] = true;
        while (!open.isEmpty()) {
            Cell cell = open.pop();
            cells.add(cell);
            visit(cell, -1, 0, 2 * cell.row(), middle(cell), open);
            visit(cell, 1, 0, 2 * cell.row() + 2, middle(cell), open);
            visit(cell, 0, -1, 2 * cell.row() + 1, middle(cell) - 2, open);
            visit(cell, 0, 1, 2 * cell.row() + 1, middle(cell) + 2, open);
        }
        return cells;
    }

    private void visit(Cell cell, int down, int right, int line, int at, Deque<Cell> open) {
        Cell next = new Cell(Math.floorMod(cell.row() + down, rows), Math.floorMod(cell.column() + right, columns));
        boolean isOpen = isNone(line, at)
                // A frame is left out on both sides: else there is only a hole at the rim.
                && isNone(2 * next.row() + 1 - down, middle(next) - 2 * right)
                && isHole(cell) == isHole(next);
        if (isOpen && !seen[next.row()][next.column()]) {
            seen[next.row()][next.column()] = true;
            open.push(next);
        }
    }

    private boolean isNone(int line, int at) {
        return NO_LINE.indexOf(at(line, at)) >= 0;
    }

    private boolean isHole(Cell cell) {
        return HOLE.indexOf(at(2 * cell.row() + 1, middle(cell))) >= 0;
    }

    private String label(Cell cell) {
        int from = middle(cell) - 1;
        String line = lines.get(2 * cell.row() + 1);
        return from >= line.length()
                ? ""
                : BRACKETS.matcher(line.substring(from, Math.min(line.length(), from + STEP - 1))
                                .strip())
                        .replaceAll("$1");
    }

    private static int middle(Cell cell) {
        return STEP * cell.column() + 2;
    }

    /** Ends of lines may have lost their blanks. */
    private char at(int line, int column) {
        String text = lines.get(line);
        return column < text.length() ? text.charAt(column) : ' ';
    }
}
