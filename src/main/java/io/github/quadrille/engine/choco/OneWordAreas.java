package io.github.quadrille.engine.choco;

import java.util.Arrays;

/**
 * Which connected parts of at most 63 open cells cannot be filled: a connected piece lies within one part, so the size of a
 * part must be a sum of sizes of pieces that are left, between its mandatory cells alone and all of its cells. The same
 * as {@link OpenRegions}, for cells in any order, and pieces that are counted here.
 */
final class OneWordAreas {
    private static final int LARGEST = Long.SIZE - 1;

    private long[] neighbours;
    private int kinds;
    /** Which of the sizes a kind has. */
    private int[] sizeOf = new int[16];

    private int sizes;
    private int[] size = new int[16];
    /** How many pieces of a size are left; never more than fit. */
    private int[] left = new int[16];
    /** Bit s says whether an area of s can be made up. */
    private long sums;

    private boolean isStale;

    /**
     * Begins without kinds.
     *
     * @param joined the neighbours of each cell; null where pieces need not be connected, so that nothing can be said
     */
    void clear(long[] joined) {
        neighbours = joined;
        kinds = 0;
        sizes = 0;
        isStale = true;
    }

    /** One more kind. */
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

    /** So many pieces of a kind were laid; or taken back, if negative. */
    void taken(int kind, int pieces) {
        left[sizeOf[kind]] -= pieces;
        isStale = true;
    }

    /** Whether a part is seen that cannot be filled. */
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
