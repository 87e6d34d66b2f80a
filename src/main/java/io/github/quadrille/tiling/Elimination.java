package io.github.quadrille.tiling;

import io.github.quadrille.window.WindowOutcome;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Covers cells with the fewest gaps, by dynamic programming along an elimination order (bucket elimination; Dechter, 1999):
 * when a cell is done with, the tables whose bags it is in are joined, and where it is not covered yet a placement is laid
 * on it, or a gap left. A row of a table is a way to cover all that was done with; of the other cells it matters only which
 * of them it covers, too. Rows that leave a cell of the bag no placement are dropped ({@link DeadRows}).
 *
 * <p>Tables are small where the cells hang together by narrow passages. Elsewhere rows are drawn by lot, and finding no
 * covering then means nothing.
 */
final class Elimination {
    /** Of two tables about so many pairs are put together for each row that may be kept. */
    private static final int PAIRS_PER_ROW = 4;

    /** All tables together have no more rows than this. */
    private static final int ALL_ROWS = 4_000_000;

    private final RandomGenerator random;
    private final CoverRows rows = new CoverRows();
    private final RowJoin join;
    private long work;
    private PieceGraph graph = new PieceGraph(0).complete();
    private EliminationOrder order = EliminationOrder.of(graph, 0).orElseThrow();
    private BitSet mayBeGap = new BitSet();
    private int mostGaps;
    private int mostRows;
    private RowRange[] tables = new RowRange[0];
    private final List<RowRange> ends = new ArrayList<>();
    private int failedAt;

    Elimination(RandomGenerator random) {
        this.random = random;
        this.join = new RowJoin(rows, random);
    }

    /**
     * Looks for a covering.
     *
     * @param cells the graph's, in an order to do away with them
     * @param gapCells the cells that may stay open
     * @param gaps each connected part may have so many at most
     * @param most rows of a table
     */
    WindowOutcome run(PieceGraph pieces, EliminationOrder cells, BitSet gapCells, int gaps, int most) {
        graph = pieces;
        order = cells;
        mayBeGap = gapCells;
        mostGaps = gaps;
        mostRows = most;
        tables = new RowRange[graph.cells()];
        ends.clear();
        rows.clear();
        long pairsBefore = join.pairs();
        WindowOutcome outcome = WindowOutcome.PACKED;
        for (int i = 0; i < tables.length && outcome == WindowOutcome.PACKED; i++) {
            tables[i] = eliminate(i);
            if (tables[i].size() == 0 || rows.size() > ALL_ROWS) {
                failedAt = i;
                outcome = tables[i].size() > 0 || tables[i].isSampled()
                        ? WindowOutcome.UNDECIDED
                        : WindowOutcome.IMPOSSIBLE;
            } else if (order.bag(order.cell(i)).length == 0) {
                ends.add(tables[i]);
            }
        }
        work += rows.size() + join.pairs() - pairsBefore + graph.cells();
        return outcome;
    }

    private RowRange eliminate(int i) {
        RowRange joined = order.joined(tables, i, this::join);
        if (joined != null && joined.size() == 0) {
            return joined;
        }
        int cell = order.cell(i);
        CellStep step = new CellStep(graph, order, rows, i);
        rows.begin();
        int from = rows.size();
        step.putAll(joined, mayBeGap.get(cell) ? 1 : mostGaps + 1, mostGaps);
        DeadRows dead = new DeadRows(graph, order, i, mayBeGap, mostGaps);
        rows.end(dead::lives);
        boolean sampled = rows.thin(mostRows, random) || (joined != null && joined.isSampled());
        return new RowRange(order.bits(cell), from, rows.size(), sampled);
    }

    private RowRange join(RowRange a, RowRange b) {
        rows.begin();
        int from = rows.size();
        boolean all = join.join(a, b, mostGaps, (long) PAIRS_PER_ROW * mostRows);
        boolean sampled = rows.thin(mostRows, random) || !all || a.isSampled() || b.isSampled();
        return new RowRange(a.cells() | b.cells(), from, rows.size(), sampled);
    }

    /** The gaps of the covering found. */
    int gaps() {
        int gaps = 0;
        for (RowRange end : ends) {
            gaps += rows.gaps(end.from());
        }
        return gaps;
    }

    /** Lays the covering found. */
    void layIn(Dive.PieceSink sink) {
        new CoverTrace(rows, graph).layIn(ends, sink);
    }

    /** The cells that could not be covered: all that led to a table without rows. */
    int[] uncovered() {
        int[] cells = new int[order.reach(failedAt)];
        for (int k = 0; k < cells.length; k++) {
            cells[k] = order.cell(failedAt - k);
        }
        return cells;
    }

    /** How many rows and pairs of rows were looked at so far. */
    long work() {
        return work;
    }
}
