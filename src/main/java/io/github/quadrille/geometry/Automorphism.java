package io.github.quadrille.geometry;

import java.util.Locale;

/**
 * A symmetry of a board: a turn or flip of its rectangle onto itself, then a shift along edges that meet.
 *
 * @param down by how many rows, from 0 below the number of rows
 * @param right by how many columns, likewise
 */
public record Automorphism(Transform transform, int down, int right) {
    /** The image of a cell of the board. */
    public Cell apply(Cell cell, Region region) {
        Cell image = transform.apply(cell);
        Cell corner = transform.apply(new Cell(region.rows() - 1, region.columns() - 1));
        return new Cell(
                (image.row() + Math.max(0, -corner.row()) + down) % region.rows(),
                (image.column() + Math.max(0, -corner.column()) + right) % region.columns());
    }

    /** What it does: {@code turn 180}, {@code flip, shift by (0, 3)}, or {@code identity}. */
    public String name() {
        String turn = transform.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String shift = "shift by (%d, %d)".formatted(down, right);
        if (down == 0 && right == 0) {
            return turn;
        }
        return transform == Transform.IDENTITY ? shift : turn + ", " + shift;
    }

    /** Whether it maps every square of the board to one with the same mark. */
    boolean preserves(Region region) {
        for (int row = 0; row < region.rows(); row++) {
            for (int column = 0; column < region.columns(); column++) {
                Cell image = apply(new Cell(row, column), region);
                if (region.markAt(row, column) != region.markAt(image.row(), image.column())) {
                    return false;
                }
            }
        }
        return true;
    }
}
