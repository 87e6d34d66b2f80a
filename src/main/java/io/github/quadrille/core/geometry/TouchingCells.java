package io.github.quadrille.core.geometry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Divides cells into parts that do not touch each other.
 *
 * <pre>{@code
 * List<Cell> cells = List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 2));
 * System.out.println(TouchingCells.parts(Lattices.SQUARE, cells, cell -> cell)); // [[(0, 0), (0, 1)], [(1, 2)]]
 * }</pre>
 */
public final class TouchingCells {
    private TouchingCells() {}

    /**
     * Returns the holes of a board from which no path through holes leads to the first or last row or column of the
     * picture.
     */
    public static List<Cell> enclosedHoles(Region region) {
        int rows = region.rows();
        int columns = region.columns();
        List<Cell> holes = IntStream.range(0, region.layers() * rows * columns)
                .filter(square -> region.cellOn(square) < 0)
                .mapToObj(square -> new Cell(square / columns / rows, square / columns % rows, square % columns))
                .toList();
        return parts(region.lattice(), holes, UnaryOperator.identity()).stream()
                .filter(part -> part.stream()
                        .noneMatch(cell -> cell.row() == 0
                                || cell.row() == rows - 1
                                || cell.column() == 0
                                || cell.column() == columns - 1))
                .flatMap(List::stream)
                .toList();
    }

    /**
     * Returns the numbers of the cells that can be reached from a first cell by steps to neighbouring open cells. The
     * first cell comes first. The time is linear in the number of these cells.
     *
     * @param isOpen whether a cell is open; it is not called for the first cell
     */
    public static Set<Integer> reached(Region region, int first, IntPredicate isOpen) {
        Set<Integer> reached = new LinkedHashSet<>(List.of(first));
        Deque<Integer> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (int cell : region.neighbours(open.pop())) {
                if (isOpen.test(cell) && reached.add(cell)) {
                    open.push(cell);
                }
            }
        }
        return reached;
    }

    /**
     * Returns whether squares are connected. Most pieces are connected, and this is the quickest way to see that. The
     * time is quadratic in the number of squares. For more than 64 squares it returns false without a check.
     *
     * @param squares at least one square, without repetition
     */
    public static boolean areOnePolyomino(List<Cell> squares) {
        if (squares.size() > Long.SIZE) {
            return false;
        }
        long unseen = -1L >>> (Long.SIZE - squares.size()) & ~1;
        long open = 1;
        while (open != 0 && unseen != 0) {
            Cell cell = squares.get(Long.numberOfTrailingZeros(open));
            open &= open - 1;
            for (long left = unseen; left != 0; left &= left - 1) {
                int other = Long.numberOfTrailingZeros(left);
                Cell next = squares.get(other);
                if (Math.abs(next.row() - cell.row()) + Math.abs(next.column() - cell.column()) == 1) {
                    unseen &= ~(1L << other);
                    open |= 1L << other;
                }
            }
        }
        return unseen == 0;
    }

    /**
     * Returns the connected parts of some cells. The cells of each part are sorted.
     *
     * @param carried a map from a cell beyond an edge to its place on the board, if edges meet
     */
    public static List<List<Cell>> parts(Lattice lattice, Collection<Cell> cells, UnaryOperator<Cell> carried) {
        Set<Cell> unseen = new TreeSet<>(cells);
        List<List<Cell>> parts = new ArrayList<>();
        for (Cell first : cells) {
            if (unseen.remove(first)) {
                List<Cell> part = new ArrayList<>();
                Deque<Cell> open = new ArrayDeque<>(List.of(first));
                while (!open.isEmpty()) {
                    Cell cell = open.pop();
                    part.add(cell);
                    for (Cell step : lattice.steps(cell)) {
                        Cell next = carried.apply(cell.shifted(step));
                        if (unseen.remove(next)) {
                            open.push(next);
                        }
                    }
                }
                Collections.sort(part);
                parts.add(part);
            }
        }
        return parts;
    }
}
