package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Arrays;

/**
 * Describes the rest of a packing that has few open cells, as an exact cover of at most 64 items. The open cells get
 * new numbers, and the live placements, which can still be chosen, become options of a {@link OneWordCover}. That cover
 * finds every way to complete the packing. Near the root of the search tree, Choco's propagation excludes so much that
 * it is worth its time. Deep in the tree there are many nodes, and each should cost little.
 */
final class ResidualCover {
    /**
     * A residual problem has at most this many open cells. With 40 cells, large enumerations take two fifths longer.
     * With 56 cells, they take equally long.
     */
    private static final int MOST_CELLS = 50;
    /** The clock is read after this many nodes, about once a millisecond. */
    private static final long LOOK_EVERY = 4096;

    private final CoverState state;
    private final ExactCover problem;
    private final CellOrder order;
    private final boolean connected;
    private final OneWordCover cover = new OneWordCover();

    /**
     * These placements were live at the beginning. The array below holds for each of them the word that represents it
     * in the cover.
     */
    private int[] live = new int[0];

    private long[] words = new long[0];
    /** Each entry is the number that the small cover gives to a kind that may still be used. */
    private final int[] numberOfKind;
    /** Each entry is the number that the small cover gives to an open cell, or -1 for a covered cell. */
    private final int[] numberOf;

    private final int[] cellOf = new int[MOST_CELLS];
    private final long[] neighbours = new long[MOST_CELLS];
    private int[] laidBefore = new int[0];
    private boolean isOver;

    ResidualCover(CoverState state) {
        this.state = state;
        this.problem = state.problem();
        order = problem.graph().hints().fill();
        connected = problem.kinds().stream().allMatch(KindItem::connected);
        numberOfKind = new int[problem.kinds().size()];
        numberOf = new int[problem.cells()];
    }

    /** Tells whether the rest of a packing has few enough open cells and kinds for a {@link OneWordCover}. */
    static boolean fits(CoverState state) {
        if (state.openCells() > MOST_CELLS) {
            return false;
        }
        int items = state.openCells();
        for (int kind = 0; kind < state.kinds(); kind++) {
            items += state.allowed(kind) > 0 ? 1 : 0;
        }
        return items <= OneWordCover.MOST_ITEMS;
    }

    /**
     * Begins with the current state, which must satisfy {@link #fits}. Later changes of the state do not matter. Cells,
     * kinds and placements keep their order, so packings are found in the order in which Choco would find them.
     *
     * @param room an array that is long enough for all placements; its content is overwritten
     */
    void begin(int[] room) {
        isOver = false;
        laidBefore = state.placements(state.mark());
        int cells = numberCells();
        cover.clear(cells, mandatory(cells), connected ? neighbours(cells) : null);
        int left = 0;
        for (int kind = 0; kind < state.kinds(); kind++) {
            if (state.allowed(kind) > 0) {
                numberOfKind[kind] = left++;
                cover.kind(
                        state.needed(kind),
                        state.allowed(kind),
                        problem.kindItem(kind).size());
            }
        }
        live = Arrays.copyOf(room, state.live().allLive(room));
        words = new long[live.length];
        for (int i = 0; i < live.length; i++) {
            words[i] = cover.option(numberOfKind[problem.kind(live[i])], mask(live[i]));
        }
    }

    /** Numbers the open cells in the order in which the board is filled, and returns how many there are. */
    private int numberCells() {
        Arrays.fill(numberOf, 0);
        for (int placement : laidBefore) {
            for (int i = 0; i < problem.area(placement); i++) {
                numberOf[problem.cell(placement, i)] = -1;
            }
        }
        int cells = 0;
        for (int position = 0; position < numberOf.length; position++) {
            int cell = order.cellAt(position);
            if (numberOf[cell] == 0) {
                cellOf[cells] = cell;
                numberOf[cell] = cells++;
            }
        }
        return cells;
    }

    private long mandatory(int cells) {
        long must = 0;
        for (int number = 0; number < cells; number++) {
            must |= problem.isMandatory(cellOf[number]) ? 1L << number : 0;
        }
        return must;
    }

    private long[] neighbours(int cells) {
        CellGraph graph = problem.graph();
        for (int number = 0; number < cells; number++) {
            long around = 0;
            for (int i = graph.begin(cellOf[number]); i < graph.begin(cellOf[number] + 1); i++) {
                int other = numberOf[graph.neighbour(i)];
                around |= other < 0 ? 0 : 1L << other;
            }
            neighbours[number] = around;
        }
        return neighbours;
    }

    private long mask(int placement) {
        long mask = 0;
        for (int i = 0; i < problem.area(placement); i++) {
            mask |= 1L << numberOf[problem.cell(placement, i)];
        }
        return mask;
    }

    /**
     * Searches for the next way to complete the packing. Returns whether it found one. If it found none, and {@link
     * #isOver} is false, the search had to stop before its end.
     */
    boolean next(NodeWatch watch) {
        while (!isOver && !watch.isMetNow()) {
            OneWordCover.Step step = cover.next(Math.min(LOOK_EVERY, watch.nodesLeft()));
            if (step == OneWordCover.Step.FOUND) {
                return true;
            }
            isOver = step == OneWordCover.Step.ENDED;
        }
        return false;
    }

    /** Tells whether all ways to complete the packing were found. */
    boolean isOver() {
        return isOver;
    }

    /** Returns the placements of the whole packing that was found last, ascending. */
    int[] placements() {
        return placements(cover.found());
    }

    /** Returns the smallest number of cells that were open at a node. */
    int fewestOpen() {
        return cover.fewestOpen();
    }

    /** Returns the placements of the partial packing with the fewest open cells. */
    int[] fullest() {
        return placements(cover.fullest());
    }

    private int[] placements(long[] laid) {
        int[] all = Arrays.copyOf(laidBefore, laidBefore.length + laid.length);
        for (int i = 0; i < laid.length; i++) {
            all[laidBefore.length + i] = placement(laid[i]);
        }
        Arrays.sort(all);
        return all;
    }

    private int placement(long word) {
        int i = 0;
        while (words[i] != word) {
            i++;
        }
        return live[i];
    }

    /** Returns how many nodes were opened in all. */
    long nodes() {
        return cover.nodes();
    }

    /** Returns how many of the nodes were dead ends. */
    long deadEnds() {
        return cover.deadEnds();
    }
}
