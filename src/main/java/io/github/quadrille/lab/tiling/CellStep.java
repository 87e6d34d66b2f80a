package io.github.quadrille.lab.tiling;

import io.github.quadrille.lab.tiling.FewestGaps.RowRange;

/** Does away with a cell: where a row does not cover it yet, a placement is laid on it, or it stays open. */
final class CellStep {
    private final PieceGraph graph;
    private final CoverRows rows;
    private final int cell;
    private final long own;
    /** The placements on the cell; -1 where one of its cells is done with. */
    private final long[] masks;

    CellStep(PieceGraph graph, EliminationOrder order, CoverRows rows, int position) {
        this.graph = graph;
        this.rows = rows;
        this.cell = order.cell(position);
        this.own = order.bit(cell);
        this.masks = new long[graph.degree(cell)];
        for (int i = 0; i < masks.length; i++) {
            for (int k = 0; k < 4 && masks[i] != -1; k++) {
                int other = graph.cell(graph.on(cell, i), k);
                masks[i] = order.position(other) < position ? -1 : masks[i] | order.bit(other);
            }
        }
    }

    /**
     * Puts all that comes of a table into the one begun.
     *
     * @param before null when there is none, and nothing is covered yet
     * @param price of an open cell: 1, or 0 where it is spare
     * @param mostGaps rows with more are left out
     */
    void putAll(RowRange before, int price, int mostGaps) {
        if (before == null) {
            put(0, 0, CoverRows.NOTHING, price, mostGaps);
        } else {
            for (int row = before.from(); row < before.to(); row++) {
                put(rows.covered(row), rows.gaps(row), row, price, mostGaps);
            }
        }
    }

    private void put(long covered, int gaps, int row, int price, int mostGaps) {
        if ((covered & own) != 0) {
            rows.put(covered & ~own, gaps, row, CoverRows.NOTHING);
            return;
        }
        for (int i = 0; i < masks.length; i++) {
            if (masks[i] != -1 && (covered & masks[i]) == 0) {
                rows.put((covered | masks[i]) & ~own, gaps, row, CoverRows.PLACEMENT - graph.on(cell, i));
            }
        }
        if (gaps + price <= mostGaps) {
            rows.put(covered, gaps + price, row, CoverRows.GAP);
        }
    }
}
