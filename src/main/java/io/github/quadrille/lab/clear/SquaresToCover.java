package io.github.quadrille.lab.clear;

import java.util.Arrays;

/**
 * Measures the distance from the red tokens to each square. The distance is the number of squares that pieces have to
 * cover on a way to this square, including this square. A row of the board is one word of 64 bits, so that one step of
 * the search continues from all squares of a row at once.
 */
final class SquaresToCover {
    /**
     * This is the distance of squares that cannot be reached. It is larger than every other distance, and small enough
     * that such distances can be added.
     */
    static final int FAR = 1 << 20;

    private final Grid grid;
    private final long wholeRow;
    private final boolean ringsOfRows;
    private final boolean ringsOfColumns;
    private final int[] cost;
    /**
     * These squares cost 1, can be covered and are not reached yet. Each row has one word of bits. The squares that
     * cost nothing are in {@code waitingFree}.
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
     * Measures all distances. This is a breadth-first search in which a square costs 0 or 1.
     *
     * @param red the squares where ways begin
     * @param enterable the squares that can be covered
     * @param free the squares that cost nothing
     * @param most the largest distance that is measured; squares farther away get {@link #FAR}
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
        // The next word has the remaining bits of the row, if there are any. A shift by the size of a word would have
        // no effect, so it is avoided.
        return (beyond < grid.columns() ? bits | set[word + 1] << beyond : bits) & wholeRow;
    }

    private void costs(int row, long squares, int price) {
        for (long left = squares; left != 0; left &= left - 1) {
            cost[row * grid.columns() + Long.numberOfTrailingZeros(left)] = price;
        }
    }

    /**
     * Reaches all waiting squares that are next to the squares of the front, which were reached last. Returns whether
     * there are such squares.
     *
     * @param those the waiting squares, from which the reached squares are removed
     * @param price the distance of the squares that are reached
     */
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

    /** Adds the squares that were just reached at no cost to the front, from which the search continues. */
    private void join() {
        for (int row = 0; row < front.length; row++) {
            front[row] |= next[row];
        }
    }

    int to(int square) {
        return cost[square];
    }
}
