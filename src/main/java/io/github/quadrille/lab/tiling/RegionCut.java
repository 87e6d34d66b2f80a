package io.github.quadrille.lab.tiling;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts sets of squares in two, between two levels of a breadth-first search that begins at an end of the set. It
 * prefers cuts with few squares and no gaps near them.
 */
final class RegionCut {
    /** A half with less than this share of the squares makes a cut much worse. */
    private static final double LEAST_SHARE = 0.3;
    /** A gap near a cut counts as this many squares, because it may be lost to the bound. */
    private static final int GAP = 6;

    private static final int NEAR = 3;

    private final PaddedMatrix lattice;
    private final Tiling tiling;
    /** Each square has the round in which it was last marked or reached. */
    private final int[] stamp;

    private int round;
    private final IntList queue = new IntList(1024);
    /** The list has the places in the queue where the levels begin, and where the last one ends. */
    private final IntList level = new IntList(64);

    RegionCut(PaddedMatrix lattice, Tiling tiling) {
        this.lattice = lattice;
        this.tiling = tiling;
        this.stamp = new int[lattice.size()];
    }

    /** Returns the connected parts of some squares. */
    List<int[]> parts(int[] squares) {
        List<int[]> parts = new ArrayList<>();
        ask(squares);
        for (int square : squares) {
            if (stamp[square] == round - 1) {
                reach(square);
                parts.add(queue.toArray());
            }
        }
        return parts;
    }

    /**
     * Returns two halves of at least two connected squares. The halves need not be connected.
     *
     * @param start the index of a square; the search begins at the square that is farthest from it
     */
    List<int[]> halves(int[] squares, int start) {
        ask(squares);
        reach(squares[start]);
        int end = queue.get(queue.size() - 1);
        ask(squares);
        reach(end);
        int cut = level.get(best());
        return List.of(queue.toArray(0, cut), queue.toArray(cut, queue.size()));
    }

    /** Returns the level before which to cut, at least 1. */
    private int best() {
        int levels = level.size() - 1;
        int reached = queue.size();
        int[] gaps = new int[levels + 1];
        for (int k = 0; k < levels; k++) {
            gaps[k + 1] = gaps[k];
            for (int i = level.get(k); i < level.get(k + 1); i++) {
                gaps[k + 1] += tiling.isGap(queue.get(i)) ? 1 : 0;
            }
        }
        int best = 1;
        int least = Integer.MAX_VALUE;
        for (int k = 1; k < levels; k++) {
            int before = level.get(k);
            boolean even = before >= LEAST_SHARE * reached && before <= (1 - LEAST_SHARE) * reached;
            int near = gaps[Math.min(levels, k + NEAR)] - gaps[Math.max(0, k - NEAR)];
            int price = level.get(k + 1)
                    - level.get(k - 1)
                    + GAP * near
                    + (even ? 0 : reached + Math.abs(reached - 2 * before));
            if (price < least) {
                least = price;
                best = k;
            }
        }
        return best;
    }

    /** Marks the squares that may be reached next. */
    private void ask(int[] squares) {
        round += 2;
        for (int square : squares) {
            stamp[square] = round - 1;
        }
    }

    /** Reaches all marked squares that are connected to a square. */
    private void reach(int first) {
        queue.clear();
        level.clear();
        visit(first);
        for (int done = 0; done < queue.size(); ) {
            level.add(done);
            for (int end = queue.size(); done < end; done++) {
                for (int way : lattice.ways()) {
                    if (stamp[queue.get(done) + way] == round - 1) {
                        visit(queue.get(done) + way);
                    }
                }
            }
        }
        level.add(queue.size());
    }

    private void visit(int square) {
        stamp[square] = round;
        queue.add(square);
    }
}
