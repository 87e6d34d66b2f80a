package io.github.quadrille.engine.budget;

import io.github.quadrille.engine.budget.LayerMaker.Sieve;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Finds which windows are possible before an item. A window says which of the next items are covered already. It is
 * possible if disjoint options that begin before the item cover exactly these items. A sweep from the end also meets
 * windows that are not possible, because it does not see how the items were covered. The sweep from the beginning never
 * meets a state with such an impossible window. So the sweep from the end may leave that state out.
 */
final class ReachableWindows {
    static final int AHEAD = 0;
    static final int AHEAD_HIGH = 1;
    static final int BEHIND = 2;
    static final int BEHIND_HIGH = 3;
    static final int WORDS = 4;

    /**
     * The index is a position in the window. The entry lists the options that begin before the window and whose last
     * item is at this position. Each option takes four words of 64 bits. Two words are for the items of the window that
     * it covers. Two words are for the items before the window, nearest first.
     */
    private final long[][] byLast;

    /**
     * The index is a position in the window. The entry lists the options that begin before the window and cover the
     * item at this position. For each option, two words say which items of the window it covers.
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

    /**
     * Returns a sieve for the windows of one range of a layer. All sieves together may take the given number of steps.
     */
    Sieve sieve(StateLayout layout, AtomicLong stepsLeft) {
        return new WindowSieve(this, layout.windowBits(), stepsLeft);
    }

    /**
     * Returns the options that begin before the window and whose last item is at a position of the window. Each option
     * has four words of 64 bits. Two are for the items of the window that it covers, and two are for the items before
     * the window.
     */
    long[] byLast(int last) {
        return byLast[last];
    }

    /**
     * Tells whether each item of a window is covered by some option that fits into the window, even if those options
     * overlap. If not, the window is not possible, and no search is needed.
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
