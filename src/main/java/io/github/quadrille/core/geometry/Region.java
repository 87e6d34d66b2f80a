package io.github.quadrille.core.geometry;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Describes the board: the cells of a lattice that are to be covered, may be covered, or are no cells at all, and
 * which edges meet.
 *
 * <pre>{@code
 * Region board = new Region(List.of("..#", "..?"), Wrap.NONE);
 * System.out.println(board.size()); // 5
 * System.out.println(board.mandatorySize()); // 4
 * System.out.println(board.cell(2)); // (1, 0)
 * System.out.println(Region.rectangle(4, 7).sides()); // 4x7
 * }</pre>
 *
 * <p>Cells stand in a picture, a rectangle or, of cubes, a box of layers. They are numbered 0, 1, ... layer by layer
 * and row by row, holes left out. Memory is linear in the picture.
 */
public final class Region {
    /** In pictures: a cell that must be covered. */
    public static final char MANDATORY = '.';
    /** In pictures: a cell that may be covered. */
    public static final char OPTIONAL = '?';
    /** In pictures: no cell. */
    public static final char HOLE = '#';

    private final Lattice lattice;
    private final List<String> picture;
    private final int layers;
    private final int rows;
    private final int columns;
    private final Wrap wrap;
    private final int[] cellAt;
    private final int[] squareOf;
    private final int mandatory;

    /**
     * Of squares.
     *
     * @param picture rows of equal length over {@code . ? #}
     * @throws IllegalArgumentException when ragged, empty, without a cell, or with other characters
     */
    public Region(List<String> picture, Wrap wrap) {
        this(Lattices.SQUARE, 1, picture, wrap);
    }

    /**
     * Of any lattice.
     *
     * @param layers as many as the rows are in, one layer after the other
     * @param picture rows of equal length over {@code . ? #}, where each {@link Cell} stands
     * @throws IllegalArgumentException when ragged, empty, without a cell, with other characters, or when layers of a
     *     flat board meet
     */
    public Region(Lattice lattice, int layers, List<String> picture, Wrap wrap) {
        this(lattice, layers, picture, wrap, false);
    }

    private Region(Lattice lattice, int layers, List<String> picture, Wrap wrap, boolean mayBeFull) {
        if (picture.size() % layers != 0) {
            throw new IllegalArgumentException(picture.size() + " rows are not in " + layers + " layers.");
        }
        if (wrap.frontMeetsBack() && !lattice.isSolid()) {
            throw new IllegalArgumentException("A flat board has no layers that meet.");
        }
        this.lattice = lattice;
        this.layers = layers;
        this.rows = picture.size() / layers;
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
        if (cells == 0 && !mayBeFull) {
            throw new IllegalArgumentException("The board has no cell.");
        }
        this.squareOf = Arrays.copyOf(squares, cells);
        this.mandatory = mustCover;
    }

    /** A rectangle without holes, all of which must be covered. */
    public static Region rectangle(int rows, int columns) {
        return new Region(Collections.nCopies(rows, ".".repeat(columns)), Wrap.NONE);
    }

    /** A board of the same lattice, as large and with the same edges meeting, with another picture; it may have no cell. */
    public Region drawnAs(List<String> other) {
        return new Region(lattice, layers, other, wrap, true);
    }

    /**
     * What is left of it when some cells are covered: these are holes, and the others are numbered anew. It may have no
     * cell at all.
     *
     * @param covered numbers of cells
     */
    public Region without(BitSet covered) {
        return drawnAs(picture(cell -> covered.get(cell) ? HOLE : markAt(cell(cell))));
    }

    /** Its picture with another mark for each cell, by its number; holes stay. */
    public List<String> picture(IntFunction<Character> mark) {
        char[][] drawn = picture.stream().map(String::toCharArray).toArray(char[][]::new);
        for (int cell = 0; cell < size(); cell++) {
            drawn[squareOf[cell] / columns][column(cell)] = mark.apply(cell);
        }
        return Arrays.stream(drawn).map(String::new).toList();
    }

    /** Returns its picture where some holes are cells that must be covered, told by the numbers of {@link #squareAt}. */
    public List<String> withCells(BitSet squares) {
        char[][] drawn = picture.stream().map(String::toCharArray).toArray(char[][]::new);
        squares.stream().forEach(square -> drawn[square / columns][square % columns] = MANDATORY);
        return Arrays.stream(drawn).map(String::new).toList();
    }

    /** What its cells are. */
    public Lattice lattice() {
        return lattice;
    }

    /** How long its picture is in each dimension: {@code 4x7} or {@code 2x2x2x5}. */
    public String sides() {
        return Arrays.stream(lattice.coordinates(new Cell(layers - 1, rows - 1, columns - 1)))
                .mapToObj(last -> Integer.toString(last + 1))
                .collect(Collectors.joining("x"));
    }

    /** The layers of its picture that show cells, in order. */
    public List<Integer> slices() {
        return lattice.slices(layers);
    }

    /** How many layers its picture has: 1 if it is flat. */
    public int layers() {
        return layers;
    }

    /** How many rows a layer has. */
    public int rows() {
        return rows;
    }

