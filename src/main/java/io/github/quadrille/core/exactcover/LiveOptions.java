package io.github.quadrille.core.exactcover;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Knows what may still be chosen: the options of an exact cover that go together with those chosen so far, counted for each item.
 * Plain searches walk on it. Choosing an option takes time in proportion to those that it rules out, and so does taking it
 * back. Not for use by several threads.
 */
public final class LiveOptions {
    private final ExactCover cover;
    /** Each option has its cells, its kind and its rows. */
    private final int[][] items;
    /** Each item has the options that it is in. */
    private final int[][] options;

    private final boolean[] live;
    /** By item, this counts its live options. */
    private final int[] count;
    /** By item, this counts its chosen options. */
    private final int[] times;
    /** The options that are not live, in the order in which they were ruled out. */
    private final int[] out;

    private int outs;

    /** Nothing is chosen yet. */
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

    /** Chooses a live option. Returns what {@link #takeBack} takes. */
    public int choose(int option) {
        int before = outs;
        // Where it has no cells, it may be that none of its items is full by it.
        exclude(option);
        for (int item : items[option]) {
            times[item]++;
            excludeIfFull(item);
        }
        return before;
    }

    /** Takes back the option that was chosen last. */
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

    /** Rules an option out, until what was chosen before is taken back. */
    public void exclude(int option) {
        if (live[option]) {
            live[option] = false;
            out[outs++] = option;
            for (int item : items[option]) {
                count[item]--;
            }
        }
    }

    /** Whether an option may be chosen. */
    public boolean isLive(int option) {
        return live[option];
    }

    /** How many live options an item is in. */
    public int count(int item) {
        return count[item];
    }

    /** How many chosen options an item is in. */
    public int times(int item) {
        return times[item];
    }

    /** The live options that an item is in, ascending. */
    public int[] on(int item) {
        return Arrays.stream(options[item]).filter(this::isLive).toArray();
    }

    /** Whether an item is in fewer chosen options than it has to be. */
    public boolean isWanting(int item) {
        return times[item] < cover.min(item);
    }

    /** The items that are wanting. */
    public IntStream wanting() {
        return IntStream.range(0, times.length).filter(this::isWanting);
    }

    /** Returns the item with the fewest live options, the first of several, of the wanting ones below a number; -1 where there is none. */
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
