package io.github.quadrille.lab.local.repair;

import io.github.quadrille.lab.window.LazyPlacements;

/** Steps from one cell to others, over edges of the board, as far as they were asked for. Linear in the cells reached. */
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

    /** Goes out from a gap until so many gaps are met, itself counted, or no more can be reached. */
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

    /** How many gaps were met. */
    int teamSize() {
        return teamSize;
    }

    /** The i-th gap met; the 0th is where it began, the last is the farthest. */
    int team(int i) {
        return team[i];
    }

    /** The next cell on a shortest way back; where it began, that cell itself. */
    int before(int cell) {
        return before[cell];
    }

    /** Steps from where it began; very many where it did not come. */
    int distance(int cell) {
        return stamp[cell] == now ? distance[cell] : Integer.MAX_VALUE;
    }
}
