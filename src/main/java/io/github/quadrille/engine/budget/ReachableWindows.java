package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.LayerMaker.Sieve;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Which windows are possible before an item: those that disjoint options which begin before it can jut out with. A sweep from
 * the end meets many others, for nothing there says how what is covered was covered; no state with such a window is ever met
 * from the beginning, so it may be left out.
 */
final class ReachableWindows {
    private static final int AHEAD = 0;
    private static final int AHEAD_HIGH = 1;
    private static final int BEHIND = 2;
    private static final int BEHIND_HIGH = 3;
    private static final int WORDS = 4;

    /** Most windows take a dozen; some of a few pieces that hardly fit together would take millions. */
    private static final int MOST_STEPS = 5000;

    /**
     * By the last item that they reach, counted from this one, all options that are laid across: what each covers of the
     * window, and what before the item, nearest first, in two words each. Those that reach farthest are fewest.
     */
    private final long[][] byLast;

    /** By an item of the window, what the options laid across it cover of the window, in two words each. */
    private final long[][] across;

    ReachableWindows(SweepTransitions sweep, int item) {
        int window = sweep.layout().window();
        List<Set<List<Long>>> juts = new ArrayList<>();
        for (int last = 0; last < window; last++) {
            juts.add(new LinkedHashSet<>());
        }
        for (int first = Math.max(0, item - window + 1); first < item; first++) {
            for (int option : sweep.optionsFrom(first)) {
                int[] positions = sweep.positions(option);
                int last = positions[positions.length - 1] - item;
                if (last >= 0) {
                    juts.get(last).add(words(positions, item));
                }
            }
        }
        across = new long[window][];
        for (int bit = 0; bit < window; bit++) {
            Bits128 wanted = Bits128.bit(bit);
            across[bit] = juts.stream()
                    .flatMap(Set::stream)
                    .filter(words -> !new Bits128(words.get(AHEAD), words.get(AHEAD_HIGH))
                            .and(wanted)
                            .isNone())
                    .map(words -> words.subList(AHEAD, BEHIND))
                    .distinct()
                    .flatMap(List::stream)
                    .mapToLong(word -> word)
                    .toArray();
        }
        byLast = juts.stream()
                .map(each -> each.stream()
                        .flatMap(List::stream)
                        .mapToLong(word -> word)
                        .toArray())
                .toArray(long[][]::new);
    }

    private static List<Long> words(int[] positions, int item) {
        Bits128 ahead = Bits128.NONE;
        Bits128 behind = Bits128.NONE;
        for (int position : positions) {
            if (position >= item) {
                ahead = ahead.plus(Bits128.bit(position - item));
            } else {
                behind = behind.plus(Bits128.bit(item - 1 - position));
            }
        }
        return List.of(ahead.low(), ahead.high(), behind.low(), behind.high());
    }

    /** Judges the windows of a range, within steps that all ranges share. */
    Sieve sieve(StateLayout layout, AtomicLong stepsLeft) {
        return new Judge(layout.windowBits(), stepsLeft);
    }

    /** Backtracks from the far end of a window, where there is hardly a choice. */
    private final class Judge implements Sieve {
        private final Bits128 window;
        private final AtomicLong stepsLeft;
        private int steps;

        Judge(Bits128 window, AtomicLong stepsLeft) {
            this.window = window;
            this.stepsLeft = stepsLeft;
        }

        /** Whether a window is possible, or takes too long to judge: to keep it is no mistake. */
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
            return areCovered(low, high) && (high == 0 ? make(low, 0L, 0L) : make(low, high, 0, 0));
        }

        private boolean make(long low, long usedLow, long usedHigh) {
            if (low == 0 || ++steps > MOST_STEPS) {
                return true;
            }
            long[] juts = byLast[Long.SIZE - 1 - Long.numberOfLeadingZeros(low)];
            for (int jut = 0; jut < juts.length; jut += WORDS) {
                if ((juts[jut + AHEAD] & ~low) == 0
                        && (juts[jut + BEHIND] & usedLow) == 0
                        && (juts[jut + BEHIND_HIGH] & usedHigh) == 0
                        && make(
                                low & ~juts[jut + AHEAD],
                                usedLow | juts[jut + BEHIND],
                                usedHigh | juts[jut + BEHIND_HIGH])) {
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
            long[] juts = byLast[2 * Long.SIZE - 1 - Long.numberOfLeadingZeros(high)];
            for (int jut = 0; jut < juts.length; jut += WORDS) {
                if ((juts[jut + AHEAD] & ~low) == 0
                        && (juts[jut + AHEAD_HIGH] & ~high) == 0
                        && (juts[jut + BEHIND] & usedLow) == 0
                        && (juts[jut + BEHIND_HIGH] & usedHigh) == 0
                        && make(
                                low & ~juts[jut + AHEAD],
                                high & ~juts[jut + AHEAD_HIGH],
                                usedLow | juts[jut + BEHIND],
                                usedHigh | juts[jut + BEHIND_HIGH])) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Whether each item is covered by some option, perhaps not a disjoint one: otherwise all would be tried in vain. */
    private boolean areCovered(long low, long high) {
        for (long rest = low; rest != 0; rest &= rest - 1) {
            if (!isCovered(Long.numberOfTrailingZeros(rest), low, high)) {
                return false;
            }
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            if (!isCovered(Long.SIZE + Long.numberOfTrailingZeros(rest), low, high)) {
                return false;
            }
        }
        return true;
    }

    private boolean isCovered(int bit, long low, long high) {
        long[] words = across[bit];
        for (int i = 0; i < words.length; i += 2) {
            if ((words[i] & ~low) == 0 && (words[i + 1] & ~high) == 0) {
                return true;
            }
        }
        return false;
    }
}
