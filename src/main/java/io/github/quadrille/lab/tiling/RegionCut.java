package io.github.quadrille.lab.tiling;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts sets of squares in two. A level has the squares at the same distance from one end of the set, as a breadth-first
 * search finds them, and a cut lies between two neighbouring levels. Good cuts have few squares and no gaps near them,
 * and make halves of similar size.
 */
final class RegionCut {
    /** A cut is much worse if one of its halves has less than this share of the squares. */
    private static final double LEAST_SHARE = 0.3;
    /** A gap near a cut counts as this many squares, because the sum of the bounds of both halves can miss the gap. */
    private static final int GAP = 6;

    private static final int NEAR = 3;

    private final PaddedMatrix lattice;
    private final Tiling tiling;
    /**
     * For each square, this array has {@code round - 1} if the square is marked, {@code round} if it was reached, and a
     * smaller number otherwise.
     */
    private final int[] stamp;

    private int round;
    private final IntList queue = new IntList(1024);
    /**
     * This list has the places in the queue where the levels begin. A level has the squares at the same distance from
     * the first square. The last entry is the place where the last level ends.
     */
    private final IntList level = new IntList(64);

    RegionCut(PaddedMatrix lattice, Tiling tiling) {
        this.lattice = lattice;
        this.tiling = tiling;
        this.stamp = new int[lattice.size()];
    }

    /** Returns the connected parts of a set of squares. */
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
     * Divides at least two connected squares into two sets. A set can consist of several parts.
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

    /** Returns the distance from the first square, at least 1, at which the second half of the best cut begins. */
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

    /** Marks the squares that {@link #reach} may reach next. */
    private void ask(int[] squares) {
        round += 2;
        for (int square : squares) {
            stamp[square] = round - 1;
        }
    }

    /** Reaches all marked squares that are connected to the first square. */
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
