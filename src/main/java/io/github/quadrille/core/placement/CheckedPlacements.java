package io.github.quadrille.core.placement;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Checks many packings of one puzzle. A packing is given by the numbers of its placements. {@link PackingChecker}
 * checks each placement once, as a piece with cells. Then this class checks that no two pieces of a packing overlap,
 * that all mandatory cells are covered, and that each kind is used as often as allowed. Like {@link PackingChecker}, it
 * compares the pieces with the puzzle itself, not with the exact cover that engines read. The time is linear in the
 * size of the packing. If there are rules, the time is longer, because {@link PackingChecker} checks them in each
 * packing.
 */
public final class CheckedPlacements {
    private final PlacementTable table;
    private final PackingChecker checker;
    private final Region region;
    private final boolean mustCover;
    private final int mandatory;
    private final Checked[] checked;
    private final int[] coveredIn;
    private final int[] used;
    private int packings;

    /** Holds a piece that is legal by itself. Later checks only compare it with the other pieces of a packing. */
    private static final class Checked {
        private final Placement piece;
        private final int kind;
        /**
         * Holds the position of each cell of the piece in the board's picture. Positions are numbered from 0, layer by
         * layer and row by row.
         */
        private final int[] squares;
        /** Counts the mandatory cells of the board that the piece covers. */
        private final int mandatory;

        private Checked(Placement piece, int kind, int[] squares, int mandatory) {
            this.piece = piece;
            this.kind = kind;
            this.squares = squares;
            this.mandatory = mandatory;
        }
    }

    /** Makes a checker for packings whose placements are in this table. */
    public CheckedPlacements(PlacementTable table) {
        this.table = table;
        this.checker = new PackingChecker(table.puzzle());
        this.region = table.puzzle().region();
        this.mustCover = table.puzzle().goal() instanceof Goal.Pack;
        this.mandatory = region.mandatorySize();
        this.checked = new Checked[table.size()];
        this.coveredIn = new int[region.layers() * region.rows() * region.columns()];
        this.used = new int[table.puzzle().bag().size()];
    }

    /**
     * Checks that some placements are a packing.
     *
     * @param placements the numbers of the placements, in any order
     * @throws IllegalStateException when the placements are not a packing. The message has every reason. The search
     *     that found the placements then has a defect.
     */
    public void check(int[] placements) {
        packings++;
        Arrays.fill(used, 0);
        int covered = 0;
        boolean meet = false;
        for (int placement : placements) {
            Checked each = checked(placement);
            used[each.kind]++;
            covered += each.mandatory;
            for (int square : each.squares) {
                meet |= coveredIn[square] == packings;
                coveredIn[square] = packings;
            }
        }
        if (meet || (mustCover && covered < mandatory) || !areCountsInRange()) {
            throw faulty(checker.faults(packing(placements)));
        }
        if (!table.puzzle().rules().isEmpty()) {
            List<Fault> broken = checker.faults(packing(placements));
            if (!broken.isEmpty()) {
                throw faulty(broken);
            }
        }
    }

    private boolean areCountsInRange() {
        for (int kind = 0; kind < used.length; kind++) {
            CountRange range = table.puzzle().bag().count(kind);
            if (used[kind] < range.min() || used[kind] > range.max()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Checks that some placements are a packing, and returns the packing.
     *
     * @throws IllegalStateException as {@link #check} does
     */
    public Packing checkedPacking(int[] placements) {
        check(placements);
        return packing(placements);
    }

    /**
     * Makes a partial packing of these placements, and checks that it is legal.
     *
     * @throws IllegalStateException when the partial packing is not legal. The message has every reason. The search
     *     that found the placements then has a defect.
     */
    public Packing checkedPart(int[] placements) {
        Packing part = packing(placements);
        List<Fault> faults = checker.faultsOfPart(part);
        if (!faults.isEmpty()) {
            throw new IllegalStateException(
                    "The search kept a part of a packing that is not legal: " + Fault.sentences(faults));
        }
        return part;
    }

    /**
     * Returns a packing of the placements with these numbers, in this order. Each piece is checked alone, but the
     * packing as a whole is not checked.
     */
    public Packing packing(int[] placements) {
        List<Placement> pieces = new ArrayList<>(placements.length);
        for (int placement : placements) {
            pieces.add(checked(placement).piece);
        }
        return new Packing(pieces);
    }

    private Checked checked(int placement) {
        if (checked[placement] == null) {
            checked[placement] = check(table.placement(placement));
        }
        return checked[placement];
    }

    private Checked check(Placement piece) {
        List<Fault> faults = checker.faultsOfPart(new Packing(List.of(piece)));
        if (!faults.isEmpty()) {
            throw faulty(faults);
        }
        int must = 0;
        int[] squares = new int[piece.cells().size()];
        for (int i = 0; i < squares.length; i++) {
            Cell cell = piece.cells().get(i);
            squares[i] = (cell.layer() * region.rows() + cell.row()) * region.columns() + cell.column();
            must += region.markAt(cell) == Region.MANDATORY ? 1 : 0;
        }
        return new Checked(piece, table.puzzle().bag().indexOfKind(piece.kind()), squares, must);
    }

    private static IllegalStateException faulty(List<Fault> faults) {
        return new IllegalStateException("The answer of the search is not a packing: " + Fault.sentences(faults));
    }
}
