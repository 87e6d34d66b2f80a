package io.github.quadrille.lab.local.constructive;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A {@code PartialPacking} is an immutable set of placed pieces. The pieces do not overlap, and no kind is used more
 * often than its maximum. The partial packing also lists the legal placements of one more piece. A placement is legal
 * if all its cells are empty and pieces of its kind are left. If empty corners are required, the top-left corner of its
 * bounding box must be empty, too.
 */
final class PartialPacking {
    /**
     * Constructive searches refuse a puzzle that can have more placements than this, because every step examines all
     * legal placements.
     */
    private static final long MOST_PLACEMENTS = 4_000_000;

    private final PlacementTable table;
    private final int[] laid;
    private final boolean[] filled;
    private final int[] used;
    private final int[] legal;
    private final int covered;
    /**
     * If placements need an empty corner, this array has the top-left corner of the bounding box of each placement.
     * Otherwise, its entries are negative.
     */
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

    /** Returns the reason for a refusal if the puzzle can have too many placements. Otherwise, the result is empty. */
    static Optional<String> refusal(Puzzle puzzle) {
        long placements = PlacementTable.bound(puzzle);
        return placements <= MOST_PLACEMENTS
                ? Optional.empty()
                : Optional.of(
                        "'%s' has up to %,d placements, but a constructive search looks at only %,d. Use the greedy method."
                                .formatted(puzzle.name(), placements, MOST_PLACEMENTS));
    }

    static PartialPacking empty(PlacementTable table) {
        return empty(table, IntStream.range(0, table.size()).toArray(), false);
    }

    /**
     * Returns the empty packing.
     *
     * @param table the placements of the puzzle
     * @param legal all placements, in the order in which legal placements are listed
     * @param emptyCorners whether a placement is legal only if the top-left corner of its bounding box is empty, too
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

    /**
     * Returns this packing with one more piece at a legal placement. The time is linear in the size of the board, and
     * in the number of legal placements times the size of a piece.
     */
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

    /** Returns how many placements are legal. */
    int legalSize() {
        return legal.length;
    }

    /** Returns the i-th legal placement, in the order of the placements that were given for the empty packing. */
    int legal(int i) {
        return legal[i];
    }

    /** Returns how many mandatory cells are covered. */
    int covered() {
        return covered;
    }

    int uncovered() {
        return table.puzzle().region().mandatorySize() - covered;
    }

    /** Returns how many more pieces are needed, over all kinds, until each kind is used as often as its minimum. */
    long missing() {
        return IntStream.range(0, used.length)
                .mapToLong(kind -> Math.max(0, table.puzzle().bag().count(kind).min() - used[kind]))
                .sum();
    }

    Packing packing() {
        return table.packing(laid);
    }
}
