package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Pieces laid without overlap, none more often than its maximum, and the legal placements of one more piece: those on
 * open cells only, of kinds of which there are some left. Never changes.
 */
final class PartialPacking {
    /** Every step looks at all legal placements, so there is a number of them beyond which these searches make no sense. */
    private static final long MOST_PLACEMENTS = 4_000_000;

    private final PlacementTable table;
    private final int[] laid;
    private final boolean[] filled;
    private final int[] used;
    private final int[] legal;
    private final int covered;
    /** By placement, the top-left corner of its box if that has to be empty, too, or below 0. */
    private final int[] corners;

    private PartialPacking(
            PlacementTable table, int[] laid, boolean[] filled, int[] used, int[] legal, int covered, int[] corners) {
        this.table = table;
        this.laid = laid;
        this.filled = filled;
        this.used = used;
        this.legal = legal;
        this.covered = covered;
        this.corners = corners;
    }

    /** Why there may be too many placements to look at; empty when there are not. */
    static Optional<String> refusal(Puzzle puzzle) {
        long placements = PlacementTable.bound(puzzle);
        return placements <= MOST_PLACEMENTS
                ? Optional.empty()
                : Optional.of(
                        "'%s' has up to %,d placements, and a constructive search looks at up to %,d. Maybe use the greedy method."
                                .formatted(puzzle.name(), placements, MOST_PLACEMENTS));
    }

    static PartialPacking empty(PlacementTable table) {
        return empty(table, IntStream.range(0, table.size()).toArray(), false);
    }

    /**
     * @param legal all placements, in the order in which the legal ones are to be told
     * @param emptyCorners whether a placement is legal only where the top-left corner of its box is empty, too
     */
    static PartialPacking empty(PlacementTable table, int[] legal, boolean emptyCorners) {
        Region region = table.puzzle().region();
        return new PartialPacking(
                table,
                new int[0],
                new boolean[table.puzzle().region().size()],
                new int[table.puzzle().bag().size()],
                legal,
                0,
                IntStream.range(0, table.size())
                        .map(placement -> emptyCorners ? corner(region, table.cells(placement)) : -1)
                        .toArray());
    }

    private static int corner(Region region, int[] cells) {
        return region.cellAt(
                IntStream.of(cells).map(region::row).min().orElseThrow(),
                IntStream.of(cells).map(region::column).min().orElseThrow());
    }

    /** This and one more piece, at a legal placement. Linear in the board and in the legal placements times piece size. */
    PartialPacking and(int placement) {
        int[] nextLaid = Arrays.copyOf(laid, laid.length + 1);
        nextLaid[laid.length] = placement;
        boolean[] nextFilled = filled.clone();
        int[] nextUsed = used.clone();
        nextUsed[table.kind(placement)]++;
        int nextCovered = covered;
        for (int i = 0; i < table.area(placement); i++) {
            int cell = table.cell(placement, i);
            nextFilled[cell] = true;
            nextCovered += table.puzzle().region().isMandatory(cell) ? 1 : 0;
        }
        int[] nextLegal = new int[legal.length];
        int size = 0;
        for (int candidate : legal) {
            int kind = table.kind(candidate);
            if (nextUsed[kind] < table.puzzle().bag().count(kind).max() && fits(candidate, nextFilled)) {
                nextLegal[size++] = candidate;
            }
        }
        return new PartialPacking(
                table, nextLaid, nextFilled, nextUsed, Arrays.copyOf(nextLegal, size), nextCovered, corners);
    }

    private boolean fits(int candidate, boolean[] taken) {
        for (int i = 0; i < table.area(candidate); i++) {
            if (taken[table.cell(candidate, i)]) {
                return false;
            }
        }
        return corners[candidate] < 0 || !taken[corners[candidate]];
    }

    /** How many placements are legal. */
    int legalSize() {
        return legal.length;
    }

    /** The i-th legal placement, in the order in which all were told. */
    int legal(int i) {
        return legal[i];
    }

    /** How many mandatory cells are covered. */
    int covered() {
        return covered;
    }

    int uncovered() {
        return table.puzzle().region().mandatorySize() - covered;
    }

    /** How many pieces its kinds lack to their minima. */
    long missing() {
        return IntStream.range(0, used.length)
                .mapToLong(kind -> Math.max(0, table.puzzle().bag().count(kind).min() - used[kind]))
                .sum();
    }

    Packing packing() {
        return table.packing(laid);
    }
}
