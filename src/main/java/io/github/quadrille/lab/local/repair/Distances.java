package io.github.quadrille.lab.local.repair;

import io.github.quadrille.lab.window.LazyPlacements;

/**
 * Computes the number of steps from one cell to others, and finds the gaps that are nearest to it. A gap is a mandatory
 * cell that is open. Steps also go over joined edges of the board. The time is linear in the cells reached.
 */
final class Distances {
    private final LazyPlacements footprints;
    private final int[] stamp;
    private final int[] distance;
    private final int[] before;
    private final int[] queue;
    private int now;
    private final int[] team;
    private int teamSize;

    Distances(LazyPlacements lazyPlacements) {
        this.footprints = lazyPlacements;
        int size = lazyPlacements.region().size();
        stamp = new int[size];
        distance = new int[size];
        before = new int[size];
        queue = new int[size];
        team = new int[size];
    }

    /**
     * Searches outwards from a gap until the search has met this many gaps, including the first, or can reach no more
     * cells.
     */
    void gather(int gap, int wanted, LaidPieces part) {
        now++;
        teamSize = 0;
        stamp[gap] = now;
        distance[gap] = 0;
        before[gap] = gap;
        queue[0] = gap;
        int end = 1;
        for (int begin = 0; begin < end && teamSize < wanted; begin++) {
            int cell = queue[begin];
            if (part.isGap(cell)) {
                team[teamSize++] = cell;
            }
            for (int side = 0; side < footprints.sides(); side++) {
                int next = footprints.beyond(side, cell);
                if (next >= 0 && stamp[next] != now) {
                    stamp[next] = now;
                    distance[next] = distance[cell] + 1;
                    before[next] = cell;
                    queue[end++] = next;
                }
            }
        }
    }

    /** Returns how many gaps the last search met. */
    int teamSize() {
        return teamSize;
    }

    /** Returns the i-th gap that the last search met. The 0th is the start, and the last is the farthest. */
    int team(int i) {
        return team[i];
    }

    /** Returns the next cell on a shortest way back to the start; for the start itself, the start. */
    int before(int cell) {
        return before[cell];
    }

    /** Returns the steps from the start to a cell; {@link Integer#MAX_VALUE} if the search did not reach it. */
    int distance(int cell) {
        return stamp[cell] == now ? distance[cell] : Integer.MAX_VALUE;
    }
}
