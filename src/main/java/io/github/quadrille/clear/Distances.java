package io.github.quadrille.clear;

import java.util.Arrays;

/** How many squares pieces have to cover on the way from the red tokens to a square, that square included. */
final class Distances {
    /** Beyond every distance, and small enough to be added up. */
    static final int FAR = 1 << 20;

    private final int[][] neighbours;
    private final int[] cost;
    private final int[] queue;
    private int head;
    private int tail;

    Distances(Grid grid) {
        neighbours = new int[grid.size()][];
        Arrays.setAll(neighbours, grid::neighbours);
        cost = new int[grid.size()];
        // Each square is put in at most twice, at either end: once for each of the two costs it may have.
        queue = new int[4 * grid.size() + 2];
    }

    /**
     * Measures anew, breadth first with costs 0 and 1.
     *
     * @param enterable the squares that can be covered
     * @param free those that cost nothing
     * @param most what is farther is {@link #FAR}
     */
    void measure(Position position, boolean[] enterable, boolean[] free, int most) {
        Arrays.fill(cost, FAR);
        head = queue.length / 2;
        tail = head;
        for (int square = 0; square < cost.length; square++) {
            if (position.isRed(square)) {
                cost[square] = 0;
                queue[tail++] = square;
            }
        }
        while (head < tail) {
            int square = queue[head++];
            int here = cost[square];
            for (int next : neighbours[square]) {
                if (enterable[next] && (free[next] || here < most)) {
                    enter(next, here, free[next]);
                }
            }
        }
    }

    private void enter(int square, int before, boolean free) {
        int through = free ? before : before + 1;
        if (through < cost[square]) {
            cost[square] = through;
            if (free) {
                queue[--head] = square;
            } else {
                queue[tail++] = square;
            }
        }
    }

    int to(int square) {
        return cost[square];
    }
}
