package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepModel.SweepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * The counts of variables used so far, as far as they matter, as one number with a digit for each counter. A counter with a
 * maximum that could be passed is exact; one that has only a minimum to reach stops there.
 */
final class SweepCounters {
    private final List<Counter> counters = new ArrayList<>();
    private long combinations = 1;

    /**
     * One digit.
     *
     * @param unit what one more adds
     * @param most the largest digit
     * @param least the smallest that is allowed in the end
     * @param exact whether one more than the largest is forbidden; otherwise the largest means that many or more
     */
    private record Counter(long unit, long most, long least, boolean exact) {}

    /**
     * Adds a counter; returns its number, or -1 when it need not be tracked.
     *
     * @param possible how many can be true at most
     */
    int add(SweepBounds.Range range, long possible) throws Refusal {
        boolean exact = range.max() < possible;
        long most = exact ? range.max() : range.min();
        if (most <= 0) {
            return -1;
        }
        counters.add(new Counter(combinations, most, range.min(), exact));
        try {
            combinations = Math.multiplyExact(combinations, Math.addExact(most, 1));
        } catch (ArithmeticException e) {
            throw Refusal.ofLimit(
                    "The rows that are not swept have too many combinations of counts to tell them apart.");
        }
        return counters.size() - 1;
    }

    int size() {
        return counters.size();
    }

    boolean isExact(int counter) {
        return counters.get(counter).exact();
    }

    /** The counts after one more of a kind; -1 when a maximum is passed. */
    long after(long code, SweepKind kind) {
        long next = code;
        for (int number : kind.counters()) {
            Counter counter = counters.get(number);
            boolean isFull = digit(next, counter) == counter.most();
            if (isFull && counter.exact()) {
                return -1;
            }
            next += isFull ? 0 : counter.unit();
        }
        return next;
    }

    private static long digit(long code, Counter counter) {
        return code / counter.unit() % (counter.most() + 1);
    }

    /** Whether all minima are reached. */
    boolean isEnough(long code) {
        return counters.stream().allMatch(counter -> digit(code, counter) >= counter.least());
    }
}
