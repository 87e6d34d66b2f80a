package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The symmetries of a board: what maps mandatory cells to mandatory and optional to optional. They are those of the set of
 * cells, wherever it lies in its picture, but edges that meet go to edges that meet. The shifts among them form a lattice;
 * every turn or flip works with one coset of shifts or with none.
 *
 * @param region the board
 * @param basis of the shifts, three of them: by the fewest layers, above 0, with some rows and columns; by the fewest rows,
 *     with some columns; by the fewest columns
 * @param representatives one symmetry for each turn or flip that has any
 */
public record RegionSymmetries(Region region, List<Cell> basis, List<Automorphism> representatives) {

    /**
     * Finds them. Linear in the board when it has no edges that meet; else at worst sides times area, on boards that
     * are nearly but not quite regular.
     */
    public static RegionSymmetries of(Region region) {
        Cell period = region.period();
        int columnStep = 1;
        while (columnStep < period.column()
                && (period.column() % columnStep != 0
                        || !Automorphism.shiftBy(new Cell(0, columnStep)).preserves(region))) {
            columnStep++;
        }
        Cell byRows = new Cell(period.row(), 0);
        for (int row = 1; row < period.row() && byRows.row() == period.row(); row++) {
            if (period.row() % row == 0) {
                byRows = findShift(region, Isometry.IDENTITY, new Cell(row, 0), new Cell(1, row + 1, columnStep))
                        .map(Automorphism::shift)
                        .orElse(byRows);
            }
        }
        Cell byLayers = new Cell(period.layer(), 0, 0);
        for (int layer = 1; layer < period.layer() && byLayers.layer() == period.layer(); layer++) {
            if (period.layer() % layer == 0) {
                byLayers = findShift(
                                region,
                                Isometry.IDENTITY,
                                new Cell(layer, 0, 0),
                                new Cell(layer + 1, byRows.row(), columnStep))
                        .map(Automorphism::shift)
                        .orElse(byLayers);
            }
        }
        List<Automorphism> representatives = new ArrayList<>();
        Cell below = new Cell(byLayers.layer(), byRows.row(), columnStep);
        for (Isometry isometry : region.lattice().isometries()) {
            if (fits(region, isometry)) {
                findShift(region, isometry, new Cell(0, 0), below).ifPresent(representatives::add);
            }
        }
        return new RegionSymmetries(
                region, List.of(byLayers, byRows, new Cell(0, columnStep)), List.copyOf(representatives));
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
        return new RegionSymmetries(region, basis, List.copyOf(kept));
    }

    /** The shift, if there is one, is what lies between the images of the first cell. */
    private boolean differByShift(Automorphism one, Automorphism other) {
        Cell first = region.cell(0);
        Cell between = one.apply(first, region).minus(other.apply(first, region));
        Automorphism shift = Automorphism.shiftBy(region.carried(between));
        return isAlongEdgesThatMeet(between)
                && IntStream.range(0, region.size())
                        .mapToObj(region::cell)
                        .allMatch(
                                cell -> one.apply(cell, region).equals(shift.apply(other.apply(cell, region), region)));
    }

    private boolean isAlongEdgesThatMeet(Cell shift) {
        Wrap wrap = region.wrap();
        return (shift.layer() == 0 || wrap.frontMeetsBack())
                && (shift.row() == 0 || wrap.topMeetsBottom())
                && (shift.column() == 0 || wrap.leftMeetsRight());
    }

    /** The turns and flips that, followed by a suitable shift, leave the board as it is. */
    public List<Isometry> isometries() {
        return representatives.stream().map(Automorphism::isometry).toList();
    }

    /** How many shifts leave the board as it is, the one by nothing included. */
    public int shifts() {
        return times(0) * times(1) * times(2);
    }

    /** How many multiples of a shift of the basis there are before one is back. */
    private int times(int direction) {
        Cell period = region.period();
        Cell step = basis.get(direction);
        return switch (direction) {
            case 0 -> period.layer() / step.layer();
            case 1 -> period.row() / step.row();
            default -> period.column() / step.column();
        };
    }

    /** The order of the group. */
    public int order() {
        return shifts() * representatives.size();
    }

    /** All symmetries, the identity first. */
    public Stream<Automorphism> elements() {
        return representatives.stream()
                .flatMap(one -> from(one.shift(), 0)
                        .flatMap(shift -> from(shift, 1))
                        .flatMap(shift -> from(shift, 2))
                        .map(one::withShift));
    }

    /** A shift and what it becomes by those in one direction. */
    private Stream<Cell> from(Cell shift, int direction) {
        Cell step = basis.get(direction);
        return IntStream.range(0, times(direction))
                .mapToObj(i ->
                        region.carried(shift.shifted(new Cell(i * step.layer(), i * step.row(), i * step.column()))));
    }

    /**
     * The box around the squares or cubes must go to itself, so that rows can only become columns when there are as many;
     * and cells that are one because edges meet must go to such ones.
     */
    private static boolean fits(Region region, Isometry isometry) {
        Lattice lattice = region.lattice();
        List<Cell> box = region.box();
        Cell extent = box.get(1).minus(box.get(0));
        Cell image = linear(lattice, isometry, extent);
        boolean boxed = Math.abs(image.layer()) == extent.layer()
                && Math.abs(image.row()) == extent.row()
                && Math.abs(image.column()) == extent.column();
        Wrap wrap = region.wrap();
        return (boxed || !lattice.hasBoxes())
                && (!wrap.frontMeetsBack()
                        || isNoShift(region, linear(lattice, isometry, new Cell(region.layers(), 0, 0))))
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
        return region.carried(step).equals(new Cell(0, 0));
    }

    /** The first that works, from some layer, row and column on, and below others. */
    private static Optional<Automorphism> findShift(Region region, Isometry isometry, Cell from, Cell below) {
        Automorphism unshifted = Automorphism.of(region, isometry);
        return IntStream.range(from.layer(), below.layer())
                .boxed()
                .flatMap(layer -> IntStream.range(from.row(), below.row())
                        .boxed()
                        .flatMap(row -> IntStream.range(from.column(), below.column())
                                .mapToObj(column -> new Cell(layer, row, column))))
                .map(unshifted::withShift)
                .filter(candidate -> candidate.preserves(region))
                .findFirst();
    }
}
