package io.github.quadrille.lab.tiling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Cuts sets of squares in two between two levels of a breadth-first search that begins at an end of the set, where few
 * squares and no gaps are near the cut.
 */
final class RegionCut {
    /** Neither half has less than this share. */
    private static final double LEAST_SHARE = 0.3;
    /** A gap near a cut may be lost to the bound. */
    private static final int GAP = 6;

    private static final int NEAR = 3;

    private final PaddedMatrix lattice;
    private final Tiling tiling;
    /** By square, the round in which it was asked for or reached. */
    private final int[] stamp;

    private int round;
    private int[] queue = new int[1024];
    private int reached;
    /** Where the levels of the queue begin. */
    private int[] level = new int[64];

    private int levels;

    RegionCut(PaddedMatrix lattice, Tiling tiling) {
        this.lattice = lattice;
        this.tiling = tiling;
        this.stamp = new int[lattice.size()];
    }

    /** The connected parts of some squares. */
    List<int[]> parts(int[] squares) {
        List<int[]> parts = new ArrayList<>();
        ask(squares);
        for (int square : squares) {
            if (stamp[square] == round - 1) {
                reach(square);
                parts.add(Arrays.copyOf(queue, reached));
            }
        }
        return parts;
    }

    /**
     * Two halves of connected squares, of which there are two at least; the halves need not be connected.
     *
     * @param start the index of a square; the search begins at the one that is farthest from it
     */
    List<int[]> halves(int[] squares, int start) {
        ask(squares);
        reach(squares[start]);
        int end = queue[reached - 1];
        ask(squares);
        reach(end);
        int cut = level[best()];
        return List.of(Arrays.copyOf(queue, cut), Arrays.copyOfRange(queue, cut, reached));
    }

    /** The level before which to cut: 1 at least. */
    private int best() {
        int[] gaps = new int[levels + 1];
        for (int k = 0; k < levels; k++) {
            gaps[k + 1] = gaps[k];
            for (int i = level[k]; i < level[k + 1]; i++) {
                gaps[k + 1] += tiling.isGap(queue[i]) ? 1 : 0;
            }
        }
        int best = 1;
        int least = Integer.MAX_VALUE;
        for (int k = 1; k < levels; k++) {
            boolean even = level[k] >= LEAST_SHARE * reached && level[k] <= (1 - LEAST_SHARE) * reached;
            int near = gaps[Math.min(levels, k + NEAR)] - gaps[Math.max(0, k - NEAR)];
            int price =
                    level[k + 1] - level[k - 1] + GAP * near + (even ? 0 : reached + Math.abs(reached - 2 * level[k]));
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

    /** Reaches what is connected to a square. */
    private void reach(int first) {
        reached = 0;
        levels = 0;
        visit(first);
        int done = 0;
        while (done < reached) {
            if (levels + 1 == level.length) {
                level = Arrays.copyOf(level, 2 * level.length);
            }
            level[levels++] = done;
            for (int end = reached; done < end; done++) {
                for (int way : lattice.ways()) {
                    if (stamp[queue[done] + way] == round - 1) {
                        visit(queue[done] + way);
                    }
                }
            }
        }
        level[levels] = reached;
    }

    private void visit(int square) {
        if (reached == queue.length) {
            queue = Arrays.copyOf(queue, 2 * reached);
        }
        stamp[square] = round;
        queue[reached++] = square;
    }
}
