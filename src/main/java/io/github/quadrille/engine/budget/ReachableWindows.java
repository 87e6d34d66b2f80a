package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.LayerMaker.Sieve;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Finds which windows are possible before an item. A window says which of the next items are covered already. It is
 * possible if disjoint options that begin before the item cover exactly these items. A sweep from the end meets many
 * other windows, because it does not see how the items were covered. The sweep from the beginning never meets a state
 * with such a window, so the state may be left out.
 */
final class ReachableWindows {
    static final int AHEAD = 0;
    static final int AHEAD_HIGH = 1;
    static final int BEHIND = 2;
    static final int BEHIND_HIGH = 3;
    static final int WORDS = 4;

    /**
     * Each entry lists the options that begin before the item and whose last item is at the index, counted from the
     * item. An option has four words. Two are for the items of the window that it covers, and two for the items before,
     * nearest first. Few options reach far.
     */
    private final long[][] byLast;

    /**
     * Each entry lists the options that cover an item of the window. For each option, two words say which items of the
     * window it covers.
     */
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

    /** Returns a sieve for the windows of a range. All ranges share the steps that are left. */
    Sieve sieve(StateLayout layout, AtomicLong stepsLeft) {
        return new WindowSieve(this, layout.windowBits(), stepsLeft);
    }

    /**
     * Returns the options that begin before the item and end at this last item, four words each as in {@code byLast}.
     */
    long[] byLast(int last) {
        return byLast[last];
    }

    /**
     * Tells whether each item is covered by an option that fits into the window, even if those options overlap.
     * Otherwise a search would be in vain.
     */
    boolean areCovered(long low, long high) {
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
