package io.github.quadrille.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The symmetries of a board: what maps mandatory cells to mandatory, optional to optional and holes to holes. The
 * shifts among them form a lattice with a basis of two, (0, columnStep) and (rowStep, skew); every turn or flip works
 * with one coset of shifts or with none.
 *
 * @param region the board
 * @param rowStep the fewest rows, above 0, of a shift that leaves the board as it is
 * @param columnStep the smallest shift along rows, above 0, that leaves the board as it is
 * @param skew the columns by which the shift by {@code rowStep} rows goes along
 * @param representatives one symmetry for each turn or flip that has any
 */
public record RegionSymmetries(
        Region region, int rowStep, int columnStep, int skew, List<Automorphism> representatives) {

    /**
     * Finds them. Linear in the board when it has no edges that meet; else at worst sides times area, on boards that
     * are nearly but not quite regular.
     */
    public static RegionSymmetries of(Region region) {
        int across = region.wrap().leftMeetsRight() ? region.columns() : 1;
        int down = region.wrap().topMeetsBottom() ? region.rows() : 1;
        int columnStep = 1;
        while (columnStep < across
                && (across % columnStep != 0
                        || !Automorphism.shift(0, columnStep).preserves(region))) {
            columnStep++;
        }
        int rowStep = 1;
        Optional<Automorphism> rowShift = Optional.empty();
        while (rowStep < down && rowShift.isEmpty()) {
            rowShift = down % rowStep == 0
                    ? findShift(region, Isometry.IDENTITY, rowStep, rowStep + 1, columnStep)
                    : Optional.empty();
            rowStep += rowShift.isPresent() ? 0 : 1;
        }
        List<Automorphism> representatives = new ArrayList<>();
        for (Isometry isometry : region.lattice().isometries()) {
            if (fits(region, isometry)) {
                findShift(region, isometry, 0, rowStep, columnStep).ifPresent(representatives::add);
            }
        }
        int skew = rowShift.map(Automorphism::right).orElse(0);
        return new RegionSymmetries(region, rowStep, columnStep, skew, List.copyOf(representatives));
    }

    /**
     * The same symmetries of the cells, without turns and flips that do what another does together with some shift: on a
     * board one cell wide, a flip and a turn are the same. The first of
     * {@link Lattice#isometries} stay. Linear in the board.
     */
    public RegionSymmetries distinct() {
        List<Automorphism> kept = new ArrayList<>();
        for (Automorphism one : representatives) {
            if (kept.stream().noneMatch(other -> differByShift(one, other))) {
                kept.add(one);
            }
        }
        return new RegionSymmetries(region, rowStep, columnStep, skew, List.copyOf(kept));
    }

    /** The shift, if there is one, is what lies between the images of the first cell. */
    private boolean differByShift(Automorphism one, Automorphism other) {
        Cell first = region.cell(0);
        Cell here = one.apply(first, region);
        Cell there = other.apply(first, region);
        if (here.layer() != there.layer()) {
            return false;
        }
        Automorphism shift = Automorphism.shift(
                Math.floorMod(here.row() - there.row(), region.rows()),
                Math.floorMod(here.column() - there.column(), region.columns()));
        boolean canShift = (shift.down() == 0 || region.wrap().topMeetsBottom())
                && (shift.right() == 0 || region.wrap().leftMeetsRight());
        return canShift
                && IntStream.range(0, region.size())
                        .mapToObj(region::cell)
                        .allMatch(
                                cell -> one.apply(cell, region).equals(shift.apply(other.apply(cell, region), region)));
    }

    /** The turns and flips that, followed by a suitable shift, leave the board as it is. */
    public List<Isometry> isometries() {
        return representatives.stream().map(Automorphism::isometry).toList();
    }

    /** How many shifts leave the board as it is, the one by nothing included. */
    public int shifts() {
        int across = region.wrap().leftMeetsRight() ? region.columns() : 1;
        int down = region.wrap().topMeetsBottom() ? region.rows() : 1;
        return across / columnStep * (down / rowStep);
    }

    /** The order of the group. */
    public int order() {
        return shifts() * representatives.size();
    }

    /** All symmetries, the identity first. */
    public Stream<Automorphism> elements() {
        int across = region.wrap().leftMeetsRight() ? region.columns() : 1;
        int down = region.wrap().topMeetsBottom() ? region.rows() : 1;
        return representatives.stream()
                .flatMap(one -> IntStream.range(0, down / rowStep)
                        .boxed()
                        .flatMap(i -> IntStream.range(0, across / columnStep)
                                .mapToObj(j -> one.withShift(
                                        (one.down() + i * rowStep) % region.rows(),
                                        (one.right() + i * skew + j * columnStep) % region.columns()))));
    }

    /**
     * The box of a picture of squares or cubes must go to itself, so that rows can only become columns when there are as
     * many; and cells that are one because edges meet must go to such ones.
     */
    private static boolean fits(Region region, Isometry isometry) {
        Lattice lattice = region.lattice();
        Cell box = linear(lattice, isometry, new Cell(region.layers(), region.rows(), region.columns()));
        boolean boxed = Math.abs(box.layer()) == region.layers()
                && Math.abs(box.row()) == region.rows()
                && Math.abs(box.column()) == region.columns();
        Wrap wrap = region.wrap();
        return (boxed || !lattice.hasBoxes())
                && (!wrap.topMeetsBottom() || isNoShift(region, linear(lattice, isometry, new Cell(region.rows(), 0))))
                && (!wrap.leftMeetsRight()
                        || isNoShift(region, linear(lattice, isometry, new Cell(0, region.columns()))));
    }

    /** Where a turn or flip takes a step. */
    private static Cell linear(Lattice lattice, Isometry isometry, Cell step) {
        return lattice.image(isometry, step).minus(lattice.image(isometry, new Cell(0, 0)));
    }

    /** Whether a step leads to the same cell of the board. */
    private static boolean isNoShift(Region region, Cell step) {
        return step.layer() == 0
                && (region.wrap().topMeetsBottom() ? step.row() % region.rows() == 0 : step.row() == 0)
                && (region.wrap().leftMeetsRight() ? step.column() % region.columns() == 0 : step.column() == 0);
    }

    private static Optional<Automorphism> findShift(
            Region region, Isometry isometry, int fromRow, int toRow, int toColumn) {
        Automorphism unshifted = Automorphism.of(region, isometry, 0, 0);
        return IntStream.range(fromRow, toRow)
                .boxed()
                .flatMap(row -> IntStream.range(0, toColumn).mapToObj(column -> unshifted.withShift(row, column)))
                .filter(candidate -> candidate.preserves(region))
                .findFirst();
    }
}
