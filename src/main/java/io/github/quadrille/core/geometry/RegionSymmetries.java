package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the symmetries of a board: what maps mandatory cells to mandatory and optional to optional.
 *
 * <pre>{@code
 * System.out.println(RegionSymmetries.of(Region.rectangle(3, 3)).order()); // 8
 * System.out.println(RegionSymmetries.of(Region.rectangle(3, 4)).isometries()); // [identity, turn 180, flip, flip turn 180]
 * }</pre>
 *
 * <p>They are those of the set of cells, wherever it lies in its picture, but edges that meet go to edges that meet.
 * The shifts among them form a lattice; every turn or flip works with one coset of shifts or with none.
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
        Cell[] basis = new Cell[3];
        int[] below = {1, 1, 1};
        for (int axis = 2; axis >= 0; axis--) {
            basis[axis] = leastShift(region, axis, below);
            below[axis] = basis[axis].at(axis);
        }
        List<Automorphism> representatives = new ArrayList<>();
        for (Isometry isometry : region.lattice().isometries()) {
            if (fits(region, isometry)) {
                findShift(region, isometry, new int[3], below).ifPresent(representatives::add);
            }
        }
        return new RegionSymmetries(region, List.of(basis), List.copyOf(representatives));
    }

    /** By the fewest layers, rows or columns, with fewer of the following ones than those that were found for them. */
    private static Cell leastShift(Region region, int axis, int[] below) {
        int period = region.period(axis);
        int[] from = new int[3];
        for (int by = 1; by < period; by++) {
            from[axis] = by;
            below[axis] = by + 1;
            Optional<Automorphism> found =
                    period % by == 0 ? findShift(region, Isometry.IDENTITY, from, below) : Optional.empty();
            if (found.isPresent()) {
                return found.get().shift();
            }
        }
        return along(axis, period);
    }

    private static Cell along(int axis, int by) {
        return new Cell(axis == 0 ? by : 0, axis == 1 ? by : 0, axis == 2 ? by : 0);
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
        return IntStream.range(0, 3)
                .allMatch(axis -> shift.at(axis) == 0 || region.wrap().meets(axis));
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
        return region.period(direction) / basis.get(direction).at(direction);
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
        int[] image = lattice.coordinates(linear(lattice, isometry, extent));
        boolean boxed = Arrays.equals(IntStream.of(image).map(Math::abs).toArray(), lattice.coordinates(extent));
        boolean closed = true;
        for (int axis = 0; axis < 3; axis++) {
            closed &= !region.wrap().meets(axis)
                    || isNoShift(region, linear(lattice, isometry, along(axis, region.length(axis))));
        }
        return closed && (boxed || !lattice.hasBoxes());
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
    private static Optional<Automorphism> findShift(Region region, Isometry isometry, int[] from, int[] below) {
        Automorphism unshifted = Automorphism.of(region, isometry);
        for (int layer = from[0]; layer < below[0]; layer++) {
            for (int row = from[1]; row < below[1]; row++) {
                for (int column = from[2]; column < below[2]; column++) {
                    Automorphism candidate = unshifted.withShift(new Cell(layer, row, column));
                    if (candidate.preserves(region)) {
                        return Optional.of(candidate);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
