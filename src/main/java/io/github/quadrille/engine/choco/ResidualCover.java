package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.engine.choco.Endgame.NodeWatch;
import java.util.Arrays;

/**
 * What is left of a packing when few cells are open, as a problem in words: the open cells are numbered anew, the live
 * placements become options of a {@link OneWordCover}, which finds every way to go on. Far up a search is worth its
 * propagation; far down there are many nodes, and each should cost little.
 */
final class ResidualCover {
    /** With 40 large enumerations take two fifths longer, with 56 as long. */
    private static final int MOST_CELLS = 50;
    /** Nodes between two looks at the clock: about a millisecond. */
    private static final long LOOK_EVERY = 4096;

    private final CoverState state;
    private final ExactCover problem;
    private final CellOrder order;
    private final boolean connected;
    private final OneWordCover cover = new OneWordCover();

    /** What was live when it began, and the words of the cover that stand for it. */
    private int[] live = new int[0];

    private long[] words = new long[0];
    /** The cover's number of each kind that may still be laid. */
    private final int[] numberOfKind;
    /** The number of each open cell; -1 where one is covered. */
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

    /** Whether so little is left that it fits into words. */
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
     * Begins with the state as it is, if it {@link #fits}; later changes of it do not matter. Cells, kinds and placements
     * keep their order, so that packings are found in the order in which Choco would find them.
     *
     * @param room for as many numbers as there are placements
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

    /** In the order in which the board is filled. */
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

    /** Looks for the next way to go on. That there is none says nothing unless it {@link #isOver}: the search may have to stop. */
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

    /** Whether all ways to go on were found. */
    boolean isOver() {
        return isOver;
    }

    /** The placements of a whole packing, with the way that was found last, ascending. */
    int[] placements() {
        return placements(cover.found());
    }

    /** How many cells were open at the least. */
    int fewestOpen() {
        return cover.fewestOpen();
    }

    /** The placements of that part of a packing. */
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

    /** How many nodes it has opened in all. */
    long nodes() {
        return cover.nodes();
    }

    /** How many of them were dead ends. */
    long deadEnds() {
        return cover.deadEnds();
    }
}
