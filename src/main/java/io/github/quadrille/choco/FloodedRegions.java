package io.github.quadrille.choco;

import io.github.quadrille.exactcover.CellGraph;
import io.github.quadrille.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Open regions of a board of any size, flooded line by line, only around the pieces laid since the last question. On
 * large boards a flood is given up beyond {@link #PATIENCE} cells: what is pruned are small pockets, and a dive through
 * a large board asks at every node. Most of its floods run into open country, where a few {@link OpenLines} are enough
 * to see that.
 */
final class FloodedRegions implements OpenRegions {
    private static final int PATIENCE = 160;

    private final ExactCover problem;
    private final CellGraph graph;
    private final PieceAreas areas;
    private final OpenLines lines;
    /** By the first position of a line, the flood that met it last. */
    private final int[] seen;

    private final int[] firsts;
    private final int[] lasts;
    private int known;
    private int size;
    private int flood;
    private int floodsBefore;
    private boolean asked;
    private int[] pending = new int[64];
    private int pendingSize;

    FloodedRegions(ExactCover problem, PieceAreas areas) {
        this.problem = problem;
        this.graph = problem.graph();
        this.areas = areas;
        lines = new OpenLines(graph);
        seen = new int[graph.size()];
        firsts = new int[PATIENCE];
        lasts = new int[PATIENCE];
    }

    @Override
    public void covered(int placement) {
        flip(placement);
        if (pendingSize == pending.length) {
            pending = Arrays.copyOf(pending, 2 * pendingSize);
        }
        pending[pendingSize++] = placement;
    }

    @Override
    public void opened(int placement) {
        flip(placement);
        if (pendingSize > 0 && pending[pendingSize - 1] == placement) {
            pendingSize--;
        }
    }

    private void flip(int placement) {
        for (int i = 0; i < problem.area(placement); i++) {
            lines.flip(problem.cell(placement, i));
        }
    }

    @Override
    public boolean anyHopeless() {
        areas.refresh();
        floodsBefore = flood;
        if (!asked) {
            asked = true;
            for (int position = 0; position < seen.length; position++) {
                if (isHopelessFrom(position)) {
                    return true;
                }
            }
        }
        while (pendingSize > 0) {
            int placement = pending[--pendingSize];
            for (int i = 0; i < problem.area(placement); i++) {
                int cell = problem.cell(placement, i);
                for (int j = graph.begin(cell); j < graph.begin(cell + 1); j++) {
                    if (isHopelessFrom(lines.positionOf(graph.neighbour(j)))) {
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
        for (int line = 0; line < known; line++) {
            for (int position = firsts[line]; position <= lasts[line]; position++) {
                cells.set(lines.cellAt(position));
            }
        }
        return cells;
    }

    private boolean isHopelessFrom(int position) {
        if (!lines.isOpen(position)) {
            return false;
        }
        int seed = lines.first(position);
        if (seen[seed] > floodsBefore) {
            return false;
        }
        flood++;
        known = 0;
        size = 0;
        if (!mayMeet(seed, lines.last(position))) {
            return false;
        }
        int must = 0;
        for (int line = 0; line < known; line++) {
            if (!meetNeighbours(firsts[line], lasts[line])) {
                return false;
            }
            for (int at = firsts[line]; at <= lasts[line]; at++) {
                must += graph.isMandatory(lines.cellAt(at)) ? 1 : 0;
            }
        }
        return areas.isHopeless(must, size);
    }

    /** Returns whether patience has not come to an end. */
    private boolean meetNeighbours(int first, int last) {
        // On either side the line met last, for most cells of a line have it in common.
        int firstBefore = 0;
        int lastBefore = -1;
        int firstAfter = 0;
        int lastAfter = -1;
        for (int at = first; at <= last; at++) {
            int cell = lines.cellAt(at);
            int end = graph.begin(cell + 1);
            for (int j = graph.begin(cell); j < end; j++) {
                int next = lines.positionOf(graph.neighbour(j));
                if ((next >= first && next <= last)
                        || (next >= firstBefore && next <= lastBefore)
                        || (next >= firstAfter && next <= lastAfter)
                        || !lines.isOpen(next)) {
                    continue;
                }
                int from = lines.first(next);
                int to = lines.last(next);
                if (seen[from] != flood && !mayMeet(from, to)) {
                    return false;
                }
                if (next < first) {
                    firstBefore = from;
                    lastBefore = to;
                } else {
                    firstAfter = from;
                    lastAfter = to;
                }
            }
        }
        return true;
    }

    /**
     * Takes a line into the flood, unless it is too long, or of another flood of this round: it belongs then to a region that
     * was given up, and so does this one.
     */
    private boolean mayMeet(int first, int last) {
        size += last - first + 1;
        if (seen[first] > floodsBefore || size > PATIENCE) {
            return false;
        }
        seen[first] = flood;
        firsts[known] = first;
        lasts[known++] = last;
        return true;
    }
}
