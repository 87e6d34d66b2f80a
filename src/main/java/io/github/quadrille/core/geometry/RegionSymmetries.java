package io.github.quadrille.core.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the symmetries of a board, which map mandatory cells to mandatory cells and optional cells to optional cells.
 *
 * <pre>{@code
 * System.out.println(RegionSymmetries.of(Region.rectangle(3, 3)).order()); // 8
 * System.out.println(RegionSymmetries.of(Region.rectangle(3, 4)).isometries()); // [identity, turn 180, flip, flip turn 180]
 * }</pre>
 *
 * <p>The symmetries are those of the set of cells, wherever the set is in the picture. Edges that meet must map to
 * edges that meet. The shifts that are symmetries form a group. For each turn or flip, the shifts that make it a
 * symmetry are a coset of this group, or there is none.
 *
 * @param region the board
 * @param basis three shifts that generate all shifts. The first moves by the smallest possible number of layers above
 *     0, and perhaps also by rows and columns. The second moves by the smallest possible number of rows, and perhaps
 *     also by columns. The third moves by the smallest possible number of columns. In a direction in which edges do not
 *     meet, the shift is by 1 and is never applied.
 * @param representatives one symmetry for each turn or flip that is part of a symmetry
 */
public record RegionSymmetries(Region region, List<Cell> basis, List<Automorphism> representatives) {

    /**
     * Finds the symmetries of a board. If no edges meet, the time is linear in the size of the board. Otherwise it is
     * at worst quadratic. The worst boards are those that almost repeat a pattern.
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

    /**
     * Finds the smallest shift along an axis: by the fewest layers, rows or columns. Along the axes before this axis,
     * it does not move. Along each later axis, it moves by less than the smallest shift along that axis.
     */
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
     * Returns these symmetries without duplicates. Two turns or flips are duplicates if they act on the cells in the
     * same way, after a suitable shift. On a board one cell wide, for example, a flip and a turn are the same. Of
     * several duplicates, the first in the order of {@link Lattice#isometries} stays. The time is linear in the size of
     * the board.
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

    /**
     * Returns whether two symmetries differ only by a shift. If there is such a shift, it is the difference of the
     * images of the first cell.
     */
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

    /** Returns the turns and flips that map the board to itself if a suitable shift follows. */
    public List<Isometry> isometries() {
        return representatives.stream().map(Automorphism::isometry).toList();
    }

    /** Returns the number of shifts that map the board to itself, with the shift by nothing included. */
    public int shifts() {
        return times(0) * times(1) * times(2);
    }

    /** Returns the number of different multiples of a shift of the basis. */
    private int times(int direction) {
        return region.period(direction) / basis.get(direction).at(direction);
    }

    /** Returns the number of symmetries, which is the order of their group. */
    public int order() {
        return shifts() * representatives.size();
    }

    /** Returns all symmetries, the identity first. */
    public Stream<Automorphism> elements() {
        return representatives.stream()
                .flatMap(one -> from(one.shift(), 0)
                        .flatMap(shift -> from(shift, 1))
                        .flatMap(shift -> from(shift, 2))
                        .map(one::withShift));
    }

    /** Returns the sums of a shift and each multiple of one shift of the basis. */
    private Stream<Cell> from(Cell shift, int direction) {
        Cell step = basis.get(direction);
        return IntStream.range(0, times(direction))
                .mapToObj(i ->
                        region.carried(shift.shifted(new Cell(i * step.layer(), i * step.row(), i * step.column()))));
    }

    /**
     * Returns whether a turn or flip can be a symmetry. The box around the squares or cubes must map to itself, so rows
     * can become columns only when there are as many rows as columns. Where edges meet, several positions stand for one
     * cell. Their images must also stand for one cell.
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

    /** Returns the image of a step under a turn or flip. */
    private static Cell linear(Lattice lattice, Isometry isometry, Cell step) {
        return lattice.image(isometry, step).minus(lattice.image(isometry, new Cell(0, 0)));
    }

    /** Returns whether a step leads back to the same cell of the board, over edges that meet. */
    private static boolean isNoShift(Region region, Cell step) {
        return region.carried(step).equals(new Cell(0, 0));
    }

    /**
     * Finds the first shift that makes a turn or flip a symmetry. It tries the shifts whose numbers of layers, rows and
     * columns are at least those in {@code from}, and less than those in {@code below}.
     */
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
