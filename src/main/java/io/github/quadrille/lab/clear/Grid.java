package io.github.quadrille.lab.clear;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The squares of a board, numbered row by row, and its lines: first the rows from the top, then the columns from the left.
 *
 * @param rows 1 to {@value #MAX_SIDE}
 * @param columns 1 to {@value #MAX_SIDE}
 * @param wrap which opposite edges meet
 */
public record Grid(int rows, int columns, Wrap wrap) {
    /** Beyond what any search here answers. */
    public static final int MAX_SIDE = 64;

    /** The board of the published rules. */
    public static final Grid PUBLISHED = new Grid(11, 11, Wrap.BOTH);

    /** @throws IllegalArgumentException when a side is out of range */
    public Grid {
        if (Math.min(rows, columns) < 1 || Math.max(rows, columns) > MAX_SIDE) {
            throw new IllegalArgumentException("A board of %dx%d is out of range. Maybe use sides from 1 to %d."
                    .formatted(rows, columns, MAX_SIDE));
        }
    }

    /** How many squares there are. */
    public int size() {
        return rows * columns;
    }

    /** The number of a cell; coordinates beyond an edge that meets its opposite come back there. */
    public int index(Cell cell) {
        return wrapped(cell.row(), rows, wrap.topMeetsBottom()) * columns
                + wrapped(cell.column(), columns, wrap.leftMeetsRight());
    }

    private static int wrapped(int coordinate, int size, boolean wraps) {
        return wraps ? Math.floorMod(coordinate, size) : coordinate;
    }

    /** Where a square is. */
    public Cell cell(int index) {
        return new Cell(index / columns, index % columns);
    }

    /** All squares, in the order of their numbers. */
    public List<Cell> cells() {
        return IntStream.range(0, size()).mapToObj(this::cell).toList();
    }

    /** Whether the cell, perhaps after wrapping, is on the board. */
    boolean contains(Cell cell) {
        return (wrap.topMeetsBottom() || (cell.row() >= 0 && cell.row() < rows))
                && (wrap.leftMeetsRight() || (cell.column() >= 0 && cell.column() < columns));
    }

    /** The squares that share an edge with a square; on narrow boards they may be fewer than four, never itself. */
    public int[] neighbours(int index) {
        Cell cell = cell(index);
        return List.of(cell.shifted(-1, 0), cell.shifted(1, 0), cell.shifted(0, -1), cell.shifted(0, 1)).stream()
                .filter(this::contains)
                .mapToInt(this::index)
                .filter(other -> other != index)
                .distinct()
                .toArray();
    }

    /** How many lines there are. */
    public int lines() {
        return rows + columns;
    }

    /** The row of a square, as a line. */
    public int rowLine(int index) {
        return index / columns;
    }

    /** The column of a square, as a line. */
    public int columnLine(int index) {
        return rows + index % columns;
    }

    /** The squares of a line in order. */
    public int[] line(int line) {
        return line < rows
                ? IntStream.range(0, columns).map(c -> line * columns + c).toArray()
                : IntStream.range(0, rows).map(r -> r * columns + line - rows).toArray();
    }

    /** Whether a line's ends meet. */
    boolean isRing(int line) {
        return line < rows ? wrap.leftMeetsRight() : wrap.topMeetsBottom();
    }

    /** How many words a set of squares takes. */
    int words() {
        return (size() + Long.SIZE - 1) / Long.SIZE;
    }

    /** A set of squares. */
    long[] set(int... indices) {
        long[] set = new long[words()];
        for (int index : indices) {
            set[index / Long.SIZE] |= 1L << index;
        }
        return set;
    }

    /** How many squares two sets have in common. */
    static int common(long[] set, long[] other) {
        int common = 0;
        for (int word = 0; word < set.length; word++) {
            common += Long.bitCount(set[word] & other[word]);
        }
        return common;
    }

    /** A set without the squares of another one. */
    static long[] without(long[] set, long[] other) {
        long[] rest = set.clone();
        for (int word = 0; word < rest.length; word++) {
            rest[word] &= ~other[word];
        }
        return rest;
    }

    /** Adds the squares of another set to one. */
    static void add(long[] set, long[] more) {
        for (int word = 0; word < more.length; word++) {
            set[word] |= more[word];
        }
    }

    /** Whether a set has a square. */
    static boolean has(long[] set, int square) {
        return (set[square / Long.SIZE] >>> square & 1) != 0;
    }
}
