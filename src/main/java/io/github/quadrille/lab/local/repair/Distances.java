package io.github.quadrille.lab.local.repair;

import io.github.quadrille.lab.window.LazyPlacements;

/**
 * Computes the number of steps from one cell to other cells, and finds the gaps that are nearest to that cell. A gap is
 * a mandatory cell that is open. If edges of the board meet, steps also go across these edges. The time is linear in
 * the number of cells reached.
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
     * Searches outwards from a gap and collects gaps. The search ends when it has met the wanted number of gaps, or
     * cannot reach any more cells.
     *
     * @param gap the gap where the search starts, which is collected, too
     * @param wanted the number of gaps to collect
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

    /** Returns the size of the team, which consists of the gaps that the last search has met. */
    int teamSize() {
        return teamSize;
    }

    /**
     * Returns the i-th gap that the last search has met. The first gap is the start and has the index 0, and the last
     * gap is the farthest.
     */
    int team(int i) {
        return team[i];
    }

    /**
     * Returns the next cell on a shortest path from a cell back to the start. For the start itself, it returns the
     * start.
     */
    int before(int cell) {
        return before[cell];
    }

    /**
     * Returns the number of steps from the start to a cell. It is {@link Integer#MAX_VALUE} if the search did not reach
     * the cell.
     */
    int distance(int cell) {
        return stamp[cell] == now ? distance[cell] : Integer.MAX_VALUE;
    }
}
