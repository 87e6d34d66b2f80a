package io.github.quadrille.core.geometry;

import io.github.quadrille.core.geometry.Lattices.CubicLattice;
import io.github.quadrille.core.geometry.Lattices.HexagonalLattice;
import io.github.quadrille.core.geometry.Lattices.SquareLattice;
import io.github.quadrille.core.geometry.Lattices.TriangularLattice;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the cells of a board are: squares, cubes, hexagons or triangles. Each lattice is a part of Z^3, its isometries are
 * signed permutations of the coordinates, and its translations add to them. Cells are named by where they stand in a
 * picture, in layers, rows and columns, and there translations add, too.
 */
public sealed interface Lattice permits SquareLattice, CubicLattice, HexagonalLattice, TriangularLattice {
    /** The word for it in puzzle files. */
    String word();

    /** The turns, the identity first, then the flips. */
    List<Isometry> isometries();

    /** The image of a cell; where cells stand in the picture as in Z^3, what the isometry says. */
    default Cell image(Isometry isometry, Cell cell) {
        return isometry.apply(cell);
    }

    /** The steps from a cell to those that share a side with it. */
    List<Cell> steps(Cell cell);

    /** Whether all cells can be moved by so much. */
    default boolean canMove(Cell by) {
        return true;
    }

    /**
     * Whether a turn or flip that maps a board to itself maps the box of layers, rows and columns around its picture to
     * itself.
     */
    default boolean hasBoxes() {
        return true;
    }

    /** Whether boards have more layers than one. */
    default boolean isSolid() {
        return false;
    }

    /** Which edges of its boards may meet. */
    default List<Wrap> wraps() {
        return isSolid() ? List.of(Wrap.values()) : Wrap.FLAT;
    }

    /** What may be done to pieces if a puzzle does not say. */
    default PieceSymmetry usualSymmetry() {
        return PieceSymmetry.FREE;
    }

    /** What may be done to a piece. */
    default List<Isometry> isometries(PieceSymmetry symmetry) {
        Stream<Isometry> all = isometries().stream();
        return switch (symmetry) {
            case FREE -> isometries();
            case ONE_SIDED -> all.filter(one -> !one.flips()).toList();
            case FIXED -> isometries().subList(0, 1);
        };
    }

    /** The cell as answers name it. */
    default String name(Cell cell) {
        return cell.toString();
    }

    /** Cells as messages name them: the first eight, and how many more there are. */
    default String names(List<Cell> cells) {
        int named = Math.min(cells.size(), 8);
        return cells.stream().limit(named).map(this::name).collect(Collectors.joining(", "))
                + (named < cells.size() ? " and %,d more".formatted(cells.size() - named) : "");
    }
}
