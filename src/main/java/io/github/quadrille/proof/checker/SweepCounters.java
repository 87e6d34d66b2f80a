package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepModel.SweepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Encodes the values of all counters as one number with a digit for each counter. A counter counts the variables of a
 * set that have been used so far. If this count could exceed its maximum, the digit is exact. Otherwise, the counter
 * stops counting at its minimum.
 */
final class SweepCounters {
    private final List<Counter> counters = new ArrayList<>();
    private long combinations = 1;

    /**
     * A {@code Counter} is one digit of the number that encodes all counters.
     *
     * @param unit the increase of the number when this digit increases by one
     * @param most the largest digit
     * @param least the smallest digit that is allowed at the end
     * @param exact whether a count above the largest digit is forbidden; otherwise the largest digit means that many or
     *     more
     */
    private record Counter(long unit, long most, long least, boolean exact) {}

    /**
     * Adds a counter. Returns the number of the counter, or -1 if the counter need not be tracked.
     *
     * @param range the allowed counts
     * @param possible the greatest number of variables of the set that can be true
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

    /**
     * Returns the code of the counter values after one more variable of a kind is used; -1 if a maximum is exceeded.
     */
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

    /** Returns whether all counters have reached their minima. */
    boolean isEnough(long code) {
        return counters.stream().allMatch(counter -> digit(code, counter) >= counter.least());
    }
}
