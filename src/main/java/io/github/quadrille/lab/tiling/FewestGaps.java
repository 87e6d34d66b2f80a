package io.github.quadrille.lab.tiling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Finds the fewest gaps that any covering of some cells leaves, where every cell may stay open. It uses dynamic
 * programming (bucket elimination; Dechter, 1999): the cells are eliminated one after another, in an {@link
 * EliminationOrder}. A row of a table is a way to cover all cells that were eliminated for this table. The bag of a
 * table consists of the neighbours of these cells that are eliminated later. A row also says which cells of the bag it
 * covers. To eliminate a cell, the tables whose bags contain the cell are joined. In each row that does not cover the
 * cell yet, a placement is laid on the cell or a gap is left there. Rows that are not better than others are dropped
 * ({@link DominatedRows}). Tables are small where only narrow passages join the cells.
 *
 * <p>A table with too many rows forgets cells of its bag: its rows no longer say whether they cover such a cell. From
 * then on, another piece may be laid on the forgotten cell, too, and the cell may stay open without being a gap. So the
 * result is a lower bound (as in mini-bucket elimination; Dechter and Rish, 2003). The bound is exact when no cell was
 * forgotten.
 */
final class FewestGaps {
    /**
     * For each row that a table may keep, a join looks at no more than this many pairs of rows. Most pairs are
     * dominated at once, so few of them need to be kept.
     */
    private static final int PAIRS_PER_ROW = 100;

    /**
     * To find the placements that lead to a bound, the search keeps all rows of all tables. It gives up when there are
     * more rows than this.
     */
    private static final int ALL_ROWS = 4_000_000;

    private static final int TABLES_BETWEEN_LOOKS = 16;

    private final CoverRows rows = new CoverRows();
    private PieceGraph graph = new PieceGraph(0).complete(0);
    private EliminationOrder order = EliminationOrder.of(graph, 0).orElseThrow();
    private final BitSet spare = new BitSet();
    private boolean exact;
    private boolean traced;
    private int mostRows;
    private RowRange[] tables = new RowRange[0];
    private final List<RowRange> ends = new ArrayList<>();

    /**
     * Returns a lower bound on the number of gaps of every covering; -1 when the search was stopped.
     *
     * @param cells the elimination order of the cells of the graph
     * @param most the largest number of rows of a table
     */
    int atLeast(PieceGraph pieces, EliminationOrder cells, int most, BooleanSupplier stopped) {
        traced = false;
        return run(pieces, cells, most, stopped);
    }

    /** Tells whether the last bound is known to be reached by a covering, because no table became too large. */
    boolean isExact() {
        return exact;
    }

    /**
     * Repeats the last search, and returns the placements that lead to its bound. If such placements overlap, only the
     * first of them is returned. The list is empty when the search was too large or was stopped.
     */
    List<Integer> placements(BooleanSupplier stopped) {
        List<Integer> placements = new ArrayList<>();
        traced = true;
        if (run(graph, order, mostRows, stopped) >= 0) {
            layIn(placements::add);
        }
        return placements;
    }

    /**
     * Removes the pieces on some squares, and lays the placements there that lead to the last bound. This is done only
     * if these placements leave fewer gaps than the pieces.
     *
     * @param gaps the last bound
     * @param squares the squares of the graph's own cells, which are gaps when they stay open
     */
    void lessen(int gaps, int[] squares, Tiling tiling, BooleanSupplier stopped) {
        List<Integer> placements = gaps < tiling.gaps(squares) ? placements(stopped) : List.of();
        if (squares.length - 4 * placements.size() < tiling.gaps(squares)) {
            tiling.clear(squares);
            placements.forEach(tiling::lay);
        }
    }

    private int run(PieceGraph pieces, EliminationOrder cells, int most, BooleanSupplier stopped) {
        graph = pieces;
        order = cells;
        mostRows = most;
        exact = true;
        spare.clear();
        spare.set(graph.own(), graph.cells());
        tables = new RowRange[graph.cells()];
        ends.clear();
        rows.clear();
        int gaps = 0;
        for (int i = 0; i < tables.length; i++) {
            if ((traced && rows.size() > ALL_ROWS) || (i % TABLES_BETWEEN_LOOKS == 0 && stopped.getAsBoolean())) {
                return -1;
            }
            tables[i] = eliminate(i);
            if (order.bag(order.cell(i)).length == 0) {
                ends.add(tables[i]);
                gaps += rows.gaps(tables[i].from());
            }
        }
        return gaps;
    }

    private RowRange eliminate(int i) {
        int begin = rows.size();
        RowRange joined = order.joined(tables, i, (first, second) -> join(first, second, i));
        rows.begin();
        int from = rows.size();
        putAll(i, joined);
        RowRange table = lessened(new RowRange(order.bits(order.cell(i)), from, rows.size()), i, mostRows);
        if (traced) {
            return table;
        }
        // The tables that were joined into this table are stored right before it. This table replaces them.
        int first = order.reach(i) > 1 ? tables[i - order.reach(i) + 1].from() : begin;
        rows.drop(first, table.from());
        return new RowRange(table.cells(), first, rows.size());
    }

