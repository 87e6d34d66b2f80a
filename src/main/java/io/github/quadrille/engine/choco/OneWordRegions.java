package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds connected regions of open cells on a board of at most 64 cells. One word has a bit for each cell, in the order
 * in which the board is filled, and regions are flooded by shifts of the word. The positions of neighbours differ by
 * only a few distances: on a rectangle by one and by its short side. For each distance there is a shift, and a word
 * that tells which cells have a neighbour at this distance after them.
 */
final class OneWordRegions implements OpenRegions {
    private final PieceAreas areas;
    private final CellOrder order;
    private final long[] covers;
    private final long mandatory;
    private final int[] distances;
    private final long[] joined;
    private final int near;
    private final long nearJoined;
    private final int far;
    private final long farJoined;
    private long open;
    private long hopeless;

    OneWordRegions(ExactCover problem, PieceAreas areas) {
        this.areas = areas;
        CellGraph graph = problem.graph();
        order = graph.hints().fill();
        long must = 0;
        long[] byDistance = new long[Long.SIZE];
        for (int cell = 0; cell < graph.size(); cell++) {
            int position = order.positionOf(cell);
            must |= graph.isMandatory(cell) ? 1L << position : 0;
            open |= 1L << position;
            for (int i = graph.begin(cell); i < graph.begin(cell + 1); i++) {
                int distance = order.positionOf(graph.neighbour(i)) - position;
                if (distance > 0) {
                    byDistance[distance] |= 1L << position;
                }
            }
        }
        mandatory = must;
        covers = new long[problem.options()];
        for (int option = 0; option < covers.length; option++) {
            for (int i = 0; i < problem.area(option); i++) {
                covers[option] |= 1L << order.positionOf(problem.cell(option, i));
            }
        }
        int[] used = new int[Long.SIZE];
        int count = 0;
        for (int distance = 1; distance < Long.SIZE; distance++) {
            if (byDistance[distance] != 0) {
                used[count++] = distance;
            }
        }
        near = used[0];
        nearJoined = byDistance[near];
        far = used[1];
        farJoined = byDistance[far];
        distances = Arrays.copyOfRange(used, Math.min(2, count), count);
        joined = Arrays.stream(distances)
                .mapToLong(distance -> byDistance[distance])
                .toArray();
    }

    @Override
    public void covered(int placement) {
        open ^= covers[placement];
    }

    @Override
    public void opened(int placement) {
        open ^= covers[placement];
    }

    @Override
    public boolean anyHopeless() {
        areas.refresh();
        long rest = open;
        while (rest != 0) {
            long region = flood(rest & -rest, rest);
            if (areas.isHopeless(Long.bitCount(region & mandatory), Long.bitCount(region))) {
                hopeless = region;
                return true;
            }
            rest &= ~region;
        }
        return false;
    }

    @Override
    public BitSet hopeless() {
        BitSet cells = new BitSet();
        BitSet.valueOf(new long[] {hopeless}).stream().forEach(position -> cells.set(order.cellAt(position)));
        return cells;
    }

    private long flood(long seed, long within) {
        long region = seed;
        long before;
        do {
            before = region;
            // The first shift runs twice, because regions often extend by more than one cell along the short side.
            region |= (((region & nearJoined) << near) | ((region >>> near) & nearJoined)) & within;
            region |= (((region & nearJoined) << near) | ((region >>> near) & nearJoined)) & within;
            region |= (((region & farJoined) << far) | ((region >>> far) & farJoined)) & within;
            for (int i = 0; i < distances.length; i++) {
                long joins = joined[i];
                region |= (((region & joins) << distances[i]) | ((region >>> distances[i]) & joins)) & within;
            }
        } while (region != before);
        return region;
    }
}
