package io.github.quadrille.choco;

import io.github.quadrille.exactcover.CellGraph;
import io.github.quadrille.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Open regions of a board of any size, flooded cell by cell, only around the pieces laid since the last question. On
 * large boards a flood is given up at {@link #PATIENCE} cells: what is pruned are small pockets, and a dive through a
 * large board asks at every node.
 */
final class FloodedRegions implements OpenRegions {
    private static final int PATIENCE = 160;

    private final ExactCover problem;
    private final CellGraph graph;
    private final PieceAreas areas;
    private final boolean[] covered;
    private final int[] seen;
    private final int[] queue;
    private int flood;
    private int floodsBefore;
    private int hopelessSize;
    private boolean asked;
    private int[] pending = new int[64];
    private int pendingSize;

    FloodedRegions(ExactCover problem, PieceAreas areas) {
        this.problem = problem;
        this.graph = problem.graph();
        this.areas = areas;
        covered = new boolean[graph.size()];
        seen = new int[graph.size()];
        queue = new int[PATIENCE];
    }

    @Override
    public void covered(int placement) {
        mark(placement, true);
        if (pendingSize == pending.length) {
            pending = Arrays.copyOf(pending, 2 * pendingSize);
        }
        pending[pendingSize++] = placement;
    }

    @Override
    public void opened(int placement) {
        mark(placement, false);
        if (pendingSize > 0 && pending[pendingSize - 1] == placement) {
            pendingSize--;
        }
    }

    private void mark(int placement, boolean value) {
        for (int i = 0; i < problem.area(placement); i++) {
            covered[problem.cell(placement, i)] = value;
        }
    }

    @Override
    public boolean anyHopeless() {
        areas.refresh();
        floodsBefore = flood;
        if (!asked) {
            asked = true;
            for (int cell = 0; cell < covered.length; cell++) {
                if (isHopelessFrom(cell)) {
                    return true;
                }
            }
        }
        while (pendingSize > 0) {
            int placement = pending[--pendingSize];
            for (int i = 0; i < problem.area(placement); i++) {
                int cell = problem.cell(placement, i);
                for (int j = graph.begin(cell); j < graph.begin(cell + 1); j++) {
                    if (isHopelessFrom(graph.neighbour(j))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public BitSet hopeless() {
        BitSet cells = new BitSet();
        Arrays.stream(queue, 0, hopelessSize).forEach(cells::set);
        return cells;
    }

    private boolean isHopelessFrom(int seed) {
        if (covered[seed] || seen[seed] > floodsBefore) {
            return false;
        }
        flood++;
        int size = 1;
        int must = 0;
        queue[0] = seed;
        seen[seed] = flood;
        for (int at = 0; at < size; at++) {
            int cell = queue[at];
            must += graph.isMandatory(cell) ? 1 : 0;
            int end = graph.begin(cell + 1);
            for (int j = graph.begin(cell); j < end; j++) {
                int next = graph.neighbour(j);
                if (covered[next] || seen[next] == flood) {
                    continue;
                }
                // A cell of another flood of this round belongs to a region that was given up: this one is part of it.
                if (seen[next] > floodsBefore || size == queue.length) {
                    return false;
                }
                seen[next] = flood;
                queue[size++] = next;
            }
        }
        hopelessSize = size;
        return areas.isHopeless(must, size);
    }
}
