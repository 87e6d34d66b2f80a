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
 * Reads a packing whose pieces are drawn by the lines between them. Neighbouring cells without a line between them
 * belong to the same piece.
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
     * Returns the cell that is {@code down} rows below a cell and {@code right} columns to its right, if there is no
     * line between these two cells. The returned cell can be outside the grid.
     */
    abstract Optional<Cell> beyond(Cell cell, int down, int right);

    /** Returns the letter or number in a cell, or an empty text. */
    abstract String label(Cell cell);

    /**
     * Returns whether a mark in a cell says that the cell does not belong to the board. Then all cells that are joined
     * to this cell do not belong to the board either.
     */
    abstract boolean isOutside(Cell cell);

    /**
     * Returns a sentence which says why no board has this size. For example, the grid can be too large or without a
     * square. The result is empty if a board can have this size.
     */
    public Optional<String> complaint() {
        return new BoardSize(rows, columns).complaintOfGrid();
    }

    /**
     * Returns all pieces. The letter that is drawn in a piece becomes its kind. All cells with the same letter and
     * number are one piece.
     */
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
     * Returns the cells that are joined to a first cell, without lines between them. The list is empty when one of
     * these cells is outside the board.
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
     * Returns a character of a line. If a line is too short, the character is a blank, because programs can remove
     * blanks at the end of lines.
     */
    final char at(int line, int index) {
        String text = lines.get(line);
        return index < text.length() ? text.charAt(index) : ' ';
    }
}
