package io.github.quadrille.engine.parts;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Holds the puzzle that remains after some pieces are placed. It is a node of a tree of parts such as the one that
 * {@link PuzzleCut} makes. It takes little memory, because it only keeps the placements of the whole puzzle that are
 * still possible. Making a child takes time linear in the number of these placements.
 */
public final class ResidualPuzzle {
    private final PlacementTable table;
    private final ExactCover problem;
    private final int[] live;
    /** These cells are covered, or are chosen to stay open. */
    private final BitSet closed;

    private final int[] used;
    private final RowTimes rows;
    private final int[] placementsOnCell;
    private final int[] placementsOfKind;

    private ResidualPuzzle(PlacementTable table, IntStream live, BitSet closed, RowTimes rows, int... used) {
        this.table = table;
        this.problem = table.cover();
        this.rows = rows;
        this.live = live.filter(rows::mayChoose).toArray();
        this.closed = closed;
        this.used = used;
        this.placementsOnCell = new int[problem.cells()];
        this.placementsOfKind = new int[used.length];
        for (int placement : this.live) {
            placementsOfKind[problem.kind(placement)]++;
            for (int i = 0; i < problem.area(placement); i++) {
                placementsOnCell[problem.cell(placement, i)]++;
            }
        }
    }

    /** Returns the whole puzzle, on which no piece is placed yet. */
    public static ResidualPuzzle whole(PlacementTable table) {
        int kinds = table.cover().kinds().size();
        return new ResidualPuzzle(
                table, IntStream.range(0, table.size()), new BitSet(), RowTimes.none(table.cover()), new int[kinds]);
    }

    /** Returns the puzzle that remains after one more piece is placed. */
    public ResidualPuzzle with(int placement) {
        int[] more = used.clone();
        int kind = problem.kind(placement);
        more[kind]++;
        boolean isUsedUp = more[kind] >= problem.kindItem(kind).max();
        return without(problem.cellsOf(placement), more, rows.with(placement), isUsedUp ? kind : -1);
    }

    private ResidualPuzzle without(int[] cells, int[] usedThen, RowTimes rowsThen, int kindUsedUp) {
        BitSet closedThen = (BitSet) closed.clone();
        Arrays.stream(cells).forEach(closedThen::set);
        IntStream rest =
                Arrays.stream(live).filter(other -> problem.kind(other) != kindUsedUp && isClear(other, closedThen));
        return new ResidualPuzzle(table, rest, closedThen, rowsThen, usedThen);
    }

    private boolean isClear(int placement, BitSet cells) {
        for (int i = 0; i < problem.area(placement); i++) {
            if (cells.get(problem.cell(placement, i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Tells whether some cell, kind or row can no longer get as many placements as it needs. A row of an exact cover
     * limits how many placements of a set can be chosen.
     */
    public boolean isDead() {
        for (int cell = closed.nextClearBit(0); cell < problem.cells(); cell = closed.nextClearBit(cell + 1)) {
            if (placementsOnCell[cell] == 0 && problem.isMandatory(cell)) {
                return true;
            }
        }
        return IntStream.range(0, used.length).anyMatch(kind -> needed(kind) > placementsOfKind[kind])
                || rows.isAnyOutOfReach(live);
    }

    private int needed(int kind) {
        return problem.kindItem(kind).min() - used[kind];
    }

    /**
     * Estimates the natural logarithm of the number of nodes in the tree below this node. The estimate assumes that
     * each cell chooses its placement independently, and that every piece decides as many cells as it covers.
     *
     * @param area the average number of cells of a piece
     */
    public double logarithmOfChoices(double area) {
        double sum = 0;
        for (int placements : placementsOnCell) {
            sum += Math.log(Math.max(1, placements));
        }
        return sum / area;
    }

    /** Tells whether every cell is covered or is chosen to stay open. */
    public boolean isFull() {
        return closed.cardinality() == problem.cells();
    }

    /**
     * Returns one child for each placement on the open cell that has the fewest placements. Cells that must be covered
     * come before other cells. If the chosen cell can stay open, one more child leaves it open. Some children can be
     * dead ends. Every packing of this node belongs to exactly one child.
     */
    public List<ResidualPuzzle> children() {
        int cell = tightestCell();
        List<ResidualPuzzle> children = new ArrayList<>();
        for (int placement : live) {
            if (problem.covers(placement, cell)) {
                children.add(with(placement));
            }
        }
        if (!problem.isMandatory(cell)) {
            children.add(without(new int[] {cell}, used, rows.leavingOpen(cell), -1));
        }
        return children;
    }

    private int tightestCell() {
        int best = -1;
        for (int cell = closed.nextClearBit(0); cell < problem.cells(); cell = closed.nextClearBit(cell + 1)) {
            boolean decides = best < 0 || problem.isMandatory(cell) != problem.isMandatory(best);
            if (decides ? best < 0 || problem.isMandatory(cell) : placementsOnCell[cell] < placementsOnCell[best]) {
                best = cell;
            }
        }
        return best;
    }

    /** Returns the puzzle that remains as a separate {@link Puzzle}. The result is empty when no cell remains. */
    public Optional<Puzzle> puzzle() {
        if (!table.puzzle().rules().isEmpty()) {
            return PuzzleCut.unlessFull(withRules());
        }
        Bag bag = table.puzzle().bag();
        List<Supply> supplies = new ArrayList<>();
        for (int kind = 0; kind < used.length; kind++) {
            CountRange range = bag.count(kind);
            int most = range.isOpen() ? CountRange.UNBOUNDED : range.max() - used[kind];
            supplies.add(new Supply(bag.kind(kind), new CountRange(Math.max(0, needed(kind)), most)));
        }
        return PuzzleCut.without(table.puzzle(), closed, new Bag(supplies));
    }

    /**
     * Returns the puzzle that remains, for a whole puzzle with rules. The rules still count the pieces that are placed.
     * For each cell that is chosen to stay open, a rule is added that forbids all pieces on this cell.
     */
    private Puzzle withRules() {
        Puzzle whole = table.puzzle();
        List<Rule> rules = new ArrayList<>(whole.rules().list());
        rows.open().stream()
                .mapToObj(cell -> new Rule.OnCell(whole.region().cell(cell), List.of(), true))
                .forEach(rules::add);
        return whole.with(whole.rules().with(rules))
                .withGiven(rows.laid().stream().map(table::placement).toList())
                .rest();
    }
}
