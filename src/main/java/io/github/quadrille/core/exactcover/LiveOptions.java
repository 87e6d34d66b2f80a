package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Tracks which options of an exact cover are live: they may still be chosen together with the options chosen so far. It
 * counts the live options for each item. Simple searches use this class. When an option is chosen, some items become
 * full, and all options of these items are ruled out. Choosing takes time in proportion to the options of these items,
 * and taking back takes time in proportion to the options that were ruled out. Several threads must not share an object
 * of this class.
 */
public final class LiveOptions {
    private final ExactCover cover;
    /** This array lists for each option the items that it contains: cells, kind and rows. */
    private final int[][] items;
    /** This array lists for each item the options that contain it. */
    private final int[][] options;

    private final boolean[] live;
    /** This array holds for each item the number of its options that may still be chosen. */
    private final int[] count;
    /** This array holds for each item the number of its options that are chosen. */
    private final int[] times;
    /** This stack holds the options that may no longer be chosen, in the order in which they were ruled out. */
    private final int[] out;

    private int outs;

    /** Starts with no option chosen. */
    public LiveOptions(ExactCover cover) {
        this.cover = cover;
        this.options = new int[cover.items()][];
        Arrays.setAll(options, cover::optionsOn);
        this.items = inverse(options, cover.options());
        this.live = new boolean[cover.options()];
        Arrays.fill(live, true);
        this.count = new int[cover.items()];
        Arrays.setAll(count, cover::on);
        this.times = new int[count.length];
        this.out = new int[live.length];
        IntStream.range(0, count.length).forEach(this::excludeIfFull);
    }

    private static int[][] inverse(int[][] options, int number) {
        int[] lengths = new int[number];
        for (int[] item : options) {
            for (int option : item) {
                lengths[option]++;
            }
        }
        int[][] items = new int[number][];
        Arrays.setAll(items, option -> new int[lengths[option]]);
        for (int item = options.length - 1; item >= 0; item--) {
            for (int option : options[item]) {
                items[option][--lengths[option]] = item;
            }
        }
        return items;
    }

    /**
     * Chooses an option that may still be chosen. Returns the number to pass to {@link #takeBack} as {@code before}.
     */
    public int choose(int option) {
        int before = outs;
        // If an option has no cells, it can happen that none of its items is full afterwards. Then only this call makes
        // sure that the option is not chosen twice.
        exclude(option);
        for (int item : items[option]) {
            times[item]++;
            excludeIfFull(item);
        }
        return before;
    }

    /**
     * Takes back the option that was chosen last.
     *
     * @param before the number that {@link #choose} returned for it
     */
    public void takeBack(int option, int before) {
        while (outs > before) {
            int back = out[--outs];
            live[back] = true;
            for (int item : items[back]) {
                count[item]++;
            }
        }
        for (int item : items[option]) {
            times[item]--;
        }
    }

    private void excludeIfFull(int item) {
        if (times[item] == cover.max(item) && count[item] > 0) {
            for (int option : options[item]) {
                exclude(option);
            }
        }
    }

    /** Rules out an option, until the option that was chosen last before this call is taken back. */
    public void exclude(int option) {
        if (live[option]) {
            live[option] = false;
            out[outs++] = option;
            for (int item : items[option]) {
                count[item]--;
            }
        }
    }

    /** Returns whether an option may still be chosen together with the options chosen so far. */
    public boolean isLive(int option) {
        return live[option];
    }

    /** Returns the number of options that contain an item and may still be chosen. */
    public int count(int item) {
        return count[item];
    }

    /** Returns the number of chosen options that contain an item. */
    public int times(int item) {
        return times[item];
    }

    /** Returns the options that contain an item and may still be chosen, ascending. */
    public int[] on(int item) {
        return Arrays.stream(options[item]).filter(this::isLive).toArray();
    }

    /** Returns whether an item is in fewer chosen options than its minimum. */
    public boolean isWanting(int item) {
        return times[item] < cover.min(item);
    }

    /** Returns the items that are in fewer chosen options than their minimum. */
    public IntStream wanting() {
        return IntStream.range(0, times.length).filter(this::isWanting);
    }

    /**
     * Returns the item with the fewest options that may still be chosen, among the items that need more options and
     * whose number is below {@code end}. Of several such items it returns the first. It returns -1 if no such item
     * needs more options.
     */
    public int tightest(int end) {
        int tightest = -1;
        for (int item = 0; item < end; item++) {
            if (isWanting(item) && (tightest < 0 || count[item] < count[tightest])) {
                tightest = item;
            }
        }
        return tightest;
    }
}
