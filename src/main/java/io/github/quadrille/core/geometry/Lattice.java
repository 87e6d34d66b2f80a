package io.github.quadrille.core.geometry;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says what the cells of a board are: squares, cubes, hexagons, triangles, balls, or cubes of more dimensions.
 *
 * <pre>{@code
 * Lattice hexagons = Lattices.HEXAGONAL;
 * System.out.println(hexagons.word()); // hexagonal
 * System.out.println(hexagons.steps(new Cell(0, 0)).size()); // 6
 * System.out.println(hexagons.isometries().size()); // 12
 * }</pre>
 *
 * <p>Each lattice is a part of Z^n, its isometries are signed permutations of the coordinates, and its translations
 * add to them. Cells are named by where they stand in a picture, in layers, rows and columns, and there translations
 * add, too.
 */
public abstract class Lattice {
    private final String word;
    private final List<Cell> steps;

    /**
     * A lattice.
     *
     * @param steps from a cell to those that share a side with it
     */
    Lattice(String word, Cell... steps) {
        this.word = word;
        this.steps = List.of(steps);
    }

    /** The word for it in puzzle files. */
    public final String word() {
        return word;
    }

    /** The turns, the identity first, then the flips. */
    public abstract List<Isometry> isometries();

    /** The image of a cell; where cells stand in the picture as in Z^3, what the isometry says. */
    public Cell image(Isometry isometry, Cell cell) {
        return isometry.apply(cell);
    }

    /** The steps from a cell to those that share a side with it. */
    public List<Cell> steps(Cell cell) {
        return steps;
    }

    /** Whether all cells can be moved by so much. */
    public boolean canMove(Cell by) {
        return true;
    }

    /**
     * Whether a turn or flip that maps a board to itself maps the box of layers, rows and columns around its picture to
     * itself.
     */
    public boolean hasBoxes() {
        return true;
    }

    /** Whether boards have more layers than one. */
    public final boolean isSolid() {
        return dimensions() > 2;
    }

    /** How many coordinates answers name a cell by: row and column, of cubes the layer before, and so on. */
    public int dimensions() {
        return 2;
    }

    /** The lattice of this word with so many dimensions; itself where there are no others, else the nearest that there is. */
    public Lattice of(int wanted) {
        return this;
    }

    /** How long the side of a board may be, if not less for other reasons. */
    public int longestSide() {
        return Integer.MAX_VALUE;
    }

    /** The coordinates of a cell, row and column last. */
    public int[] coordinates(Cell cell) {
        return new int[] {cell.row(), cell.column()};
    }

    /** What they are called: {@code layer, row, column}. */
    public final String coordinateNames() {
        List<String> before = List.of("first", "second", "third", "fourth").subList(0, dimensions() - 2);
        return Stream.concat(dimensions() == 3 ? Stream.of("layer") : before.stream(), Stream.of("row", "column"))
                .collect(Collectors.joining(", "));
    }

    /** What to say of a cell with another number of coordinates. */
    public final String miscounted(int count) {
        return "A cell of this board has %d coordinates, this one %d. Maybe [%s]."
                .formatted(dimensions(), count, coordinateNames());
    }

    /** The cell with these coordinates. */
    public Cell cell(int... coordinates) {
        return new Cell(coordinates[0], coordinates[1]);
    }

    /** The layers of a picture that show cells, in order: all, unless coordinates are packed into their numbers. */
    public List<Integer> slices(int layers) {
        return List.of(0);
    }

    /** How many coordinates begin anew between two slices, if rows do: 1 from layer to layer. */
    public int apart(int slice, int next) {
        return 1;
    }

    /** The first corner of the box around some cells. */
    Cell corner(Iterable<Cell> cells) {
        return corner(cells, Math::min);
    }

    /** How many layers, rows and columns a picture with these cells needs: as many as there are up to the last corner. */
    Cell size(Iterable<Cell> cells) {
        return corner(cells, Math::max).minus(new Cell(-1, -1, -1));
    }

    private Cell corner(Iterable<Cell> cells, IntBinaryOperator extreme) {
        // Of a board that is covered there is no cell left.
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

    /** The different fixed polyforms that one becomes, in the order of {@link #isometries}. */
    List<Polyform> orientations(Polyform form, PieceSymmetry symmetry) {
        return isometries(symmetry).stream().map(form::transformed).distinct().toList();
    }

    /**
     * Returns where a turn takes the cells of a piece, in their order, that is none of the lattice's but takes all of them
     * to cells; nothing where the lattice's turns are all that there are.
     */
    public Optional<List<Cell>> turnedAlone(List<Cell> cells) {
        return Optional.empty();
    }

    /** Which edges of its boards may meet. */
    public List<Wrap> wraps() {
        return isSolid() ? List.of(Wrap.values()) : Wrap.FLAT;
    }

    /** What may be done to pieces if a puzzle does not say. */
    public PieceSymmetry usualSymmetry() {
        return PieceSymmetry.FREE;
    }

    /** What may be done to a piece. */
    public List<Isometry> isometries(PieceSymmetry symmetry) {
        Stream<Isometry> all = isometries().stream();
        return switch (symmetry) {
            case FREE -> isometries();
            case ONE_SIDED -> all.filter(one -> !one.flips()).toList();
            case FIXED -> isometries().subList(0, 1);
        };
    }

    /** The cell as answers name it. */
    public String name(Cell cell) {
        return isSolid() ? Arrays.toString(coordinates(cell)).replace('[', '(').replace(']', ')') : cell.toString();
    }

    /** Cells as messages name them: the first eight, and how many more there are. */
    public String names(List<Cell> cells) {
        int named = Math.min(cells.size(), 8);
        return cells.stream().limit(named).map(this::name).collect(Collectors.joining(", "))
                + (named < cells.size() ? " and %,d more".formatted(cells.size() - named) : "");
    }
}
