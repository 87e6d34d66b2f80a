package io.github.quadrille.geometry;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The board: the cells of a rectangle that are to be covered, may be covered, or are no cells at all, and which edges
 * meet. Cells are numbered 0, 1, ... row by row, holes left out. Memory is linear in the rectangle.
 */
public final class Region {
    /** In pictures: a cell that must be covered. */
    public static final char MANDATORY = '.';
    /** In pictures: a cell that may be covered. */
    public static final char OPTIONAL = '?';
    /** In pictures: no cell. */
    public static final char HOLE = '#';

    private final List<String> picture;
    private final int columns;
    private final Wrap wrap;
    private final int[] cellAt;
    private final int[] squareOf;
    private final int mandatory;

    /**
     * @param picture rows of equal length over {@code . ? #}
     * @throws IllegalArgumentException when ragged, empty, without a cell, or with other characters
     */
    public Region(List<String> picture, Wrap wrap) {
        this.picture = List.copyOf(picture);
        this.wrap = wrap;
        this.columns = picture.isEmpty() ? 0 : picture.get(0).length();
        this.cellAt = new int[picture.size() * columns];
        int[] squares = new int[cellAt.length];
        int cells = 0;
        int mustCover = 0;
        for (int row = 0; row < picture.size(); row++) {
            String line = picture.get(row);
            if (line.length() != columns) {
                throw new IllegalArgumentException("Row " + row + " has another length than the first.");
            }
            for (int column = 0; column < columns; column++) {
                int square = row * columns + column;
                char mark = line.charAt(column);
                if (mark != HOLE && mark != OPTIONAL && mark != MANDATORY) {
                    throw new IllegalArgumentException("'" + mark + "' is none of '.', '?', '#'.");
                }
                mustCover += mark == MANDATORY ? 1 : 0;
                cellAt[square] = mark == HOLE ? -1 : cells;
                if (mark != HOLE) {
                    squares[cells++] = square;
                }
            }
        }
        if (cells == 0) {
            throw new IllegalArgumentException("The board has no cell.");
        }
        this.squareOf = Arrays.copyOf(squares, cells);
        this.mandatory = mustCover;
    }

    /** A rectangle without holes, all of which must be covered. */
    public static Region rectangle(int rows, int columns) {
        return new Region(Collections.nCopies(rows, ".".repeat(columns)), Wrap.NONE);
    }

    /** How many rows its picture has. */
    public int rows() {
        return picture.size();
    }

    /** How many columns its picture has. */
    public int columns() {
        return columns;
    }

    /** Which of its edges meet. */
    public Wrap wrap() {
        return wrap;
    }

    /** How many cells there are, mandatory and optional. */
    public int size() {
        return squareOf.length;
    }

    /** How many cells must be covered. */
    public int mandatorySize() {
        return mandatory;
    }

    /** How many cells may be covered. */
    public int optionalSize() {
        return size() - mandatory;
    }

    /** Whether the cell with this number must be covered. */
    public boolean isMandatory(int cell) {
        return markAt(row(cell), column(cell)) == MANDATORY;
    }

    /** The row of the cell with this number. */
    public int row(int cell) {
        return squareOf[cell] / columns;
    }

    /** The column of the cell with this number. */
    public int column(int cell) {
        return squareOf[cell] % columns;
    }

    /** The cell with this number. */
    public Cell cell(int cell) {
        return new Cell(row(cell), column(cell));
    }

    /** The number of the cell at a position, carried over edges that meet; -1 where there is none. */
    public int cellAt(int row, int column) {
        int r = wrap.topMeetsBottom() ? Math.floorMod(row, rows()) : row;
        int c = wrap.leftMeetsRight() ? Math.floorMod(column, columns) : column;
        return r < 0 || r >= rows() || c < 0 || c >= columns ? -1 : cellAt[r * columns + c];
    }

    /** What the picture shows at a position inside the rectangle. */
    public char markAt(int row, int column) {
        return picture.get(row).charAt(column);
    }

    /** One string per row over {@code . ? #}. */
    public List<String> picture() {
        return picture;
    }

    /** The numbers of the up to four cells that share an edge with this one, without repetition. */
    public int[] neighbours(int cell) {
        int row = row(cell);
        int column = column(cell);
        return Arrays.stream(new int[] {
                    cellAt(row - 1, column), cellAt(row, column - 1), cellAt(row, column + 1), cellAt(row + 1, column)
                })
                .filter(next -> next >= 0 && next != cell)
                .distinct()
                .toArray();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Region region && picture.equals(region.picture) && wrap == region.wrap;
    }

    @Override
    public int hashCode() {
        return picture.hashCode() * 31 + wrap.hashCode();
    }

    @Override
    public String toString() {
        return rows() + "x" + columns + " board of " + size() + " cells, wrap " + wrap.word();
    }
}
