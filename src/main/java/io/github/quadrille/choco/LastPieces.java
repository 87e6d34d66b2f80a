package io.github.quadrille.choco;

import io.github.quadrille.exactcover.CellGraph;
import io.github.quadrille.exactcover.CellOrder;
import io.github.quadrille.exactcover.ExactCover;
import io.github.quadrille.exactcover.KindItem;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What is left of a packing when few cells are open, as a problem in words: the open cells are numbered anew, the live
 * placements become options of a {@link OneWordCover}, which finds every way to go on. Far up a search is worth its
 * propagation; far down there are many nodes, and each should cost little.
 */
final class LastPieces {
    /** With more, the top of the tree would be below; from 40 to 60 the times differ by a few percent. */
    private static final int MOST_CELLS = 50;
    /** Nodes between two looks at the clock: about a millisecond. */
    private static final long LOOK_EVERY = 4096;

    private final CoverState state;
    private final ExactCover problem;
    private final CellOrder order;
    private final boolean connected;
    private final OneWordCover cover = new OneWordCover();

    /** The kinds that may still be laid, as the cover numbers them. */
    private final int[] kinds;

    private final int[] live;
    /** The live placements kind by kind, and where those of each kind end. */
    private final int[] byKind;

    private final int[] end;
    /** The number of each open cell; -1 where one is covered. */
    private final int[] numberOf;

    private final int[] cellOf = new int[MOST_CELLS];
    private final long[] neighbours = new long[MOST_CELLS];
    private int[] laidBefore = new int[0];

    LastPieces(CoverState state) {
        this.state = state;
        this.problem = state.problem();
        order = problem.graph().hints().fill();
        connected = problem.kinds().stream().allMatch(KindItem::connected);
        kinds = new int[problem.kinds().size()];
        live = new int[problem.options()];
        byKind = new int[problem.options()];
        end = new int[kinds.length + 1];
        numberOf = new int[problem.cells()];
    }

    /** Whether so little is left that it fits into words. */
    static boolean fit(CoverState state) {
        if (state.openCells() > MOST_CELLS) {
            return false;
        }
        int items = state.openCells();
        for (int kind = 0; kind < state.kinds(); kind++) {
            items += state.allowed(kind) > 0 ? 1 : 0;
        }
        return items <= OneWordCover.MOST_ITEMS;
    }

    /** Begins with the state as it is, if that {@link #fit}s; later changes of it do not matter. */
    void begin() {
        laidBefore = state.placements(state.mark());
        int cells = numberCells();
        cover.clear(cells, mandatory(cells), connected ? neighbours(cells) : null);
        sortByKind(state.live().allLive(live));
        int left = 0;
        for (int kind = 0; kind < state.kinds(); kind++) {
            if (state.allowed(kind) > 0) {
                kinds[left++] = kind;
                cover.kind(
                        state.needed(kind),
                        state.allowed(kind),
                        problem.kindItem(kind).size());
                for (int at = begin(kind); at < end[kind]; at++) {
                    cover.option(mask(byKind[at]));
                }
            }
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

    private void sortByKind(int size) {
        Arrays.fill(end, 0);
        for (int i = 0; i < size; i++) {
            end[problem.kind(live[i]) + 1]++;
        }
        for (int kind = 1; kind < end.length; kind++) {
            end[kind] += end[kind - 1];
        }
        for (int i = 0; i < size; i++) {
            byKind[end[problem.kind(live[i])]++] = live[i];
        }
    }

    private int begin(int kind) {
        return kind == 0 ? 0 : end[kind - 1];
    }

    /** Looks for the next way to go on. That there is none says nothing when the search has to stop. */
    boolean next(NodeWatch watch) {
        while (!watch.isMetNow()) {
            OneWordCover.Step step = cover.next(Math.min(LOOK_EVERY, watch.nodesLeft()));
            if (step != OneWordCover.Step.PAUSED) {
                return step == OneWordCover.Step.FOUND;
            }
        }
        return false;
    }

    /** The placements of a whole packing, with the way that was found last, ascending. */
    int[] placements() {
        return IntStream.concat(
                        Arrays.stream(laidBefore),
                        IntStream.range(0, cover.size()).map(i -> placement(kinds[cover.kind(i)], cover.cells(i))))
                .sorted()
                .toArray();
    }

    private int placement(int kind, long cells) {
        return Arrays.stream(byKind, begin(kind), end[kind])
                .filter(placement -> mask(placement) == cells)
                .findFirst()
                .orElseThrow();
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
