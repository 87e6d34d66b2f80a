package io.github.quadrille.engine.choco;

/**
 * Holds the kinds of a {@link OneWordCover}, as bits above the bits of the cells. It counts how many pieces of each
 * kind are still needed and allowed, and so determines which areas can be made up.
 */
final class OneWordKinds {
    private final OneWordAreas areas = new OneWordAreas();
    private final int[] needed = new int[OneWordCover.MOST_ITEMS];
    private final int[] allowed = new int[OneWordCover.MOST_ITEMS];
    private int cells;
    private long allCells;
    private int size;
    private long several;

    /**
     * Begins a problem without kinds.
     *
     * @param neighbours the neighbours of each cell, or null if pieces need not be connected
     */
    void clear(int numberOfCells, long[] neighbours) {
        cells = numberOfCells;
        allCells = (1L << cells) - 1;
        size = 0;
        several = 0;
        areas.clear(neighbours);
    }

    /** Adds a kind, and returns its bit. */
    long add(int min, int max, int area) {
        long bit = bit(size);
        several |= min == 1 && max == 1 ? 0 : bit;
        needed[size] = min;
        allowed[size] = max;
        areas.kind(area, max);
        size++;
        return bit;
    }

    long bit(int kind) {
        return 1L << (cells + kind);
    }

    /** Returns the given items that are cells. */
    long cells(long items) {
        return items & allCells;
    }

    /** Returns the index of the kind of an option. If there are several kinds among the items, it returns the first. */
    private int kindOf(long items) {
        return Long.numberOfTrailingZeros(items & ~allCells) - cells;
    }

    /** Counts a chosen option as placed. Returns the items that it serves. */
    long take(long option) {
        int kind = kindOf(option);
        needed[kind]--;
        allowed[kind]--;
        areas.taken(kind, 1);
        return allowed[kind] == 0 ? option : option & allCells;
    }

    /** Counts an option as no longer placed. */
    void giveBack(long option) {
        int kind = kindOf(option);
        needed[kind]++;
        allowed[kind]++;
        areas.taken(kind, -1);
    }

    /** Tells whether no other option of the same kind may be chosen. */
    boolean isUsedUp(long option) {
        return allowed[kindOf(option)] == 0;
    }

    /**
     * Tells whether the options of an item exclude each other. This is true for a cell, and for a kind that is used
     * exactly once.
     */
    boolean isExclusive(long item) {
        return (item & ~several) != 0;
    }

    /**
     * Tells whether some open kind has fewer options than it needs. Options are counted up to four. Kinds that are used
     * exactly once are left out.
     */
    boolean isAnyShort(long open, ItemCounts counts) {
        for (long rest = open & several; rest != 0; rest &= rest - 1) {
            if (counts.isFewerThan(needed[kindOf(rest)], rest & -rest)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the open kinds that need all options they have. Options are counted up to four. Kinds that are used
     * exactly once are left out.
     */
    long withoutChoice(long open, ItemCounts counts) {
        long without = 0;
        for (long rest = open & several; rest != 0; rest &= rest - 1) {
            if (counts.isExactly(needed[kindOf(rest)], rest & -rest)) {
                without |= rest & -rest;
            }
        }
        return without;
    }

    /**
     * Returns a word whose lowest bit is an open kind that needs more pieces, or 0 when there is none. Kinds that are
     * used exactly once are left out.
     */
    long needed(long open) {
        for (long rest = open & several; rest != 0; rest &= rest - 1) {
            if (needed[kindOf(rest)] > 0) {
                return rest;
            }
        }
        return 0;
    }

    /** Tells whether the remaining pieces cannot fill some connected part of the open cells. */
    boolean hasHopelessPart(long open, long mandatory) {
        return areas.anyHopeless(open & allCells, mandatory);
    }
}