    /** How many columns a layer has. */
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
        return picture.get(squareOf[cell] / columns).charAt(column(cell)) == MANDATORY;
    }

    /** The layer of the cell with this number. */
    public int layer(int cell) {
        return squareOf[cell] / columns / rows;
    }

    /** The row of the cell with this number. */
    public int row(int cell) {
        return squareOf[cell] / columns % rows;
    }

    /** The column of the cell with this number. */
    public int column(int cell) {
        return squareOf[cell] % columns;
    }

    /** The cell with this number. */
    public Cell cell(int cell) {
        return new Cell(layer(cell), row(cell), column(cell));
    }

    /** The cell with this number as answers name it. */
    public String name(int cell) {
        return lattice.name(cell(cell));
    }

    /** All cells, by their numbers. */
    public List<Cell> cells() {
        return IntStream.range(0, size()).mapToObj(this::cell).toList();
    }

    /** The number of a cell, carried over edges that meet; -1 where there is none. */
    public int cellAt(Cell cell) {
        return cellAt(cell.layer(), cell.row(), cell.column());
    }

    /** The number of the cell at a position of a flat board, carried over edges that meet; -1 where there is none. */
    public int cellAt(int row, int column) {
        return cellAt(0, row, column);
    }

    /** The number of the cell at a position, carried over edges that meet; -1 where there is none. */
    public int cellAt(int layer, int row, int column) {
        int square = squareAt(layer, row, column);
        return square < 0 ? -1 : cellAt[square];
    }

    /**
     * The number of a position among all those of the picture, holes too, layer by layer and row by row, carried over
     * edges that meet; -1 outside.
     */
    public int squareAt(int layer, int row, int column) {
        int l = carried(0, layer, layers);
        int r = carried(1, row, rows);
        int c = carried(2, column, columns);
        return l < 0 || l >= layers || r < 0 || r >= rows || c < 0 || c >= columns ? -1 : (l * rows + r) * columns + c;
    }

    private int carried(int axis, int coordinate, int length) {
        return wrap.meets(axis) ? Math.floorMod(coordinate, length) : coordinate;
    }

    /** The number of the cell on one of the positions of {@link #squareAt}; -1 where there is none. */
    public int cellOn(int square) {
        return cellAt[square];
    }

    /** A position carried over the edges that meet; where they do not, it may be outside. */
    public Cell carried(Cell cell) {
        return new Cell(
                carried(0, cell.layer(), layers), carried(1, cell.row(), rows), carried(2, cell.column(), columns));
    }

    /** How many layers, rows or columns the picture has, for 0, 1 and 2. */
    int length(int axis) {
        return axis == 0 ? layers : axis == 1 ? rows : columns;
    }

    /** After how many layers, rows or columns one is back where one was: 1 where edges do not meet. */
    int period(int axis) {
        return wrap.meets(axis) ? length(axis) : 1;
    }

    /** Whether so many of a polyform in a row are longer than some way that closes. */
    public boolean isLapped(Polyform polyform, int times) {
        return (wrap.frontMeetsBack() && times * polyform.depth() > layers)
                || (wrap.topMeetsBottom() && times * polyform.height() > rows)
                || (wrap.leftMeetsRight() && times * polyform.width() > columns);
    }

    /** What the picture of a flat board shows at a position inside it. */
    public char markAt(int row, int column) {
        return picture.get(row).charAt(column);
    }

    /** Whether a position is inside the picture, where there may be a hole. */
    public boolean contains(Cell cell) {
        return cell.layer() >= 0
                && cell.layer() < layers
                && cell.row() >= 0
                && cell.row() < rows
                && cell.column() >= 0
                && cell.column() < columns;
    }

    /** What the picture shows at a position inside it. */
    public char markAt(Cell cell) {
        return picture.get(cell.layer() * rows + cell.row()).charAt(cell.column());
    }

    /** One string per row over {@code . ? #}, layer by layer. */
    public List<String> picture() {
        return picture;
    }

    /** The numbers of the cells that share a side with this one, without repetition. */
    public int[] neighbours(int cell) {
        Cell here = cell(cell);
        List<Cell> steps = lattice.steps(here);
        int[] found = new int[steps.size()];
        int size = 0;
        for (Cell step : steps) {
            int next = cellAt(here.layer() + step.layer(), here.row() + step.row(), here.column() + step.column());
            boolean known = next < 0 || next == cell;
            for (int i = 0; i < size && !known; i++) {
                known = found[i] == next;
            }
            if (!known) {
                found[size++] = next;
            }
        }
        return Arrays.copyOf(found, size);
    }

    /**
     * The first and the last corner of the smallest box around the cells; in directions that close, and on a board without a
     * cell, the box of the picture. Linear in the board.
     */
    List<Cell> box() {
        if (wrap == Wrap.NONE && size() > 0 && !lattice.hasBoxes()) {
            List<Cell> cells = cells();
            return List.of(lattice.corner(cells), lattice.size(cells).minus(new Cell(1, 1, 1)));
        }
        int[] first = new int[3];
        int[] last = new int[3];
        for (int axis = 0; axis < 3; axis++) {
            (wrap.meets(axis) || size() == 0 ? last : first)[axis] = length(axis) - 1;
        }
        for (int cell = 0; cell < size(); cell++) {
            Cell here = cell(cell);
            for (int axis = 0; axis < 3; axis++) {
                first[axis] = Math.min(first[axis], here.at(axis));
                last[axis] = Math.max(last[axis], here.at(axis));
            }
        }
        return List.of(new Cell(first[0], first[1], first[2]), new Cell(last[0], last[1], last[2]));
    }

    /** By how much some cells are moved so that the smallest layer, row and column are 0, or of triangles the smallest column 1. */
    static Cell toCorner(Lattice lattice, Iterable<Cell> cells) {
        Cell home = new Cell(0, 0).minus(lattice.corner(cells));
        return lattice.canMove(home) ? home : home.shifted(0, 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Region region
                && lattice == region.lattice
                && layers == region.layers
                && picture.equals(region.picture)
                && wrap == region.wrap;
    }

    @Override
    public int hashCode() {
        return picture.hashCode() * 31 + wrap.hashCode();
    }

    @Override
    public String toString() {
        return sides() + " board of " + size() + " cells, wrap " + wrap.word();
    }
}
