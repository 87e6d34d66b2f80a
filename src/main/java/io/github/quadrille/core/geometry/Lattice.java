package io.github.quadrille.core.geometry;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the cells of a board are: squares, cubes, hexagons or triangles. Each lattice is a part of Z^3, its isometries are
 * signed permutations of the coordinates, and its translations add to them. Cells are named by where they stand in a
 * picture, in layers, rows and columns, and there translations add, too.
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
    public boolean isSolid() {
        return false;
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
        return cell.toString();
    }

    /** Cells as messages name them: the first eight, and how many more there are. */
    public String names(List<Cell> cells) {
        int named = Math.min(cells.size(), 8);
        return cells.stream().limit(named).map(this::name).collect(Collectors.joining(", "))
                + (named < cells.size() ? " and %,d more".formatted(cells.size() - named) : "");
    }
}
