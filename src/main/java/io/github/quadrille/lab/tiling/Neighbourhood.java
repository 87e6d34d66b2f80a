package io.github.quadrille.lab.tiling;

import java.util.BitSet;

/** Finds the squares around a meeting point, called the hub, the nearest first, until enough gaps are found. */
final class Neighbourhood {
    /** After enough gaps are found, this many more squares are looked at, so that gaps can walk around obstacles. */
    private static final int BEYOND = 300;
    /** Closing a square also closes the squares that are at most this many rows and columns away. */
    private static final int REACH = 2;

    private final PaddedMatrix lattice;
    private final Tiling tiling;
    private final Patch patch;
    private final int[] seen;
    private final int[] distance;
    private final int[] before;
    private final BitSet closed = new BitSet();
    private final IntList queue = new IntList(1024);
    private int round;

    Neighbourhood(PaddedMatrix lattice, Tiling tiling, Patch patch) {
        this.lattice = lattice;
        this.tiling = tiling;
        this.patch = patch;
        this.seen = new int[lattice.size()];
        this.distance = new int[lattice.size()];
        this.before = new int[lattice.size()];
    }

    /**
     * Finds the gaps nearest to the hub, including the hub itself when it is a gap.
     *
     * @return the number of gaps that were found
     */
    int gather(int hub, int[] gaps) {
        round++;
        queue.clear();
        visit(hub, hub, 0);
        int found = 0;
        int end = Integer.MAX_VALUE;
        for (int i = 0; i < queue.size() && i < end; i++) {
            int square = queue.get(i);
            if (found < gaps.length && tiling.isGap(square)) {
                gaps[found++] = square;
                end = found == gaps.length ? i + BEYOND : end;
            }
            for (int way : lattice.ways()) {
                int next = square + way;
                if (seen[next] != round && patch.mayTake(next) && !closed.get(next)) {
                    visit(next, square, distance[square] + 1);
                }
            }
        }
        return found;
    }

    /**
     * Closes a square and the squares around it, so that the paths of later searches avoid them until {@link #reopen}.
     */
    void close(int square) {
        for (int row = -REACH; row <= REACH; row++) {
            int middle = square + row * lattice.stride();
            closed.set(Math.max(0, middle - REACH), Math.max(0, middle + REACH + 1));
        }
    }

    void reopen() {
        closed.clear();
    }

    private void visit(int square, int from, int far) {
        queue.add(square);
        seen[square] = round;
        before[square] = from;
        distance[square] = far;
    }

    /**
     * Returns the distance of a square from the hub, in steps; {@link Integer#MAX_VALUE} if the square was not reached.
     */
    int of(int square) {
        return seen[square] == round ? distance[square] : Integer.MAX_VALUE;
    }

    /** Returns the next square on a shortest path to the hub. */
    int before(int square) {
        return before[square];
    }

    /** Returns the number of squares that were looked at. */
    int size() {
        return queue.size();
    }
}
