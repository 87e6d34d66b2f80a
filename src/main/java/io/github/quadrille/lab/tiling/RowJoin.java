package io.github.quadrille.lab.tiling;

/** Rows of two tables, each with each. */
final class RowJoin {
    private final CoverRows rows;
    private long pairs;

    RowJoin(CoverRows rows) {
        this.rows = rows;
    }

    /** How many pairs were put together so far. */
    long pairs() {
        return pairs;
    }

    /**
     * Puts all pairs into the table begun, where every cell may stay open: of two pieces that cover a cell both, one is left
     * out, at the price that {@link DominatedRows} says. Pairs that the best one so far dominates are left out.
     */
    void join(RowRange a, RowRange b, int mostGaps) {
        long best = 0;
        int fewest = Integer.MAX_VALUE;
        pairs += (long) a.size() * b.size();
        for (int x = a.from(); x < a.to(); x++) {
            for (int y = b.from(); y < b.to(); y++) {
                long covered = rows.covered(x) | rows.covered(y);
                int overlap = Long.bitCount(rows.covered(x) & rows.covered(y));
                int gaps = rows.gaps(x) + rows.gaps(y) + DominatedRows.PIECE * overlap;
                if (gaps > mostGaps || (gaps > fewest && gaps - fewest >= DominatedRows.price(best, covered, 0))) {
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
}
