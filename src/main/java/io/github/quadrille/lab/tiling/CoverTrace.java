package io.github.quadrille.lab.tiling;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Lays what led to rows. Of two pieces that cover a cell both, one is left out: its price was paid. */
final class CoverTrace {
    private final CoverRows rows;
    private final PieceGraph graph;
    private final BitSet covered = new BitSet();

    CoverTrace(CoverRows rows, PieceGraph graph) {
        this.rows = rows;
        this.graph = graph;
    }

    /** Follows the first row of each table. */
    void layIn(List<RowRange> ends, Dive.PieceSink sink) {
        Deque<Integer> open = new ArrayDeque<>();
        ends.forEach(end -> open.push(end.from()));
        while (!open.isEmpty()) {
            int row = open.pop();
            if (rows.first(row) >= 0) {
                open.push(rows.first(row));
            }
            if (rows.second(row) >= 0) {
                open.push(rows.second(row));
            } else if (rows.second(row) <= CoverRows.PLACEMENT) {
                lay(CoverRows.PLACEMENT - rows.second(row), sink);
            }
        }
    }

    private void lay(int placement, Dive.PieceSink sink) {
        boolean overlaps = false;
        for (int k = 0; k < 4; k++) {
            overlaps |= covered.get(graph.cell(placement, k));
        }
        if (!overlaps) {
            for (int k = 0; k < 4; k++) {
                covered.set(graph.cell(placement, k));
            }
            sink.lay(graph.name(placement));
        }
    }
}
