package io.github.quadrille.parts;

import io.github.quadrille.geometry.Region;
import io.github.quadrille.puzzle.Bag;
import io.github.quadrille.puzzle.CountRange;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is left of a puzzle when some pieces are laid: a node of the tree in which {@link PuzzleCut} cuts, but light, because
 * it only filters the placements of the whole. A step down takes time linear in the live placements.
 */
public final class Remainder {
    private final PlacementTable table;
    private final int[] live;
    /** Covered, or to stay open for good. */
    private final BitSet closed;

    private final int[] used;
    private final int[] placementsOnCell;
    private final int[] placementsOfKind;

    private Remainder(PlacementTable table, IntStream live, BitSet closed, int... used) {
        this.table = table;
        this.live = live.toArray();
        this.closed = closed;
        this.used = used;
        this.placementsOnCell = new int[table.puzzle().region().size()];
        this.placementsOfKind = new int[used.length];
        for (int placement : this.live) {
            placementsOfKind[table.kind(placement)]++;
            for (int i = 0; i < table.area(placement); i++) {
                placementsOnCell[table.cell(placement, i)]++;
            }
        }
    }

    /** Nothing is laid yet. */
    public static Remainder whole(PlacementTable table) {
        int kinds = table.puzzle().bag().size();
        return new Remainder(table, IntStream.range(0, table.size()), new BitSet(), new int[kinds]);
    }

    /** With one more piece laid. */
    public Remainder with(int placement) {
        int[] more = used.clone();
        int kind = table.kind(placement);
        more[kind]++;
        boolean isUsedUp = more[kind] >= table.puzzle().bag().count(kind).max();
        return without(table.cells(placement), more, isUsedUp ? kind : -1);
    }

    private Remainder without(int[] cells, int[] usedThen, int kindUsedUp) {
        BitSet closedThen = (BitSet) closed.clone();
        Arrays.stream(cells).forEach(closedThen::set);
        IntStream rest =
                Arrays.stream(live).filter(other -> table.kind(other) != kindUsedUp && isClear(other, closedThen));
        return new Remainder(table, rest, closedThen, usedThen);
    }

    private boolean isClear(int placement, BitSet cells) {
        for (int i = 0; i < table.area(placement); i++) {
            if (cells.get(table.cell(placement, i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether some cell or kind can no longer be served. */
    public boolean isDead() {
        Region region = table.puzzle().region();
        for (int cell = closed.nextClearBit(0); cell < region.size(); cell = closed.nextClearBit(cell + 1)) {
            if (placementsOnCell[cell] == 0 && region.isMandatory(cell)) {
                return true;
            }
        }
        return IntStream.range(0, used.length).anyMatch(kind -> needed(kind) > placementsOfKind[kind]);
    }

    private int needed(int kind) {
        return table.puzzle().bag().count(kind).min() - used[kind];
    }

    /**
     * A guess at how large the tree below is, as a logarithm: if each cell chose its placement alone, and every piece spoke
     * for as many cells as it covers.
     *
     * @param area of a piece
     */
    public double logarithmOfChoices(double area) {
        double sum = 0;
        for (int placements : placementsOnCell) {
            sum += Math.log(Math.max(1, placements));
        }
        return sum / area;
    }

    /** Whether no cell is left. */
    public boolean isFull() {
        return closed.cardinality() == table.puzzle().region().size();
    }

    /**
     * One for each placement on the cell with the fewest, and, if it may stay open, one where it does; dead ones, too.
     * Their packings together are the packings of this one.
     */
    public List<Remainder> children() {
        int cell = tightestCell();
        List<Remainder> children = new ArrayList<>();
        for (int placement : live) {
            if (Arrays.stream(table.cells(placement)).anyMatch(covered -> covered == cell)) {
                children.add(with(placement));
            }
        }
        if (!table.puzzle().region().isMandatory(cell)) {
            children.add(without(new int[] {cell}, used, -1));
        }
        return children;
    }

    private int tightestCell() {
        Region region = table.puzzle().region();
        int best = -1;
        for (int cell = closed.nextClearBit(0); cell < region.size(); cell = closed.nextClearBit(cell + 1)) {
            boolean decides = best < 0 || region.isMandatory(cell) != region.isMandatory(best);
            if (decides ? best < 0 || region.isMandatory(cell) : placementsOnCell[cell] < placementsOnCell[best]) {
                best = cell;
            }
        }
        return best;
    }

    /** As a puzzle of its own; empty when no cell is left. */
    public Optional<Puzzle> puzzle() {
        Bag bag = table.puzzle().bag();
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < used.length; kind++) {
            CountRange range = bag.count(kind);
            int most = range.isOpen() ? CountRange.UNBOUNDED : range.max() - used[kind];
            supplies.add(new Supply(bag.kind(kind), new CountRange(Math.max(0, needed(kind)), most)));
        }
        return PuzzleCut.without(table.puzzle(), closed.stream().toArray(), new Bag(supplies));
    }
}
