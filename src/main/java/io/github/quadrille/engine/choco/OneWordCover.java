package io.github.quadrille.engine.choco;

import java.util.Arrays;

/**
 * Finds all exact covers of at most 64 items, one after the other, by masks: an item, be it a cell or a kind, is a bit, and
 * an option is one word. What is left of the options is a list for each depth; to lay one is to copy those that share
 * nothing with it. On the way the options of all items are counted at once, by words in which a bit says "at least so
 * many": what no option serves is a dead end, what only one serves is laid at once, and an item with the fewest is branched
 * on, as in Knuth's "Dancing links" (2000). A node costs some nanoseconds for each option left; nothing is allocated.
 *
 * <p>It prunes what {@link TightestItem} and {@link OpenRegions} prune: items that nothing can serve, and connected parts of
 * the open cells that the pieces left cannot fill. It does not look a step ahead.
 */
final class OneWordCover {
    /** Cells and kinds together. */
    static final int MOST_ITEMS = Long.SIZE;

    private static final int DEPTHS = MOST_ITEMS + 2;

    /** What a look for the next cover has come to. */
    enum Step {
        /** There is one. */
        FOUND,
        /** There is no other. */
        ENDED,
        /** As many nodes were opened as allowed; it can go on. */
        PAUSED
    }

    private final OneWordKinds kinds = new OneWordKinds();
    private final ItemCounts counts = new ItemCounts();

    /** The items that are served exactly once. */
    private long mandatory;

    /** The options left at each depth, one list after the other. */
    private long[] options = new long[1024];

    private final int[] start = new int[DEPTHS];
    private final int[] end = new int[DEPTHS];
    /** By depth, the items that are not served yet. */
    private final long[] open = new long[DEPTHS];
    /** By depth, the item branched on, as a bit; 0 where every item is served, and any option may be laid on top. */
    private final long[] item = new long[DEPTHS];
    /** By depth, the option to be looked at next. */
    private final int[] cursor = new int[DEPTHS];

    private final int[] laidBefore = new int[DEPTHS];
    private final long[] laid = new long[MOST_ITEMS];
    private int laidSize;
    /** What was laid when the fewest cells were open. */
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
     * @param number of the cells
     * @param must those of them that must be covered
     * @param neighbours of each cell; null where pieces need not be connected
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

    /** One more kind: the first is number 0. All are told before options. */
    void kind(int min, int max, int area) {
        long bit = kinds.add(min, max, area);
        open[0] |= bit;
        mandatory |= kinds.isExclusive(bit) ? bit : 0;
    }

    /** One more option; returns the word that it is. */
    long option(int kind, long itsCells) {
        if (end[0] == options.length) {
            options = Arrays.copyOf(options, 2 * end[0]);
        }
        long option = itsCells | kinds.bit(kind);
        options[end[0]++] = option;
        return option;
    }

    /** How many options were laid to see what follows, in all problems. */
    long nodes() {
        return nodes;
    }

    /** How many dead ends were met. */
    long deadEnds() {
        return deadEnds;
    }

    /** The options of the cover that was found last, as words. */
    long[] found() {
        return Arrays.copyOf(laid, laidSize);
    }

    /** How many cells were open at the least. */
    int fewestOpen() {
        return fewestOpen;
    }

    /** What was laid then. */
    long[] fullest() {
        return Arrays.copyOf(fullest, fullestSize);
    }

    /** Looks for the next cover. */
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

    /** Chooses what to branch on, or gives up; returns whether every item is served. */
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
        // Half of all options end here, and the rest costs more.
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

    /** Lays an option; returns the items that are served by that. */
    private long take(long option) {
        laid[laidSize++] = option;
        return kinds.take(option);
    }

    /**
     * Where options do not exclude each other, those tried before are not laid beside this one, or the same choice would be
     * found twice: copies the others behind the list. Returns where they end.
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

    /** Lays all that is forced; returns whether a cover is still possible as far as one can see. */
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

    /** Lays all options of these items; returns what they serve, or 0 when they exclude each other. */
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
