package io.github.quadrille.lab.tiling;

import java.util.BitSet;

/** The free squares around a hub, nearest first, until some gaps are among them. */
final class Neighbourhood {
    /** How much further it looks, so that gaps can walk ways around. */
    private static final int BEYOND = 300;
    /** How far around a square it is closed. */
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
     * Finds the nearest gaps, the hub among them when it is one.
     *
     * @return how many were found
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

    /** Ways do not lead past a square any more, until {@link #reopen}. */
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

    /** From the hub, in steps; {@link Integer#MAX_VALUE} where it was not looked. */
    int of(int square) {
        return seen[square] == round ? distance[square] : Integer.MAX_VALUE;
    }

    /** The next square on the way to the hub. */
    int before(int square) {
        return before[square];
    }

    /** How many squares were looked at. */
    int size() {
        return queue.size();
    }
}
