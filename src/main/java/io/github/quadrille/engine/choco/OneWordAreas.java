package io.github.quadrille.engine.choco;

import java.util.Arrays;

/**
 * Finds connected parts of at most 63 open cells that cannot be filled. A connected piece is inside one part. So some
 * sum of sizes of the remaining pieces must be at least the number of the part's mandatory cells, and at most the
 * number of all its cells. {@link OpenRegions} makes the same test. Here the cells may be in any order, and this class
 * counts the pieces itself.
 */
final class OneWordAreas {
    private static final int LARGEST = Long.SIZE - 1;

    private long[] neighbours;
    private int kinds;
    /** Each entry is the index of a kind's size in the array of sizes. */
    private int[] sizeOf = new int[16];

    private int sizes;
    private int[] size = new int[16];
    /**
     * Each entry counts the remaining pieces of a size. Of each kind, at most 63 pieces are counted, because no more
     * fit.
     */
    private int[] left = new int[16];
    /** Bit s of this word tells whether the remaining pieces can make up an area of s cells. */
    private long sums;

    private boolean isStale;

    /**
     * Begins a problem without kinds.
     *
     * @param joined the neighbours of each cell, or null if pieces need not be connected and nothing can be pruned
     */
    void clear(long[] joined) {
        neighbours = joined;
        kinds = 0;
        sizes = 0;
        isStale = true;
    }

    /**
     * Adds a kind.
     *
     * @param area the number of cells of a piece
     * @param most the number of pieces that may be placed
     */
    void kind(int area, int most) {
        if (kinds == sizeOf.length) {
            sizeOf = Arrays.copyOf(sizeOf, 2 * kinds);
            size = Arrays.copyOf(size, 2 * kinds);
            left = Arrays.copyOf(left, 2 * kinds);
        }
        int s = 0;
        while (s < sizes && size[s] != area) {
            s++;
        }
        if (s == sizes) {
            size[s] = area;
            left[s] = 0;
            sizes++;
        }
        left[s] += Math.min(most, LARGEST);
        sizeOf[kinds++] = s;
    }

    /** Notes that pieces of a kind were placed, or taken back if the number is negative. */
    void taken(int kind, int pieces) {
        left[sizeOf[kind]] -= pieces;
        isStale = true;
    }

    /** Tells whether some connected part of the open cells cannot be filled. */
    boolean anyHopeless(long open, long mandatory) {
        if (neighbours == null) {
            return false;
        }
        long rest = open;
        while (rest != 0) {
            long part = flood(rest & -rest, rest);
            if (isHopeless(Long.bitCount(part & mandatory), Long.bitCount(part))) {
                return true;
            }
            rest &= ~part;
        }
        return false;
    }

    private long flood(long seed, long within) {
        long part = seed;
        long edge = seed;
        while (edge != 0) {
            long around = neighbours[Long.numberOfTrailingZeros(edge)] & within & ~part;
            part |= around;
            edge = (edge & (edge - 1)) | around;
        }
        return part;
    }

    private boolean isHopeless(int least, int most) {
        if (sizes == 1) {
            return most / size[0] * size[0] < least;
        }
        if (isStale) {
            isStale = false;
            recompute();
        }
        return (sums >>> least & (-1L >>> (LARGEST - most + least))) == 0;
    }

    private void recompute() {
        sums = 1;
        for (int s = 0; s < sizes; s++) {
            for (int times = Math.min(left[s], LARGEST / size[s]); times > 0; times--) {
                sums |= sums << size[s];
            }
        }
    }
}
