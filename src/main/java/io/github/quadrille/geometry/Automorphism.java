package io.github.quadrille.geometry;

/**
 * A symmetry of a board: a turn or flip that takes it to itself, then a shift along edges that meet.
 *
 * @param home what is added to the image under the turn or flip so that it lies on the board
 * @param down by how many rows, from 0 below the number of rows
 * @param right by how many columns, likewise
 */
public record Automorphism(Isometry isometry, Cell home, int down, int right) {
    private static final Cell ORIGIN = new Cell(0, 0);

    /** On boards of squares or cubes the box around the picture goes to itself, on others the cells. */
    static Automorphism of(Region region, Isometry isometry, int down, int right) {
        return new Automorphism(isometry, home(region, isometry), down, right);
    }

    /** Only a shift. */
    static Automorphism shift(int down, int right) {
        return new Automorphism(Isometry.IDENTITY, ORIGIN, down, right);
    }

    /** The same with another shift. */
    Automorphism withShift(int rows, int columns) {
        return new Automorphism(isometry, home, rows, columns);
    }

    private static Cell home(Region region, Isometry isometry) {
        if (isometry == Isometry.IDENTITY) {
            return ORIGIN;
        }
        Lattice lattice = region.lattice();
        if (lattice.hasBoxes()) {
            Cell far = lattice.image(isometry, new Cell(region.layers() - 1, region.rows() - 1, region.columns() - 1));
            return new Cell(Math.max(0, -far.layer()), Math.max(0, -far.row()), Math.max(0, -far.column()));
        }
        Cell before = Region.corner(region.cells());
        Cell after = Region.corner(region.cells().stream()
                .map(cell -> lattice.image(isometry, cell))
                .toList());
        return before.minus(after);
    }

    /** The image of a cell of the board. */
    public Cell apply(Cell cell, Region region) {
        Cell image = region.lattice().image(isometry, cell);
        int row = image.row() + home.row() + down;
        int column = image.column() + home.column() + right;
        return new Cell(
                image.layer() + home.layer(),
                region.wrap().topMeetsBottom() ? Math.floorMod(row, region.rows()) : row,
                region.wrap().leftMeetsRight() ? Math.floorMod(column, region.columns()) : column);
    }

    /** What it does: {@code turn 180}, {@code flip, shift by (0, 3)}, or {@code identity}. */
    public String name() {
        String shift = "shift by (%d, %d)".formatted(down, right);
        if (down == 0 && right == 0) {
            return isometry.name();
        }
        return isometry == Isometry.IDENTITY ? shift : isometry.name() + ", " + shift;
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
