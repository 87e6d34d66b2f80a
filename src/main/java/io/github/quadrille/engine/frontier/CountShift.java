package io.github.quadrille.engine.frontier;

import java.util.Arrays;

/**
 * Maps each combination of piece counts in one {@link CountClass} to the combination in another class that results when
 * the frontier chooses an option or leaves an item open. Combinations that do not allow this are ruled out. Consecutive
 * combinations that move to consecutive combinations form a run.
 *
 * <p>Each combination has a number, which says in how many ways it can be reached. The frontier spends most of its time
 * adding these numbers. Long runs are added as a whole, several numbers at a time. Short runs are added number by
 * number from a list, which saves the cost of starting each run.
 */
final class CountShift {
    /** Runs of consecutive combinations are added as a whole if their average length is at least this. */
    private static final int LONG_RUN = 12;

    /** This shift rules out every combination. */
    static final CountShift NONE = new Builder(new CountClass(0, 0, new long[0], 0)).build();

    private final CountClass target;
    private final int[] from;
    private final int[] to;
    private final int[] length;
    private final int additions;
    private final int[] sources;
    private final int[] targets;

    private CountShift(CountClass target, int[] from, int[] to, int[] length) {
        this.target = target;
        this.from = from;
        this.to = to;
        this.length = length;
        this.additions = Arrays.stream(length).sum();
        boolean listed = additions < LONG_RUN * from.length;
        this.sources = listed ? listed(from) : new int[0];
        this.targets = listed ? listed(to) : new int[0];
    }

    private int[] listed(int[] begin) {
        int[] list = new int[additions];
        int next = 0;
        for (int run = 0; run < begin.length; run++) {
            for (int i = 0; i < length[run]; i++) {
                list[next++] = begin[run] + i;
            }
        }
        return list;
    }

    CountClass target() {
        return target;
    }

    boolean isEmpty() {
        return from.length == 0;
    }

    /** Returns how many numbers are added when the shift is applied. */
    int additions() {
        return additions;
    }

    /**
     * Adds the numbers of a class to the numbers of the target class, as the shift maps them. Arrays are in planes:
     * first the lowest words of all numbers, then the next words. A word is a long.
     *
     * @param source one number for each combination, in planes
     * @param sum the numbers of the target class, in planes
     * @param words how many words a number takes
     */
    void add(long[] source, long[] sum, int words) {
        if (words > 1) {
            int sourcePlane = source.length / words;
            int sumPlane = sum.length / words;
            for (int run = 0; run < from.length; run++) {
                addWide(source, from[run], sourcePlane, sum, to[run], sumPlane, length[run]);
            }
        } else if (sources.length > 0) {
            for (int i = 0; i < sources.length; i++) {
                sum[targets[i]] += source[sources[i]];
            }
        } else {
            for (int run = 0; run < from.length; run++) {
                add(source, from[run], sum, to[run], length[run]);
            }
        }
    }

    /** Adds all numbers of one array to the numbers of another array. */
    static void addAll(long[] source, long[] sum, int words) {
        if (words == 1) {
            add(source, 0, sum, 0, source.length);
        } else {
            int plane = source.length / words;
            addWide(source, 0, plane, sum, 0, plane, plane);
        }
    }

    private static void add(long[] source, int from, long[] sum, int to, int length) {
        for (int i = 0; i < length; i++) {
            sum[to + i] += source[from + i];
        }
    }

    private static void addWide(
            long[] source, int from, int sourcePlane, long[] sum, int to, int sumPlane, int length) {
        for (int i = 0; i < length; i++) {
            long carry = 0;
            int s = to + i;
            for (int f = from + i; f < source.length; f += sourcePlane) {
                long partly = sum[s] + carry;
                long whole = partly + source[f];
                carry = (partly == 0 && carry == 1) || Long.compareUnsigned(whole, partly) < 0 ? 1 : 0;
                sum[s] = whole;
                s += sumPlane;
            }
        }
    }

    /** Returns the indexes of the combinations that the shift maps to a given combination of the target class. */
    int[] sourcesOf(int index) {
        int[] sources = new int[from.length];
        int found = 0;
        for (int run = 0; run < from.length; run++) {
            if (to[run] <= index && index < to[run] + length[run]) {
                sources[found++] = from[run] + index - to[run];
            }
        }
        return Arrays.copyOf(sources, found);
    }

    /**
     * A {@code Move} receives the index of a combination, and the index of the combination to which the shift maps it.
     */
    interface Move {
        void from(int source, int target);
    }

    /** Passes the move of each single combination to {@code move}, one after another. */
    void forEachMove(Move move) {
        for (int run = 0; run < from.length; run++) {
            for (int i = 0; i < length[run]; i++) {
                move.from(from[run] + i, to[run] + i);
            }
        }
    }

    /** Builds a shift from the moves of single combinations, and joins consecutive moves into runs. */
    static final class Builder {
        private final CountClass target;
        private int[] from = new int[8];
        private int[] to = new int[8];
        private int[] length = new int[8];
        private int runs;

        Builder(CountClass target) {
            this.target = target;
        }

        /** Adds a move. Sources must come in ascending order. */
        void move(int source, int destination) {
            int last = runs - 1;
            if (runs > 0 && from[last] + length[last] == source && to[last] + length[last] == destination) {
                length[last]++;
                return;
            }
            if (runs == from.length) {
                from = Arrays.copyOf(from, 2 * runs);
                to = Arrays.copyOf(to, 2 * runs);
                length = Arrays.copyOf(length, 2 * runs);
            }
            from[runs] = source;
            to[runs] = destination;
            length[runs++] = 1;
        }

        CountShift build() {
            return new CountShift(
                    target, Arrays.copyOf(from, runs), Arrays.copyOf(to, runs), Arrays.copyOf(length, runs));
        }
    }
}
