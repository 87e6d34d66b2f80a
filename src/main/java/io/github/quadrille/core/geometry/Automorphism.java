package io.github.quadrille.core.geometry;

import java.util.List;

/**
 * A symmetry of a board: a turn or flip that takes it to itself, then a shift along edges that meet.
 *
 * <pre>{@code
 * Region board = Region.rectangle(2, 3);
 * Automorphism last = RegionSymmetries.of(board).elements().skip(1).findFirst().orElseThrow();
 * System.out.println(last.name(board.lattice())); // turn 180
 * System.out.println(last.apply(new Cell(0, 0), board)); // (1, 2)
 * }</pre>
 *
 * @param home what is added to the image under the turn or flip so that it lies on the board
 * @param shift by how many layers, rows and columns, each from 0 below the number of them
 */
public record Automorphism(Isometry isometry, Cell home, Cell shift) {
    private static final Cell ORIGIN = new Cell(0, 0);

    /** The image of the cells lies where the cells lie, in all directions in which edges do not meet. */
    static Automorphism of(Region region, Isometry isometry) {
        return new Automorphism(isometry, home(region, isometry), ORIGIN);
    }

    /** Only a shift. */
    static Automorphism shiftBy(Cell shift) {
        return new Automorphism(Isometry.IDENTITY, ORIGIN, shift);
    }

    /** The same with another shift. */
    Automorphism withShift(Cell other) {
        return new Automorphism(isometry, home, other);
    }

    private static Cell home(Region region, Isometry isometry) {
        if (isometry == Isometry.IDENTITY) {
            return ORIGIN;
        }
        Lattice lattice = region.lattice();
        List<Cell> cells = lattice.hasBoxes() ? region.box() : region.cells();
        Cell before = lattice.corner(cells);
        Cell after = lattice.corner(
                cells.stream().map(cell -> lattice.image(isometry, cell)).toList());
        return before.minus(after);
    }

    /** The image of a cell of the board. */
    public Cell apply(Cell cell, Region region) {
        return region.carried(
                region.lattice().image(isometry, cell).shifted(home).shifted(shift));
    }

    /** What it does: {@code turn 180}, {@code flip, shift by (0, 3)}, or {@code identity}. */
    public String name(Lattice lattice) {
        if (shift.equals(ORIGIN)) {
            return isometry.name();
        }
        String words = "shift by " + lattice.name(shift);
        return isometry == Isometry.IDENTITY ? words : isometry.name() + ", " + words;
    }

    /** Whether it changes nothing. */
    public boolean isIdentity() {
        return isometry == Isometry.IDENTITY && shift.equals(ORIGIN);
    }

    /** Whether it maps every cell of the board to one with the same mark. */
    boolean preserves(Region region) {
        if (!region.lattice().canMove(home)) {
            return false;
        }
        for (int number = 0; number < region.size(); number++) {
            Cell cell = region.cell(number);
            Cell image = apply(cell, region);
            if (!region.contains(image) || region.markAt(cell) != region.markAt(image)) {
                return false;
            }
        }
        return true;
    }
}
