package io.github.quadrille.core.geometry;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A {@code Region} is a board: the cells of a lattice that must be covered or may be covered, and the holes between
 * them. Opposite edges of a board can meet, as on a tube or a torus.
 *
 * <pre>{@code
 * Region board = new Region(List.of("..#", "..?"), Wrap.NONE);
 * System.out.println(board.size()); // 5
 * System.out.println(board.mandatorySize()); // 4
 * System.out.println(board.cell(2)); // (1, 0)
 * System.out.println(Region.rectangle(4, 7).sides()); // 4x7
 * }</pre>
 *
 * <p>A picture of the board has a character for each place. The picture is a rectangle or, for cubes and balls, one
 * rectangle for each layer. Cells are numbered 0, 1, and so on, layer by layer and row by row, without the holes. The
 * memory is linear in the size of the picture.
 */
public final class Region {
    /** In pictures this character stands for a cell that must be covered. */
    public static final char MANDATORY = '.';
    /** In pictures this character stands for a cell that may be covered. */
    public static final char OPTIONAL = '?';
    /** In pictures this character stands for a hole, which is not a cell. */
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
     * Makes a board of squares.
     *
     * @param picture rows of equal length, made of the characters {@code . ? #}
     * @throws IllegalArgumentException when rows differ in length, or when the picture is empty, has no cell or has
     *     other characters
     */
    public Region(List<String> picture, Wrap wrap) {
        this(Lattices.SQUARE, 1, picture, wrap);
    }

    /**
     * Makes a board of any lattice.
     *
     * @param layers the number of layers; the rows of the picture list one layer after the other
     * @param picture rows of equal length, made of the characters {@code . ? #}, with a character for each {@link Cell}
     * @throws IllegalArgumentException when rows differ in length or cannot be divided into layers. It is also thrown
     *     when the picture is empty, has no cell or has other characters, or when layers of a flat board meet.
     */
    public Region(Lattice lattice, int layers, List<String> picture, Wrap wrap) {
        this(lattice, layers, picture, wrap, false);
    }

    private Region(Lattice lattice, int layers, List<String> picture, Wrap wrap, boolean mayBeFull) {
        if (picture.size() % layers != 0) {
            throw new IllegalArgumentException(picture.size() + " rows cannot be divided into " + layers + " layers.");
        }
        if (wrap.frontMeetsBack() && !lattice.isSolid()) {
            throw new IllegalArgumentException("A flat board has only one layer, so layers cannot meet.");
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
                throw new IllegalArgumentException("Row " + row + " does not have the length of the first row.");
            }
            for (int column = 0; column < columns; column++) {
                int square = row * columns + column;
                char mark = line.charAt(column);
                if (mark != HOLE && mark != OPTIONAL && mark != MANDATORY) {
                    throw new IllegalArgumentException("The character '" + mark + "' must be '.', '?' or '#'.");
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

    /** Returns a rectangle of squares without holes. All its cells must be covered. */
    public static Region rectangle(int rows, int columns) {
        return new Region(Collections.nCopies(rows, ".".repeat(columns)), Wrap.NONE);
    }

    /**
     * Returns a board with another picture of the same size. It has the same lattice, and the same edges meet. The new
     * board may have no cell.
     */
    public Region drawnAs(List<String> other) {
        return new Region(lattice, layers, other, wrap, true);
    }

    /**
     * Returns the board that remains when some cells are covered. The covered cells become holes, and the remaining
     * cells are numbered anew. The remaining board may have no cell at all.
     *
     * @param covered the numbers of the covered cells
     */
    public Region without(BitSet covered) {
        return drawnAs(picture(cell -> covered.get(cell) ? HOLE : markAt(cell(cell))));
    }

    /**
     * Returns this board's picture with another mark for each cell, chosen by the number of the cell. Holes stay holes.
     */
    public List<String> picture(IntFunction<Character> mark) {
        char[][] drawn = picture.stream().map(String::toCharArray).toArray(char[][]::new);
        for (int cell = 0; cell < size(); cell++) {
            drawn[squareOf[cell] / columns][column(cell)] = mark.apply(cell);
        }
        return Arrays.stream(drawn).map(String::new).toList();
    }

    /**
     * Returns this board's picture after some holes become cells that must be covered.
     *
     * @param squares the holes, by the numbers that {@link #squareAt} returns for them
     */
    public List<String> withCells(BitSet squares) {
        char[][] drawn = picture.stream().map(String::toCharArray).toArray(char[][]::new);
        squares.stream().forEach(square -> drawn[square / columns][square % columns] = MANDATORY);
        return Arrays.stream(drawn).map(String::new).toList();
    }

    /** Returns the lattice of this board's cells. */
    public Lattice lattice() {
        return lattice;
    }

    /** Returns the lengths of this board's picture in each dimension, such as {@code 4x7} or {@code 2x2x2x5}. */
    public String sides() {
        return Arrays.stream(lattice.coordinates(new Cell(layers - 1, rows - 1, columns - 1)))
                .mapToObj(last -> Integer.toString(last + 1))
                .collect(Collectors.joining("x"));
    }

    /** Returns the layers of this board's picture that show cells, in order. */
    public List<Integer> slices() {
        return lattice.slices(layers);
    }

    /** Returns the number of layers of this board's picture, which is 1 for a flat board. */
    public int layers() {
        return layers;
    }

    /** Returns the number of rows of a layer. */
    public int rows() {
        return rows;
    }

    /** Returns the number of columns of a layer. */
    public int columns() {
        return columns;
    }

    /** Returns which edges of this board meet. */
    public Wrap wrap() {
        return wrap;
    }

    /** Returns the number of this board's cells, mandatory and optional. */
    public int size() {
        return squareOf.length;
    }

    /** Returns the number of cells that must be covered. */
    public int mandatorySize() {
        return mandatory;
    }

    /** Returns the number of cells that may be covered but need not be. */
    public int optionalSize() {
        return size() - mandatory;
    }

    /** Returns whether the cell with this number must be covered. */
    public boolean isMandatory(int cell) {
        return picture.get(squareOf[cell] / columns).charAt(column(cell)) == MANDATORY;
    }

    /** Returns the layer of the cell with this number. */
    public int layer(int cell) {
        return squareOf[cell] / columns / rows;
    }

    /** Returns the row of the cell with this number. */
    public int row(int cell) {
        return squareOf[cell] / columns % rows;
    }

    /** Returns the column of the cell with this number. */
    public int column(int cell) {
        return squareOf[cell] % columns;
    }

    /** Returns the cell with this number. */
    public Cell cell(int cell) {
        return new Cell(layer(cell), row(cell), column(cell));
    }

    /** Returns the name that answers use for the cell with this number. */
    public String name(int cell) {
        return lattice.name(cell(cell));
    }

    /** Returns all cells, in the order of their numbers. */
    public List<Cell> cells() {
        return IntStream.range(0, size()).mapToObj(this::cell).toList();
    }

    /**
     * Returns the number of the cell at a position, or -1 if there is none. If an edge meets another edge, a position
     * beyond it stands for the position on the other side of the board.
     */
    public int cellAt(Cell cell) {
        return cellAt(cell.layer(), cell.row(), cell.column());
    }

    /**
     * Returns the number of the cell at a position of a flat board, or -1 if there is none. If an edge meets another
     * edge, a position beyond it stands for the position on the other side of the board.
     */
    public int cellAt(int row, int column) {
        return cellAt(0, row, column);
    }

    /**
     * Returns the number of the cell at a position, or -1 if there is none. If an edge meets another edge, a position
     * beyond it stands for the position on the other side of the board.
     */
    public int cellAt(int layer, int row, int column) {
        int square = squareAt(layer, row, column);
        return square < 0 ? -1 : cellAt[square];
    }

    /**
     * Returns the number of a position among all positions of the picture, holes included, layer by layer and row by
     * row. If an edge meets another edge, a position beyond it stands for the position on the other side of the board.
     * Outside the picture the number is -1.
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

    /**
     * Returns the number of the cell at a position, or -1 if there is none. The position is given by its number from
     * {@link #squareAt}.
     */
    public int cellOn(int square) {
        return cellAt[square];
    }

    /**
     * Returns the position on the board for which a position beyond an edge stands, if that edge meets another edge. If
     * the edges do not meet, the result can be outside the picture.
     */
    public Cell carried(Cell cell) {
        return new Cell(
                carried(0, cell.layer(), layers), carried(1, cell.row(), rows), carried(2, cell.column(), columns));
    }

    /** Returns the number of layers, rows or columns of the picture, for axis 0, 1 or 2. */
    int length(int axis) {
        return axis == 0 ? layers : axis == 1 ? rows : columns;
    }

    /**
     * Returns the number of steps along an axis that lead once around the board. If the edges at the ends of the axis
     * do not meet, returns 1.
     */
    int period(int axis) {
        return wrap.meets(axis) ? length(axis) : 1;
    }

    /**
     * Returns whether this many copies of a polyform, end to end, are longer than the board in some direction. Only
     * directions in which edges meet count.
     *
     * @param times the number of copies
     */
    public boolean isLapped(Polyform polyform, int times) {
        return (wrap.frontMeetsBack() && times * polyform.depth() > layers)
                || (wrap.topMeetsBottom() && times * polyform.height() > rows)
                || (wrap.leftMeetsRight() && times * polyform.width() > columns);
    }

    /** Returns the character of the picture of a flat board at a position inside it. */
    public char markAt(int row, int column) {
        return picture.get(row).charAt(column);
    }

    /** Returns whether a position is inside the picture, even if it is a hole. */
    public boolean contains(Cell cell) {
        return cell.layer() >= 0
                && cell.layer() < layers
                && cell.row() >= 0
                && cell.row() < rows
                && cell.column() >= 0
                && cell.column() < columns;
    }

    /** Returns the character of the picture at a position inside it. */
    public char markAt(Cell cell) {
        return picture.get(cell.layer() * rows + cell.row()).charAt(cell.column());
    }

    /** Returns this board's picture, layer by layer: one string for each row, made of the characters {@code . ? #}. */
    public List<String> picture() {
        return picture;
    }

    /** Returns the numbers of the cells that share a side with a cell, without repetition. */
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
     * Returns the first and the last corner of the smallest box around the cells. In directions in which edges meet,
     * the box is as long as the picture. On a board without a cell, it is the box of the picture. The time is linear in
     * the size of the board.
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

    /**
     * Returns the step that moves some cells so that the smallest layer, row and column are 0. For triangles the
     * smallest column may become 1.
     */
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
