package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Gives a number to each square and to each line of a board. The squares are numbered row by row. The lines are first
 * the rows from the top, then the columns from the left.
 *
 * @param rows the number of rows, 1 to {@value #MAX_SIDE}
 * @param columns the number of columns, 1 to {@value #MAX_SIDE}
 * @param wrap the opposite edges that are joined
 */
public record Grid(int rows, int columns, Wrap wrap) {
    /**
     * A side has at most this many squares. Boards with longer sides are too large for the searches of this package.
     */
    public static final int MAX_SIDE = 64;

    /** This is the board of the published rules: 11 x 11 squares, with joined opposite edges. */
    public static final Grid PUBLISHED = new Grid(11, 11, Wrap.BOTH);

    /**
     * Makes a grid.
     *
     * @throws IllegalArgumentException when a side is out of range
     */
    public Grid {
        if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > MAX_SIDE) {
            throw new IllegalArgumentException(
                    "A board of %dx%d is out of range. Use sides from 1 to %d.".formatted(rows, columns, MAX_SIDE));
        }
    }

    /** Returns the number of squares. */
    public int size() {
        return rows * columns;
    }

    /**
     * Returns the number of the square at a cell. If opposite edges are joined, a coordinate beyond one edge continues
     * at the opposite edge.
     */
    public int index(Cell cell) {
        return wrapped(cell.row(), rows, wrap.topMeetsBottom()) * columns
                + wrapped(cell.column(), columns, wrap.leftMeetsRight());
    }

    private static int wrapped(int coordinate, int size, boolean wraps) {
        return wraps ? Math.floorMod(coordinate, size) : coordinate;
    }

    /** Returns the cell of a square. */
    public Cell cell(int index) {
        return new Cell(index / columns, index % columns);
    }

    /** Returns the cells of all squares, in the order of their numbers. */
    public List<Cell> cells() {
        return IntStream.range(0, size()).mapToObj(this::cell).toList();
    }

    /**
     * Returns whether a cell is on the board. If opposite edges are joined, coordinates beyond these edges are allowed.
     */
    boolean contains(Cell cell) {
        return (wrap.topMeetsBottom() || (cell.row() >= 0 && cell.row() < rows))
                && (wrap.leftMeetsRight() || (cell.column() >= 0 && cell.column() < columns));
    }

    /**
     * Returns the squares that share an edge with a square. On narrow boards there can be fewer than four of them. The
     * square itself is never among them.
     */
    public int[] neighbours(int index) {
        Cell cell = cell(index);
        return List.of(cell.shifted(-1, 0), cell.shifted(1, 0), cell.shifted(0, -1), cell.shifted(0, 1)).stream()
                .filter(this::contains)
                .mapToInt(this::index)
                .filter(other -> other != index)
                .distinct()
                .toArray();
    }

    /** Returns the number of lines. */
    public int lines() {
        return rows + columns;
    }

    /** Returns the number of the line that is the row of a square. */
    public int rowLine(int index) {
        return index / columns;
    }

    /** Returns the number of the line that is the column of a square. */
    public int columnLine(int index) {
        return rows + index % columns;
    }

    /** Returns the squares of a line in order. */
    public int[] line(int line) {
        return line < rows
                ? IntStream.range(0, columns).map(c -> line * columns + c).toArray()
                : IntStream.range(0, rows).map(r -> r * columns + line - rows).toArray();
    }

    /** Returns whether the two ends of a line are joined. */
    boolean isRing(int line) {
        return line < rows ? wrap.leftMeetsRight() : wrap.topMeetsBottom();
    }

    /** Returns how many {@code long} values are needed for a set of squares with one bit for each square. */
    int words() {
        return (size() + Long.SIZE - 1) / Long.SIZE;
    }

    /** Returns the set of the given squares, with one bit for each square of the board. */
    long[] set(int... indices) {
        long[] set = new long[words()];
        for (int index : indices) {
            set[index / Long.SIZE] |= 1L << index;
        }
        return set;
    }

    /** Returns how many squares two sets have in common. */
    static int common(long[] set, long[] other) {
        int common = 0;
        for (int word = 0; word < set.length; word++) {
            common += Long.bitCount(set[word] & other[word]);
        }
        return common;
    }

    /** Returns a set without the squares of another set. */
    static long[] without(long[] set, long[] other) {
        long[] rest = set.clone();
        for (int word = 0; word < rest.length; word++) {
            rest[word] &= ~other[word];
        }
        return rest;
    }

    /** Adds the squares of {@code more} to a set. */
    static void add(long[] set, long[] more) {
        for (int word = 0; word < more.length; word++) {
            set[word] |= more[word];
        }
    }

    /** Returns whether a set contains a square. */
    static boolean has(long[] set, int square) {
        return (set[square / Long.SIZE] >>> square & 1) != 0;
    }
}
