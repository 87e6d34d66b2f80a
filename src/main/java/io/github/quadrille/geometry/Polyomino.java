package io.github.quadrille.geometry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A finite set of cells up to translation, connected or not. Cells are sorted row by row and shifted so that the
 * smallest row and the smallest column are 0; two polyominoes are equal when they are translates of each other.
 */
public record Polyomino(List<Cell> cells) {

    /**
     * @throws IllegalArgumentException without cells, or when a cell is given twice
     */
    public Polyomino {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("A polyomino needs at least one cell.");
        }
        int top = cells.stream().mapToInt(Cell::row).min().orElseThrow();
        int left = cells.stream().mapToInt(Cell::column).min().orElseThrow();
        List<Cell> normal = cells.stream()
                .map(cell -> cell.shifted(-top, -left))
                .sorted()
                .distinct()
                .toList();
        if (normal.size() < cells.size()) {
            throw new IllegalArgumentException("A cell is given twice in " + cells + ".");
        }
        cells = normal;
    }

    /** Reads rows of a drawing in which {@code .} and blank are empty and everything else is a cell. */
    public static Polyomino drawn(String... rows) {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) != '.' && rows[row].charAt(column) != ' ') {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return new Polyomino(cells);
    }

    /** What any record has; the generated ones take long to link, as in {@link Cell}. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Polyomino polyomino && cells.equals(polyomino.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    /** How many cells it has. */
    public int size() {
        return cells.size();
    }

    /** How many rows it spans. */
    public int height() {
        return cells.get(cells.size() - 1).row() + 1;
    }

    /** How many columns it spans. */
    public int width() {
        return cells.stream().mapToInt(Cell::column).max().orElseThrow() + 1;
    }

    /** Turned or flipped, and moved to the corner again. */
    public Polyomino transformed(Transform transform) {
        return new Polyomino(cells.stream().map(transform::apply).toList());
    }

    /** The different fixed polyominoes that this one becomes, in the order of {@link Transform}. */
    public List<Polyomino> orientations(PieceSymmetry symmetry) {
        return symmetry.transforms().stream().map(this::transformed).distinct().toList();
    }

    /** Whether every cell can be reached from every other through edges. */
    public boolean isConnected() {
        Set<Cell> unseen = new HashSet<>(cells);
        Deque<Cell> open = new ArrayDeque<>(cells.subList(0, 1));
        unseen.remove(cells.get(0));
        while (!open.isEmpty()) {
            Cell cell = open.pop();
            for (Cell next : neighbours(cell)) {
                if (unseen.remove(next)) {
                    open.push(next);
                }
            }
        }
        return unseen.isEmpty();
    }

    private static Collection<Cell> neighbours(Cell cell) {
        return List.of(cell.shifted(-1, 0), cell.shifted(1, 0), cell.shifted(0, -1), cell.shifted(0, 1));
    }

    /** One string per row, {@code X} for a cell and {@code .} for none. */
    public List<String> picture() {
        char[][] rows = new char[height()][width()];
        for (char[] row : rows) {
            Arrays.fill(row, '.');
        }
        cells.forEach(cell -> rows[cell.row()][cell.column()] = 'X');
        return Arrays.stream(rows).map(String::new).toList();
    }
}
