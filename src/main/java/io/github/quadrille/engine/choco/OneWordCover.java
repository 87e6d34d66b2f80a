package io.github.quadrille.engine.choco;

import java.util.Arrays;

/**
 * Finds all exact covers of at most 64 items, one after the other, by bit masks. An item is a cell or a kind and has
 * one bit; an option is one word of 64 bits. The remaining options form a list for each depth. Choosing an option
 * copies the options that have no item in common with it. While copying, it counts the options of all items at once
 * ({@link ItemCounts}). An item without options is a dead end, and an item with one option forces that option. The
 * search branches on an item with the fewest options, as in Knuth's "Dancing links" (2000). A node costs a few
 * nanoseconds for each remaining option. Memory is allocated only when the lists become longer than ever before.
 *
 * <p>The search prunes what {@link TightestItem} and {@link OpenRegions} prune: items that no option can serve, and
 * connected parts of the open cells that the remaining pieces cannot fill. Unlike {@link Deduction}, it does not lay
 * options as a trial before it branches.
 */
final class OneWordCover {
    /** A cover has at most this many items, which are its cells and kinds together. */
    static final int MOST_ITEMS = Long.SIZE;

    private static final int DEPTHS = MOST_ITEMS + 2;

    /** Says how the search for the next cover has ended. */
    enum Step {
        /** A cover was found. */
        FOUND,
        /** There is no other cover. */
        ENDED,
        /** The search has opened as many nodes as allowed, and it can go on. */
        PAUSED
    }

    private final OneWordKinds kinds = new OneWordKinds();
    private final ItemCounts counts = new ItemCounts();

    /** These items must be served exactly once. */
    private long mandatory;

    /** This array holds the remaining options at each depth, one list after the other. */
    private long[] options = new long[1024];

    private final int[] start = new int[DEPTHS];
    private final int[] end = new int[DEPTHS];
    /** Each entry has the items that are not served yet at a depth. */
    private final long[] open = new long[DEPTHS];
    /**
     * Each entry is the item branched on at a depth, as a bit. It is 0 if every item is served and any option may be
     * added.
     */
    private final long[] item = new long[DEPTHS];
    /** Each entry is the index of the option to try next at a depth. */
    private final int[] cursor = new int[DEPTHS];

    private final int[] laidBefore = new int[DEPTHS];
    private final long[] laid = new long[MOST_ITEMS];
    private int laidSize;
    /** This array holds the options chosen when the fewest cells were open. */
    private final long[] fullest = new long[MOST_ITEMS];

    private int fullestSize;
    private int fewestOpen;
    private int depth;
    private boolean begun;
    private long nodes;
    private long deadEnds;

    /**
     * Begins a problem without kinds and options.
     *
     * @param number the number of cells
     * @param must the cells that must be covered
     * @param neighbours the neighbours of each cell, or null if pieces need not be connected
     */
    void clear(int number, long must, long[] neighbours) {
        kinds.clear(number, neighbours);
        mandatory = must;
        open[0] = (1L << number) - 1;
        end[0] = 0;
        laidSize = 0;
        fullestSize = 0;
        fewestOpen = number;
        depth = 0;
        begun = false;
    }

    /** Adds a kind. The first kind is number 0. All kinds must be added before the options. */
    void kind(int min, int max, int area) {
        long bit = kinds.add(min, max, area);
        open[0] |= bit;
        mandatory |= kinds.isExclusive(bit) ? bit : 0;
    }

    /** Adds an option, and returns the word that represents it. */
    long option(int kind, long itsCells) {
        if (end[0] == options.length) {
            options = Arrays.copyOf(options, 2 * end[0]);
        }
        long option = itsCells | kinds.bit(kind);
        options[end[0]++] = option;
        return option;
    }

    /** Returns how many options were chosen as branches, in all problems. */
    long nodes() {
        return nodes;
    }

    /** Returns how many dead ends were met, in all problems. */
    long deadEnds() {
        return deadEnds;
    }

    /** Returns the options of the cover that was found last, as words. */
    long[] found() {
        return Arrays.copyOf(laid, laidSize);
    }

    /** Returns the smallest number of cells that were open at a node. */
    int fewestOpen() {
        return fewestOpen;
    }

    /** Returns the options chosen when the fewest cells were open, as words. */
    long[] fullest() {
        return Arrays.copyOf(fullest, fullestSize);
    }

