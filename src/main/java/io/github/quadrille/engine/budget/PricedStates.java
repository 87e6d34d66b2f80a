package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.NewLayer.GumbelSampling;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Holds the states of a sweep in ascending order, each with the least cost at which it was reached. A state is a number
 * of up to 127 bits. If the lower word is enough, there is no upper word. A state takes 12 or 20 bytes.
 */
final class PricedStates {
    /** This comparator orders states, without their costs. */
    static final Comparator<Bits128> ASCENDING =
            Comparator.comparingLong(Bits128::high).thenComparing(Bits128::low, Long::compareUnsigned);

    private static final int SMALLEST = 16;
    private static final long[] NONE = {};

    private final boolean wide;
    private long[] low = new long[SMALLEST];
    private long[] high;
    private int[] costs = new int[SMALLEST];
    private int size;

    /**
     * Makes an empty list.
     *
     * @param wide whether states have an upper word
     */
    PricedStates(boolean wide) {
        this.wide = wide;
        this.high = wide ? new long[SMALLEST] : NONE;
    }

    static int bytesPerState(boolean wide) {
        return Long.BYTES * (wide ? 2 : 1) + Integer.BYTES;
    }

    /** Tells whether one state comes before another. Each is given as two words. */
    static boolean isBefore(long low, long high, long otherLow, long otherHigh) {
        return high < otherHigh || (high == otherHigh && Long.compareUnsigned(low, otherLow) < 0);
    }

    /** Adds a state that is greater than all states added before. */
    void add(long lowWord, long highWord, int cost) {
        if (size == costs.length) {
            resize(size + (size >> 1));
        }
        low[size] = lowWord;
        if (wide) {
            high[size] = highWord;
        }
        costs[size++] = cost;
    }

    /** Adds states that are all greater than the states added before. */
    void addAll(PricedStates others) {
        int sum = size + others.size;
        if (sum > costs.length) {
            resize(Math.max(sum, size + (size >> 1)));
        }
        System.arraycopy(others.low, 0, low, size, others.size);
        if (wide) {
            System.arraycopy(others.high, 0, high, size, others.size);
        }
        System.arraycopy(others.costs, 0, costs, size, others.size);
        size = sum;
    }

    /**
     * Keeps only the states of the lowest ranks. Of states with equal ranks, it keeps the smaller states.
     *
     * @param most the number of states to keep, less than there are
     * @return the greatest rank that is kept; a greater state of this rank would be dropped
     */
    int keepDrawn(int most, GumbelSampling gumbelSampling) {
        int[] ranks = new int[size];
        for (int index = 0; index < size; index++) {
            ranks[index] = gumbelSampling.rank(low[index], high(index), costs[index]);
        }
        int[] ascending = ranks.clone();
        Arrays.sort(ascending);
        int last = ascending[most - 1];
        int before = most - 1;
        while (before >= 0 && ascending[before] == last) {
            before--;
        }
        int room = most - 1 - before;
        int kept = 0;
        for (int index = 0; index < size; index++) {
            if (ranks[index] < last || (ranks[index] == last && room-- > 0)) {
                low[kept] = low[index];
                if (wide) {
                    high[kept] = high[index];
                }
                costs[kept++] = costs[index];
            }
        }
        size = kept;
        return last;
    }

    /** Releases the memory that the states do not need, and returns this object. */
    PricedStates trimmed() {
        if (size < costs.length) {
            resize(size);
        }
        return this;
    }

    private void resize(int capacity) {
        low = Arrays.copyOf(low, capacity);
        high = wide ? Arrays.copyOf(high, capacity) : NONE;
        costs = Arrays.copyOf(costs, capacity);
    }

    int size() {
        return size;
    }

    long low(int index) {
        return low[index];
    }

    long high(int index) {
        return wide ? high[index] : 0;
    }

    int cost(int index) {
        return costs[index];
    }

    long bytes() {
        return (long) costs.length * bytesPerState(wide);
    }

    /** Returns the cost of a state, or {@link PricedCover#NEVER} when it is absent. The time is logarithmic. */
    int costOf(Bits128 state) {
        int from = firstFrom(state.low(), state.high());
        return from < size && low[from] == state.low() && high(from) == state.high() ? costs[from] : PricedCover.NEVER;
    }

    /** Returns the index of the first state that is not less than the given one. The time is logarithmic. */
    int firstFrom(long lowWord, long highWord) {
        int from = 0;
        int to = size - 1;
        while (from <= to) {
            int middle = (from + to) >>> 1;
            if (isBefore(low[middle], high(middle), lowWord, highWord)) {
                from = middle + 1;
            } else {
                to = middle - 1;
            }
        }
        return from;
    }
}