    /**
     * Makes new rows from the rows of an earlier table, and puts them into the current table. A row is a way to cover
     * some cells. If an earlier row does not cover the cell at position {@code i}, a placement is laid there, or the
     * cell stays open. If there is no earlier table (null), the only earlier row is one that covers nothing.
     */
    private void putAll(int i, RowRange before) {
        int cell = order.cell(i);
        // Each mask has the bits of a placement on the cell, or is -1 if one of the placement's cells was eliminated
        // before.
        long[] masks = new long[graph.degree(cell)];
        for (int p = 0; p < masks.length; p++) {
            for (int k = 0; k < 4 && masks[p] != -1; k++) {
                int other = graph.cell(graph.on(cell, p), k);
                masks[p] = order.position(other) < i ? -1 : masks[p] | order.bit(other);
            }
        }
        if (before == null) {
            put(cell, masks, 0, 0, CoverRows.NOTHING);
        } else {
            for (int row = before.from(); row < before.to(); row++) {
                put(cell, masks, rows.covered(row), rows.gaps(row), row);
            }
        }
    }

    private void put(int cell, long[] masks, long covered, int gaps, int row) {
        long own = order.bit(cell);
        if ((covered & own) != 0) {
            rows.put(covered & ~own, gaps, row, CoverRows.NOTHING);
            return;
        }
        for (int p = 0; p < masks.length; p++) {
            if (masks[p] != -1 && (covered & masks[p]) == 0) {
                rows.put((covered | masks[p]) & ~own, gaps, row, CoverRows.PLACEMENT - graph.on(cell, p));
            }
        }
        int more = gaps + (spare.get(cell) ? 0 : 1);
        if (more <= graph.cells()) {
            rows.put(covered, more, row, CoverRows.GAP);
        }
    }

    /**
     * Ends the current table, and drops its dominated rows. While more than {@code most} rows remain, a cell is
     * forgotten: the rows no longer say whether they cover this cell.
     */
    private RowRange lessened(RowRange begun, int i, int most) {
        RowRange table = undominated(begun, i);
        while (table.size() > most) {
            table = forgetting(latest(table, i), table, i);
        }
        return table;
    }

    /** Returns the cell of a table that is eliminated last. */
    private int latest(RowRange table, int i) {
        int latest = order.cell(i);
        for (int other : order.bag(order.cell(i))) {
            if ((table.cells() & order.bit(other)) != 0 && order.position(other) > order.position(latest)) {
                latest = other;
            }
        }
        return latest;
    }

    private RowRange forgetting(int cell, RowRange table, int i) {
        exact = false;
        spare.set(cell);
        long bit = order.bit(cell);
        rows.begin();
        int from = rows.size();
        for (int row = table.from(); row < table.to(); row++) {
            rows.put(rows.covered(row) & ~bit, rows.gaps(row), rows.first(row), rows.second(row));
        }
        return undominated(new RowRange(table.cells() & ~bit, from, rows.size()), i);
    }

    private RowRange undominated(RowRange table, int i) {
        long free = spare.get(order.cell(i)) ? order.bit(order.cell(i)) : 0;
        for (int other : order.bag(order.cell(i))) {
            free |= spare.get(other) ? order.bit(other) : 0;
        }
        rows.end(new DominatedRows(rows, table, free)::isDominated);
        return new RowRange(table.cells(), table.from(), rows.size());
    }

    private RowRange join(RowRange first, RowRange second, int i) {
        RowRange a = first;
        RowRange b = second;
        while ((long) a.size() * b.size() > (long) PAIRS_PER_ROW * mostRows) {
            if (a.size() > b.size()) {
                a = forgetting(latest(a, i), a, i);
            } else {
                b = forgetting(latest(b, i), b, i);
            }
        }
        rows.begin();
        int from = rows.size();
        joinRows(a, b);
        return lessened(new RowRange(a.cells() | b.cells(), from, rows.size()), i, 4 * mostRows);
    }

    /**
     * Joins every row of one table with every row of another, and puts the joined rows into the current table. If two
     * pieces cover the same cell, one of the two is left out, and its other three cells stay open. That costs {@link
     * DominatedRows#PIECE} gaps. A joined row is not stored if the best joined row so far dominates it.
     */
    private void joinRows(RowRange a, RowRange b) {
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int x = a.from(); x < a.to(); x++) {
            for (int y = b.from(); y < b.to(); y++) {
                long covered = rows.covered(x) | rows.covered(y);
                int overlap = Long.bitCount(rows.covered(x) & rows.covered(y));
                int gaps = rows.gaps(x) + rows.gaps(y) + DominatedRows.PIECE * overlap;
                if (gaps > graph.cells() || (gaps > fewest && gaps - fewest >= DominatedRows.price(best, covered, 0))) {
                    continue;
                }
                if (gaps < fewest) {
                    fewest = gaps;
                    best = covered;
                }
                rows.put(covered, gaps, x, y);
            }
        }
    }

    /**
     * Passes on the placements that lead to the bound. It begins with the tables that are not joined into later tables,
     * and takes the first row of each. It follows each row back to the rows from which it was made. If two pieces cover
     * the same cell, only the first that is reached is passed on. The bound includes the gaps that this costs, unless a
     * table that was too large forgot the cell.
     */
    private void layIn(IntConsumer sink) {
        BitSet covered = new BitSet();
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
                int placement = CoverRows.PLACEMENT - rows.second(row);
                if (IntStream.range(0, 4).noneMatch(k -> covered.get(graph.cell(placement, k)))) {
                    IntStream.range(0, 4).forEach(k -> covered.set(graph.cell(placement, k)));
                    sink.accept(graph.name(placement));
                }
            }
        }
    }

    /**
     * Holds the range of the rows of a table.
     *
     * @param cells the bits of the cells for which the rows say whether they are covered
     * @param from the first row
     * @param to the row after the last one
     */
    record RowRange(long cells, int from, int to) {
        int size() {
            return to - from;
        }
    }
}
