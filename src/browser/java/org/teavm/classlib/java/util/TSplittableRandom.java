package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * Draws numbers by SplitMix (Steele, Lea and Flood, 2014) with the constants of the JDK. The same seeds give the same
 * numbers as in the JDK.
 */
public final class TSplittableRandom implements RandomGenerator {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final long step;
    private long state;

    public TSplittableRandom(long seed) {
        this(seed, GOLDEN);
    }

    private TSplittableRandom(long seed, long step) {
        this.state = seed;
        this.step = step;
    }

    private long next() {
        state += step;
        return state;
    }

    public TSplittableRandom split() {
        long seed = nextLong();
        long mixed = shiftedTimes(shiftedTimes(next(), 33, 0xff51afd7ed558ccdL), 33, 0xc4ceb9fe1a85ec53L);
        long odd = (mixed ^ (mixed >>> 33)) | 1;
        // Neighbouring bits of a step must differ often enough, or else the numbers would be too regular.
        return new TSplittableRandom(seed, Long.bitCount(odd ^ (odd >>> 1)) < 24 ? odd ^ 0xaaaaaaaaaaaaaaaaL : odd);
    }

    private static long shiftedTimes(long bits, int shift, long factor) {
        return (bits ^ (bits >>> shift)) * factor;
    }

    @Override
    public int nextInt() {
        return (int) (shiftedTimes(shiftedTimes(next(), 33, 0x62a9d9ed799705f5L), 28, 0xcb24d0a5c88c35b3L) >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        return BoundedDraw.ints(this, bound);
    }

    @Override
    public int nextInt(int from, int to) {
        return BoundedDraw.ints(this, from, to);
    }

    @Override
    public long nextLong() {
        long mixed = shiftedTimes(shiftedTimes(next(), 30, 0xbf58476d1ce4e5b9L), 27, 0x94d049bb133111ebL);
        return mixed ^ (mixed >>> 31);
    }

    @Override
    public long nextLong(long bound) {
        return BoundedDraw.longs(this, bound);
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }
}
