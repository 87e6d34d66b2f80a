package io.github.quadrille.proof.checker;

import io.github.quadrille.proof.checker.SweepModel.SweepKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Encodes the counts of variables used so far as one number with a digit for each counter. A counter whose maximum
 * could be exceeded is exact. A counter that has only a minimum stops when it reaches the minimum.
 */
final class SweepCounters {
    private final List<Counter> counters = new ArrayList<>();
    private long combinations = 1;

    /**
     * A {@code Counter} is one digit of the number.
     *
     * @param unit the increase of the number when this digit increases by one
     * @param most the largest digit
     * @param least the smallest digit that is allowed at the end
     * @param exact whether a count above the largest digit is forbidden; otherwise the largest digit means that many or
     *     more
     */
    private record Counter(long unit, long most, long least, boolean exact) {}

    /**
     * Adds a counter. Returns its number, or -1 if it need not be tracked.
     *
     * @param range the allowed counts
     * @param possible the greatest number of variables that can be true
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

    /** Returns the counts after one more variable of a kind; -1 if a maximum is exceeded. */
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
