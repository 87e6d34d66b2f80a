package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepClasses.SweepClass;
import java.util.Arrays;

/**
 * Adds the numbers of ways of one {@link SweepClass} to the numbers of another. If a number takes several 64-bit words,
 * the lowest words of all numbers are stored first, then all next higher words. Numbers that are neighbours in both
 * classes are added together in one loop.
 */
final class SweepShift {
    private final SweepClass target;
    private final int[] from;
    private final int[] to;
    private final int[] length;

    /**
     * Creates a shift to another class.
     *
     * @param target the class whose numbers are increased
     * @param indices for each number, its index in the target class; -1 for a number that is dropped
     */
    SweepShift(SweepClass target, int[] indices) {
        this.target = target;
        int[] begins = new int[indices.length];
        int runs = 0;
        for (int i = 0; i < indices.length; i++) {
            boolean goesOn = i > 0 && indices[i - 1] >= 0 && indices[i] == indices[i - 1] + 1;
            if (indices[i] >= 0 && !goesOn) {
                begins[runs++] = i;
            }
        }
        from = Arrays.copyOf(begins, runs);
        to = new int[runs];
        length = new int[runs];
        for (int run = 0; run < runs; run++) {
            to[run] = indices[from[run]];
            int end = from[run];
            while (end < indices.length && indices[end] == to[run] + end - from[run]) {
                end++;
            }
            length[run] = end - from[run];
        }
    }

    SweepClass target() {
        return target;
    }

    /** Returns roughly how many bytes this shift takes. */
    long bytes() {
        return 3L * from.length * Integer.BYTES + Byte.MAX_VALUE;
    }

    /** Returns whether any of the numbers that the shift moves is not zero. */
    boolean movesAnyOf(long[] numbers, int words) {
        int plane = numbers.length / words;
        for (int run = 0; run < from.length; run++) {
            for (int i = from[run]; i < from[run] + length[run]; i++) {
                for (int word = i; word < numbers.length; word += plane) {
                    if (numbers[word] != 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    void add(long[] numbers, long[] sums, int words) {
        for (int run = 0; run < from.length; run++) {
            if (words == 1) {
                addRun(numbers, from[run], sums, to[run], length[run]);
            } else {
                addWide(numbers, from[run], sums, to[run], length[run], words);
            }
        }
    }

    /** Adds the numbers of a class to other numbers of the same class. */
    static void addAll(long[] numbers, long[] sums, int words) {
        if (words == 1) {
            addRun(numbers, 0, sums, 0, sums.length);
        } else {
            addWide(numbers, 0, sums, 0, sums.length / words, words);
        }
    }

    private static void addRun(long[] numbers, int from, long[] sums, int to, int length) {
        for (int i = 0; i < length; i++) {
            sums[to + i] += numbers[from + i];
        }
    }

    private static void addWide(long[] numbers, int from, long[] sums, int to, int length, int words) {
        int plane = numbers.length / words;
        int sumPlane = sums.length / words;
        for (int i = 0; i < length; i++) {
            long carry = 0;
            for (int word = 0; word < words; word++) {
                long number = numbers[from + i + word * plane];
                int place = to + i + word * sumPlane;
                long partly = number + carry;
                // With a carry, the word becomes zero only if all its bits were set. Then the carry goes on to the next
                // word.
                long on = carry != 0 && partly == 0 ? 1 : 0;
                long sum = sums[place] + partly;
                carry = on | (Long.compareUnsigned(sum, partly) < 0 ? 1 : 0);
                sums[place] = sum;
            }
        }
    }
}