    /** Searches for the next cover. At most {@code mostNodes} nodes are opened. */
    Step next(long mostNodes) {
        long last = nodes + Math.min(mostNodes, Long.MAX_VALUE - nodes);
        if (!begun) {
            begun = true;
            end[0] = counts.filter(options, 0, end[0], 0, 0);
            if (goesOn(settle(true))) {
                return Step.FOUND;
            }
        }
        while (depth >= 0) {
            int option = nextOption();
            if (option < 0) {
                retreat();
            } else if (nodes >= last) {
                cursor[depth] = option;
                return Step.PAUSED;
            } else {
                nodes++;
                if (goesOn(lay(option))) {
                    return Step.FOUND;
                }
            }
        }
        return Step.ENDED;
    }

    /**
     * Chooses what to branch on, or takes the last choice back if no cover is possible. Returns whether every item is
     * served.
     */
    private boolean goesOn(boolean isPossible) {
        if (isPossible) {
            keepFullest();
            choose();
            return item[depth] == 0;
        }
        deadEnds++;
        retreat();
        return false;
    }

    private void keepFullest() {
        int left = Long.bitCount(kinds.cells(open[depth]));
        if (left < fewestOpen) {
            fewestOpen = left;
            fullestSize = laidSize;
            System.arraycopy(laid, 0, fullest, 0, laidSize);
        }
    }

    private void retreat() {
        while (laidSize > laidBefore[depth]) {
            kinds.giveBack(laid[--laidSize]);
        }
        depth--;
    }

    private int nextOption() {
        int i = cursor[depth];
        int to = end[depth];
        long bit = item[depth];
        while (bit != 0 && i < to && (options[i] & bit) == 0) {
            i++;
        }
        cursor[depth] = i + 1;
        return i < to ? i : -1;
    }

    private boolean lay(int option) {
        int from = start[depth];
        int to = end[depth];
        long branch = item[depth];
        depth++;
        laidBefore[depth] = laidSize;
        long gone = take(options[option]);
        open[depth] = open[depth - 1] & ~gone;
        // This test rejects half of all chosen options, and the steps below cost more than the test.
        if (kinds.hasHopelessPart(open[depth], mandatory)) {
            return false;
        }
        if (options.length < to + to - from) {
            options = Arrays.copyOf(options, 2 * (to + to - from));
        }
        start[depth] = to;
        end[depth] = kinds.isExclusive(branch)
                ? counts.filter(options, from, to, to, gone)
                : counts.filter(options, to, withoutEarlier(option, branch), to, gone);
        return settle(false);
    }

    /** Chooses an option. Returns the items that it serves. */
    private long take(long option) {
        laid[laidSize++] = option;
        return kinds.take(option);
    }

    /**
     * Copies the options of the depth above to the end of the list, except the options of the branching item up to the
     * given one, which were tried already. Several options of that item may be chosen together, so the same choice
     * would otherwise be found twice. Returns the index where the copies end.
     */
    private int withoutEarlier(int option, long branch) {
        int at = start[depth];
        for (int i = start[depth - 1]; i < end[depth - 1]; i++) {
            if (i > option || (branch != 0 && (options[i] & branch) == 0)) {
                options[at++] = options[i];
            }
        }
        return at;
    }

    /**
     * Chooses all options that are forced. Returns false when no cover is possible. The result true does not mean that
     * there is a cover.
     */
    private boolean settle(boolean isFirst) {
        boolean hasChanged = isFirst;
        while (true) {
            long must = open[depth] & mandatory;
            if (counts.none(must) != 0 || kinds.isAnyShort(open[depth], counts)) {
                return false;
            }
            long single = counts.oneAtMost(must) | kinds.withoutChoice(open[depth], counts);
            if (single == 0) {
                return !hasChanged || !kinds.hasHopelessPart(open[depth], mandatory);
            }
            long gone = layAll(single);
            if (gone == 0) {
                return false;
            }
            hasChanged = true;
            open[depth] &= ~gone;
            end[depth] = counts.filter(options, start[depth], end[depth], start[depth], gone);
        }
    }

    /**
     * Chooses all options of the given items. Returns the items that they serve, or 0 when the options exclude each
     * other.
     */
    private long layAll(long single) {
        long gone = 0;
        for (int i = start[depth]; i < end[depth]; i++) {
            long option = options[i];
            if ((option & single) != 0) {
                if ((option & gone) != 0 || kinds.isUsedUp(option)) {
                    return 0;
                }
                gone |= take(option);
            }
        }
        return gone;
    }

    private void choose() {
        long must = open[depth] & mandatory;
        long fewest = must == 0 ? kinds.needed(open[depth]) : counts.fewest(must, options, start[depth], end[depth]);
        item[depth] = fewest & -fewest;
        cursor[depth] = start[depth];
    }
}
