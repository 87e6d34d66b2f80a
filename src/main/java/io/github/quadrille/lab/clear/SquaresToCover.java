package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Measures how many squares pieces have to cover on the way from the red tokens to a square, including that square. A
 * row of the board is one word, so that one step of the search continues from all squares of a row at once.
 */
final class SquaresToCover {
    /**
     * Squares out of reach have this distance. It is larger than every other distance, and small enough to be added up.
     */
    static final int FAR = 1 << 20;

    private final Grid grid;
    private final long wholeRow;
    private final boolean ringsOfRows;
    private final boolean ringsOfColumns;
    private final int[] cost;
    /**
     * Each entry holds, as bits, the squares of a row that can be covered and are not reached yet. The squares that
     * cost 1 are in this array, and those that cost nothing are in {@code waitingFree}.
     */
    private final long[] waiting;

    private final long[] waitingFree;
    private final long[] front;
    private final long[] next;

    SquaresToCover(Grid grid) {
        this.grid = grid;
        wholeRow = -1L >>> (Long.SIZE - grid.columns());
        ringsOfRows = grid.wrap().leftMeetsRight();
        ringsOfColumns = grid.wrap().topMeetsBottom();
        cost = new int[grid.size()];
        waiting = new long[grid.rows()];
        waitingFree = new long[grid.rows()];
        front = new long[grid.rows()];
        next = new long[grid.rows()];
    }

    /**
     * Measures all distances anew, breadth first with costs 0 and 1.
     *
     * @param red the squares where ways begin
     * @param enterable the squares that can be covered
     * @param free the squares that cost nothing
     * @param most the largest distance; farther squares are {@link #FAR}
     */
    void measure(long[] red, long[] enterable, long[] free, int most) {
        Arrays.fill(cost, FAR);
        begin(red, enterable, free);
        boolean more = true;
        for (int here = 0; more; here++) {
            while (step(waitingFree, here)) {
                join();
            }
            more = here < most && step(waiting, here + 1);
            System.arraycopy(next, 0, front, 0, front.length);
        }
    }

    private void begin(long[] red, long[] enterable, long[] free) {
        for (int row = 0; row < front.length; row++) {
            long begin = row(red, row);
            long open = row(enterable, row) & ~begin;
            long nothing = row(free, row);
            front[row] = begin;
            waiting[row] = open & ~nothing;
            waitingFree[row] = open & nothing;
            costs(row, begin, 0);
        }
    }

    /** Returns the squares of a row that are in a set. The lowest bit is the first column. */
    private long row(long[] set, int row) {
        int from = row * grid.columns();
        int word = from / Long.SIZE;
        int beyond = Long.SIZE - from % Long.SIZE;
        long bits = set[word] >>> from;
        // The next word has the rest of the row. A shift by a whole word would have no effect, so it is avoided.
        return (beyond < grid.columns() ? bits | set[word + 1] << beyond : bits) & wholeRow;
    }

    private void costs(int row, long squares, int price) {
        for (long left = squares; left != 0; left &= left - 1) {
            cost[row * grid.columns() + Long.numberOfTrailingZeros(left)] = price;
        }
    }

    /** Reaches the waiting squares next to the front. Returns whether there are any. */
    private boolean step(long[] those, int price) {
        long any = 0;
        int last = front.length - 1;
        for (int row = 0; row <= last; row++) {
            long above = row > 0 ? front[row - 1] : ringsOfColumns ? front[last] : 0;
            long below = row < last ? front[row + 1] : ringsOfColumns ? front[0] : 0;
            long reached = (above | below | beside(front[row])) & those[row];
            those[row] ^= reached;
            next[row] = reached;
            any |= reached;
            costs(row, reached, price);
        }
        return any != 0;
    }

    private long beside(long row) {
        int shift = grid.columns() - 1;
        long around = ringsOfRows ? (row >>> shift) | (row << shift) : 0;
        return ((row << 1) | (row >>> 1) | around) & wholeRow;
    }

    /** Adds the squares that were reached at no cost to the front. */
    private void join() {
        for (int row = 0; row < front.length; row++) {
            front[row] |= next[row];
        }
    }

    int to(int square) {
        return cost[square];
    }
}
