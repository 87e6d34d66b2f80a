package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.LayerMaker.Sieve;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Keeps the states whose windows are possible. A window says which of the next items are covered. It is possible if
 * disjoint options that began earlier can cover exactly these items. The test backtracks. It first chooses options that
 * cover the far end of the window, because few options reach that far.
 */
final class WindowSieve implements Sieve {
    /**
     * The test of one window takes at most this many steps. Most windows take a dozen steps. A window whose options
     * hardly fit together could take millions.
     */
    private static final int MOST_STEPS = 5000;

    private final ReachableWindows reachable;
    private final Bits128 window;
    private final AtomicLong stepsLeft;
    private int steps;

    /**
     * Makes a sieve for one range of a layer.
     *
     * @param stepsLeft the number of steps left, which all ranges of all layers share
     */
    WindowSieve(ReachableWindows reachable, Bits128 window, AtomicLong stepsLeft) {
        this.reachable = reachable;
        this.window = window;
        this.stepsLeft = stepsLeft;
    }

    /**
     * Tells whether a window is possible or its test takes too long. Keeping a window that is not possible does no
     * harm.
     *
     * @throws NewLayer.TooMany when the tests of all layers together have taken too many steps
     */
    @Override
    public boolean keeps(long low, long high, int cost) {
        steps = 0;
        boolean kept = make(low & window.low(), high & window.high());
        if (stepsLeft.addAndGet(-steps) < 0) {
            throw new NewLayer.TooMany();
        }
        return kept;
    }

    private boolean make(long low, long high) {
        return reachable.areCovered(low, high) && (high == 0 ? make(low, 0L, 0L) : make(low, high, 0, 0));
    }

    private boolean make(long low, long usedLow, long usedHigh) {
        if (low == 0 || ++steps > MOST_STEPS) {
            return true;
        }
        long[] juts = reachable.byLast(Long.SIZE - 1 - Long.numberOfLeadingZeros(low));
        for (int jut = 0; jut < juts.length; jut += ReachableWindows.WORDS) {
            if ((juts[jut + ReachableWindows.AHEAD] & ~low) == 0
                    && (juts[jut + ReachableWindows.BEHIND] & usedLow) == 0
                    && (juts[jut + ReachableWindows.BEHIND_HIGH] & usedHigh) == 0
                    && make(
                            low & ~juts[jut + ReachableWindows.AHEAD],
                            usedLow | juts[jut + ReachableWindows.BEHIND],
                            usedHigh | juts[jut + ReachableWindows.BEHIND_HIGH])) {
                return true;
            }
        }
        return false;
    }

    private boolean make(long low, long high, long usedLow, long usedHigh) {
        if (high == 0) {
            return make(low, usedLow, usedHigh);
        }
        if (++steps > MOST_STEPS) {
            return true;
        }
        long[] juts = reachable.byLast(2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(high));
        for (int jut = 0; jut < juts.length; jut += ReachableWindows.WORDS) {
            if ((juts[jut + ReachableWindows.AHEAD] & ~low) == 0
                    && (juts[jut + ReachableWindows.AHEAD_HIGH] & ~high) == 0
                    && (juts[jut + ReachableWindows.BEHIND] & usedLow) == 0
                    && (juts[jut + ReachableWindows.BEHIND_HIGH] & usedHigh) == 0
                    && make(
                            low & ~juts[jut + ReachableWindows.AHEAD],
                            high & ~juts[jut + ReachableWindows.AHEAD_HIGH],
                            usedLow | juts[jut + ReachableWindows.BEHIND],
                            usedHigh | juts[jut + ReachableWindows.BEHIND_HIGH])) {
                return true;
            }
        }
        return false;
    }
}
