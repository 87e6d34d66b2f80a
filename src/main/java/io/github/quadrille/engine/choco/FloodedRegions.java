package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds connected regions of open cells that the remaining pieces cannot fill, on a board of any size. The first call
 * floods all regions. Each later call floods only the regions around the pieces placed since the last call. Each step
 * of a flood adds a whole line of open cells (see {@link OpenLines}). A flood is given up beyond {@link #PATIENCE}
 * cells, for two reasons. Only small regions are worth testing. And a descent on a large board floods at every node,
 * where most floods run into large open areas.
 */
final class FloodedRegions implements OpenRegions {
    private static final int PATIENCE = 160;

    private final ExactCover problem;
    private final CellGraph graph;
    private final PieceAreas areas;
    private final OpenLines lines;
    /** The index is the position where a line begins. The entry is the number of the flood that last met the line. */
    private final int[] seen;

    private final int[] firsts;
    private final int[] lasts;
    /**
     * Each entry is the index of a line. The path leads from the first line of the flood to the current line. Its lines
     * may have neighbours that were not met yet. The array below holds the position in each line to continue from.
     */
    private final int[] path;

    private final int[] next;
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
        path = new int[PATIENCE + 1];
        next = new int[PATIENCE + 1];
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
        if (!meetAll()) {
            return false;
        }
        int must = 0;
        for (int line = 0; line < known; line++) {
            for (int at = firsts[line]; at <= lasts[line]; at++) {
                must += graph.isMandatory(lines.cellAt(at)) ? 1 : 0;
            }
        }
        return areas.isHopeless(must, size);
    }

    /**
     * Adds all lines of open cells that are connected to the known lines. The method works depth first: it goes on from
     * a new line at once. In a large open area, the flood then soon has too many cells. Returns false when the flood is
     * given up.
     */
    private boolean meetAll() {
        int depth = 1;
        path[0] = 0;
        next[0] = firsts[0];
        while (depth > 0) {
            int line = path[depth - 1];
            int before = known;
            if (!meetNeighbours(line, depth - 1)) {
                return false;
            }
            if (known == before) {
                depth--;
            } else {
                path[depth] = before;
                next[depth++] = firsts[before];
            }
        }
        return true;
    }

    /**
     * Looks for a line of open cells that is next to a given line and new to the flood, and adds it. Returns false when
     * the flood is given up.
     */
    private boolean meetNeighbours(int line, int depth) {
        int first = firsts[line];
        int last = lasts[line];
        // Most cells of a line have the same neighbouring lines. So the two neighbouring lines that were met last are
        // remembered: one at smaller positions than this line, and one at greater positions.
        int firstBefore = 0;
        int lastBefore = -1;
        int firstAfter = 0;
        int lastAfter = -1;
        for (int at = next[depth]; at <= last; at++) {
            int cell = lines.cellAt(at);
            int end = graph.begin(cell + 1);
            for (int j = graph.begin(cell); j < end; j++) {
                int beside = lines.positionOf(graph.neighbour(j));
                if ((beside >= first && beside <= last)
                        || (beside >= firstBefore && beside <= lastBefore)
                        || (beside >= firstAfter && beside <= lastAfter)
                        || !lines.isOpen(beside)) {
                    continue;
                }
                int from = lines.first(beside);
                int to = lines.last(beside);
                if (seen[from] != flood) {
                    next[depth] = at;
                    return mayMeet(from, to);
                }
                if (beside < first) {
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
     * Adds a line to the flood. Returns false if the flood becomes too large or the line belongs to another flood of
     * this call. The other flood was then given up, so this flood is in a region that is too large, too.
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
