package io.github.quadrille.core.geometry;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Describes what the cells of a board are: squares, cubes, hexagons, triangles, balls, or cubes of more dimensions.
 *
 * <pre>{@code
 * Lattice hexagons = Lattices.HEXAGONAL;
 * System.out.println(hexagons.word()); // hexagonal
 * System.out.println(hexagons.steps(new Cell(0, 0)).size()); // 6
 * System.out.println(hexagons.isometries().size()); // 12
 * }</pre>
 *
 * <p>Each lattice is a part of Z^n. Its isometries are signed permutations of the coordinates, and its translations add
 * a vector to the coordinates. A cell is given by its place in a picture, in layers, rows and columns. Translations add
 * a vector to this place, too.
 */
public abstract class Lattice {
    private final String word;
    private final List<Cell> steps;

    /**
     * Makes a lattice.
     *
     * @param word the name of the lattice in puzzle files
     * @param steps the steps from a cell to the cells that share a side with it
     */
    Lattice(String word, Cell... steps) {
        this.word = word;
        this.steps = List.of(steps);
    }

    /** Returns the name of the lattice in puzzle files. */
    public final String word() {
        return word;
    }

    /** Returns the turns, the identity first, then the flips. */
    public abstract List<Isometry> isometries();

    /**
     * Returns the image of a cell. This implementation is for lattices whose cells have the same coordinates in the
     * picture as in Z^3.
     */
    public Cell image(Isometry isometry, Cell cell) {
        return isometry.apply(cell);
    }

    /** Returns the steps from a cell to the cells that share a side with it. */
    public List<Cell> steps(Cell cell) {
        return steps;
    }

    /** Returns whether a shift by this step maps the lattice to itself. */
    public boolean canMove(Cell by) {
        return true;
    }

    /**
     * Returns whether a turn or flip that maps a board to itself also maps the box around its picture to itself. The
     * box has the layers, rows and columns of the picture.
     */
    public boolean hasBoxes() {
        return true;
    }

    /** Returns whether boards can have more than one layer. */
    public final boolean isSolid() {
        return dimensions() > 2;
    }

    /**
     * Returns the number of coordinates by which answers name a cell: row and column, for cubes also the layer, and so
     * on.
     */
    public int dimensions() {
        return 2;
    }

    /**
     * Returns the lattice with the same name as this lattice and the wanted number of dimensions. If there is no such
     * lattice, returns the lattice of this name whose number of dimensions is nearest.
     */
    public Lattice of(int wanted) {
        return this;
    }

    /** Returns the greatest length of a side of a board that the lattice allows. */
    public int longestSide() {
        return Integer.MAX_VALUE;
    }

    /** Returns the coordinates of a cell, row and column last. */
    public int[] coordinates(Cell cell) {
        return new int[] {cell.row(), cell.column()};
    }

    /** Returns the names of the coordinates, such as {@code layer, row, column}. */
    public final String coordinateNames() {
        List<String> before = List.of("first", "second", "third", "fourth").subList(0, dimensions() - 2);
        return Stream.concat(dimensions() == 3 ? Stream.of("layer") : before.stream(), Stream.of("row", "column"))
                .collect(Collectors.joining(", "));
    }

    /** Returns the message about a cell that is written with this wrong number of coordinates. */
    public final String miscounted(int count) {
        return "A cell of this board has %d coordinates, but this cell has %d. Write [%s]."
                .formatted(dimensions(), count, coordinateNames());
    }

    /** Returns the cell with these coordinates. */
    public Cell cell(int... coordinates) {
        return new Cell(coordinates[0], coordinates[1]);
    }

    /**
     * Returns the layers of a picture that show cells, in order. All layers show cells, unless the number of a layer
     * stands for several coordinates.
     */
    public List<Integer> slices(int layers) {
        return List.of(0);
    }

    /**
     * Returns the number of empty lines between two layers that follow each other in a drawing. It is 1 if only the
     * coordinate just before the row changes, 2 if the coordinate before that one changes, and so on.
     */
    public int apart(int slice, int next) {
        return 1;
    }

    /** Returns the corner with the smallest coordinates of the box around some cells. */
    Cell corner(Iterable<Cell> cells) {
        return corner(cells, Math::min);
    }

    /**
     * Returns how many layers, rows and columns a picture with these cells needs. They are counted from 0 to the
     * largest layer, row and column of the cells.
     */
    Cell size(Iterable<Cell> cells) {
        return corner(cells, Math::max).minus(new Cell(-1, -1, -1));
    }

    private Cell corner(Iterable<Cell> cells, IntBinaryOperator extreme) {
        // There may be no cells, for example if all cells of a board are covered. Then the result is the origin.
        Iterator<Cell> first = cells.iterator();
        int[] corner = coordinates(first.hasNext() ? first.next() : new Cell(0, 0));
        for (Cell cell : cells) {
            int[] at = coordinates(cell);
            for (int i = 0; i < at.length; i++) {
                corner[i] = extreme.applyAsInt(corner[i], at[i]);
            }
        }
        return cell(corner);
    }

    /**
     * Returns the different shapes that a polyform has after the turns and flips that {@code symmetry} allows, in the
     * order of {@link #isometries}.
     */
    List<Polyform> orientations(Polyform form, PieceSymmetry symmetry) {
        return isometries(symmetry).stream().map(form::transformed).distinct().toList();
    }

    /**
     * Returns the images of the cells of a piece, in their order, under an extra turn. Such a turn takes all cells of
     * the piece to cells, but is not a turn of the lattice. The result is empty if no such turn exists.
     */
    public Optional<List<Cell>> turnedAlone(List<Cell> cells) {
        return Optional.empty();
    }

    /** Returns the ways in which opposite edges of a board of this lattice may meet. */
    public List<Wrap> wraps() {
        return isSolid() ? List.of(Wrap.values()) : Wrap.FLAT;
    }

    /** Returns how pieces may be turned and flipped if a puzzle does not say so. */
    public PieceSymmetry usualSymmetry() {
        return PieceSymmetry.FREE;
    }

    /** Returns the turns and flips that a piece of this symmetry may undergo. */
    public List<Isometry> isometries(PieceSymmetry symmetry) {
        Stream<Isometry> all = isometries().stream();
        return switch (symmetry) {
            case FREE -> isometries();
            case ONE_SIDED -> all.filter(one -> !one.flips()).toList();
            case FIXED -> isometries().subList(0, 1);
        };
    }

    /** Returns the name that answers use for a cell. */
    public String name(Cell cell) {
        return isSolid() ? Arrays.toString(coordinates(cell)).replace('[', '(').replace(']', ')') : cell.toString();
    }

    /** Returns the names of cells for messages: the first eight, and how many more there are. */
    public String names(List<Cell> cells) {
        int named = Math.min(cells.size(), 8);
        return cells.stream().limit(named).map(this::name).collect(Collectors.joining(", "))
                + (named < cells.size() ? " and %,d more".formatted(cells.size() - named) : "");
    }
}
