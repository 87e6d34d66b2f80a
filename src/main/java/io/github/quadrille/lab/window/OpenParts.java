package io.github.quadrille.lab.window;

import java.util.Arrays;

/**
 * Finds the connected parts of the cells that can still be covered. If all pieces are connected and their areas are
 * multiples of a divisor, each part must leave cells open: at least as many as its size modulo the divisor.
 */
final class OpenParts {
    private int words;
    private int divisor;
    private boolean joined;
    private long[] beside = new long[64];
    private long[] free = new long[1];
    private long[] closed = new long[1];
    private long[] rest = new long[1];
    private long[] part = new long[1];
    private long[] edge = new long[1];

    void clear(int cells) {
        words = (cells + 63) >> 6;
        if (beside.length < cells * words) {
            beside = new long[2 * cells * words];
        }
        if (free.length < words) {
            free = new long[words];
            closed = new long[words];
            rest = new long[words];
            part = new long[words];
            edge = new long[words];
        }
        Arrays.fill(beside, 0, cells * words, 0);
        joined = false;
    }

    void join(int cell, int other) {
        joined = true;
        beside[cell * words + (other >> 6)] |= 1L << other;
        beside[other * words + (cell >> 6)] |= 1L << cell;
    }

    /**
     * Sets the prices of the cells. A cell that may stay open for free has the price 0. A cell that is a gap when it
     * stays open has the price 1. A cell that must be covered has a greater price.
     */
    void reset(int[] price, int cells, int commonDivisor) {
        divisor = commonDivisor;
        Arrays.fill(free, 0, words, 0);
        Arrays.fill(closed, 0, words, 0);
        for (int cell = 0; cell < cells; cell++) {
            if (price[cell] == 0) {
                free[cell >> 6] |= 1L << cell;
            } else if (price[cell] > 1) {
                closed[cell >> 6] |= 1L << cell;
            }
        }
    }

    /**
     * Returns whether the sizes of the parts show that more than {@code gaps} gaps, or gaps on cells that must be
     * covered, are needed.
     */
    boolean needMoreThan(int gaps, LiveCandidates live) {
        if (!joined || divisor <= 1) {
            return false;
        }
        for (int w = 0; w < words; w++) {
            rest[w] = live.fillable(w);
        }
        int need = 0;
        for (int w = 0; w < words; w++) {
            while (rest[w] != 0) {
                flood(w);
                need += needOfPart();
                if (need > gaps || isStuck()) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Takes the first cell in the 64-bit word of {@code rest} with this index. Moves the connected part of this cell
     * from {@code rest} to {@code part}.
     */
    private void flood(int from) {
        Arrays.fill(part, 0, words, 0);
        Arrays.fill(edge, 0, words, 0);
        edge[from] = Long.lowestOneBit(rest[from]);
        rest[from] &= ~edge[from];
        int w = from;
        while (w < words) {
            if (edge[w] == 0) {
                w++;
                continue;
            }
            long bit = Long.lowestOneBit(edge[w]);
            edge[w] &= ~bit;
            part[w] |= bit;
            int row = ((w << 6) + Long.numberOfTrailingZeros(bit)) * words;
            int lowest = w;
            for (int x = words - 1; x >= 0; x--) {
                long next = beside[row + x] & rest[x];
                if (next != 0) {
                    edge[x] |= next;
                    rest[x] &= ~next;
                    lowest = Math.min(lowest, x);
                }
            }
            w = lowest;
        }
    }

    /**
     * Returns how many gaps the part needs: its size modulo the divisor, less the number of its cells that may stay
     * open for free.
     */
    private int needOfPart() {
        return Math.max(0, count(part, part) % divisor - count(part, free));
    }

    /** Returns whether the part needs more gaps than it has cells that may be gaps. */
    private boolean isStuck() {
        int must = count(part, closed);
        int mayBeGaps = count(part, part) - must - count(part, free);
        return needOfPart() > mayBeGaps;
    }

    private int count(long[] cells, long[] of) {
        int count = 0;
        for (int w = 0; w < words; w++) {
            count += Long.bitCount(cells[w] & of[w]);
        }
        return count;
    }
}
