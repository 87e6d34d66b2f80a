package io.github.quadrille.core.geometry;

import java.util.List;

/**
 * An {@code Automorphism} is a symmetry of a board, which takes the board to itself. It consists of a turn or flip, and
 * of a shift afterwards. Shifts are possible only in directions in which opposite edges of the board meet.
 *
 * <pre>{@code
 * Region board = Region.rectangle(2, 3);
 * Automorphism last = RegionSymmetries.of(board).elements().skip(1).findFirst().orElseThrow();
 * System.out.println(last.name(board.lattice())); // turn 180
 * System.out.println(last.apply(new Cell(0, 0), board)); // (1, 2)
 * }</pre>
 *
 * @param isometry the turn or flip
 * @param home the move that brings the image under the turn or flip back onto the board
 * @param shift the shift in layers, rows and columns. Each number is at least 0, and less than the number of layers,
 *     rows or columns of the board.
 */
public record Automorphism(Isometry isometry, Cell home, Cell shift) {
    private static final Cell ORIGIN = new Cell(0, 0);

    /**
     * Returns the symmetry that consists of a turn or flip, and of the move that brings the board back to its place
     * afterwards. It has no shift.
     */
    static Automorphism of(Region region, Isometry isometry) {
        return new Automorphism(isometry, home(region, isometry), ORIGIN);
    }

    /** Returns a shift without a turn or flip. */
    static Automorphism shiftBy(Cell shift) {
        return new Automorphism(Isometry.IDENTITY, ORIGIN, shift);
    }

    /** Returns this turn or flip with another shift. */
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

    /** Returns the image of a cell of the board. */
    public Cell apply(Cell cell, Region region) {
        return region.carried(
                region.lattice().image(isometry, cell).shifted(home).shifted(shift));
    }

    /** Returns a name of this symmetry: {@code turn 180}, {@code flip, shift by (0, 3)}, or {@code identity}. */
    public String name(Lattice lattice) {
        if (shift.equals(ORIGIN)) {
            return isometry.name();
        }
        String words = "shift by " + lattice.name(shift);
        return isometry == Isometry.IDENTITY ? words : isometry.name() + ", " + words;
    }

    /** Returns whether this is the identity. */
    public boolean isIdentity() {
        return isometry == Isometry.IDENTITY && shift.equals(ORIGIN);
    }

    /** Returns whether this symmetry maps mandatory cells to mandatory cells, and optional cells to optional cells. */
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
