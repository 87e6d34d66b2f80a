package io.github.quadrille.io.picture;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.io.text.BoardSize;
import io.github.quadrille.io.text.Indentation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads a packing whose pieces are drawn by the lines between them: cells without a line between them are one piece.
 */
public abstract sealed class LinedGrid permits OutlinedGrid, UnderlinedGrid {
    private static final Pattern NUMBERED = Pattern.compile("\\D\\d+");
    private static final String NOTHING = "○·◇░.:?#*";
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    final int rows;
    final int columns;
    private final List<String> lines;

    LinedGrid(List<String> lines, int indentation, int rows, int width, int more) {
        this.lines = Indentation.without(indentation, lines);
        this.rows = rows;
        this.columns = (this.lines.stream().mapToInt(String::length).max().orElse(0) + more) / width;
    }

    /**
     * Returns the cell that is {@code down} rows below a cell and {@code right} columns to its right, if no line is
     * between them. A cell beyond the rim of the grid is outside.
     */
    abstract Optional<Cell> beyond(Cell cell, int down, int right);

    /** Returns the letter or number in a cell, or an empty text. */
    abstract String label(Cell cell);

    /** Returns whether a cell marks itself, and all cells that are joined to it, as not part of the board. */
    abstract boolean isOutside(Cell cell);

    /** Says why no board has this size, such as too large or without a square, if that is so. */
    public Optional<String> complaint() {
        return new BoardSize(rows, columns).complaintOfGrid();
    }

    /** Returns every piece, with the letter in it as its kind. */
    public Packing read() {
        boolean[][] seen = new boolean[rows][columns];
        Map<String, List<Cell>> numbered = new LinkedHashMap<>();
        List<Placement> pieces = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                List<Cell> cells = seen[row][column] ? List.of() : joined(new Cell(row, column), seen);
                if (cells.isEmpty()) {
                    continue;
                }
                String label = cells.stream().map(this::label).reduce("", String::concat);
                String letter = label.isEmpty() ? "" : label.substring(0, 1);
                if (NUMBERED.matcher(label).matches()) {
                    numbered.computeIfAbsent(label, same -> new ArrayList<>()).addAll(cells);
                } else if (letter.isEmpty() || !NOTHING.contains(letter)) {
                    pieces.add(new Placement(letter, cells));
                }
            }
        }
        numbered.forEach((label, cells) -> pieces.add(new Placement(label.substring(0, 1), cells)));
        return new Packing(pieces);
    }

    /**
     * Returns the cells that are joined to a first cell, without lines between them. The list is empty when they are
     * outside the board.
     */
    private List<Cell> joined(Cell first, boolean[][] seen) {
        List<Cell> cells = new ArrayList<>();
        Deque<Cell> open = new ArrayDeque<>(List.of(first));
        seen[first.row()][first.column()] = true;
        boolean outside = false;
        while (!open.isEmpty()) {
            Cell cell = open.pop();
            cells.add(cell);
            outside |= isOutside(cell);
            for (int[] step : STEPS) {
                Optional<Cell> next = beyond(cell, step[0], step[1]);
                boolean onBoard = next.isPresent() && contains(next.get());
                outside |= next.isPresent() && !onBoard;
                if (onBoard && !seen[next.get().row()][next.get().column()]) {
                    seen[next.get().row()][next.get().column()] = true;
                    open.push(next.get());
                }
            }
        }
        return outside ? List.of() : cells;
    }

    private boolean contains(Cell cell) {
        return cell.row() >= 0 && cell.row() < rows && cell.column() >= 0 && cell.column() < columns;
    }

    /**
     * Returns a character of a line. Lines may have lost their blanks at the end, so a missing character is a blank.
     */
    final char at(int line, int index) {
        String text = lines.get(line);
        return index < text.length() ? text.charAt(index) : ' ';
    }
}
