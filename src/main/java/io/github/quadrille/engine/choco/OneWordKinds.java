package io.github.quadrille.engine.choco;

/**
 * The kinds of a {@link OneWordCover}: bits above those of the cells. Knows how many of each kind are still needed and
 * allowed, and so which areas can be made up.
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
     * Begins without kinds.
     *
     * @param neighbours of each cell; null where pieces need not be connected
     */
    void clear(int numberOfCells, long[] neighbours) {
        cells = numberOfCells;
        allCells = (1L << cells) - 1;
        size = 0;
        several = 0;
        areas.clear(neighbours);
    }

    /** One more kind; returns its bit. */
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

    /** The cells among some items. */
    long cells(long items) {
        return items & allCells;
    }

    /** Of an option its kind; of several kinds the first. */
    private int kindOf(long items) {
        return Long.numberOfTrailingZeros(items & ~allCells) - cells;
    }

    /** An option is laid; returns the items that are served by that. */
    long take(long option) {
        int kind = kindOf(option);
        needed[kind]--;
        allowed[kind]--;
        areas.taken(kind, 1);
        return allowed[kind] == 0 ? option : option & allCells;
    }

    /** It is taken back. */
    void giveBack(long option) {
        int kind = kindOf(option);
        needed[kind]++;
        allowed[kind]++;
        areas.taken(kind, -1);
    }

    /** Whether no other of its kind may be laid. */
    boolean isUsedUp(long option) {
        return allowed[kindOf(option)] == 0;
    }

    /** Whether options with an item exclude each other: not those of a kind that may be laid never, or more than once. */
    boolean isExclusive(long item) {
        return (item & ~several) != 0;
    }

    /** Whether one of these that may be laid more than once has fewer options than it needs, as far as is counted. */
    boolean isAnyShort(long open, ItemCounts counts) {
        for (long rest = open & several; rest != 0; rest &= rest - 1) {
            if (counts.isFewerThan(needed[kindOf(rest)], rest & -rest)) {
                return true;
            }
        }
        return false;
    }

    /** Those of these that need all the options they have, as far as is counted. */
    long withoutChoice(long open, ItemCounts counts) {
        long without = 0;
        for (long rest = open & several; rest != 0; rest &= rest - 1) {
            if (counts.isExactly(needed[kindOf(rest)], rest & -rest)) {
                without |= rest & -rest;
            }
        }
        return without;
    }

    /** One of these of which more are needed, perhaps among others; 0 when there is none. */
    long needed(long open) {
        for (long rest = open & several; rest != 0; rest &= rest - 1) {
            if (needed[kindOf(rest)] > 0) {
                return rest;
            }
        }
        return 0;
    }

    /** Whether some connected part of the open cells cannot be filled with what is left. */
    boolean hasHopelessPart(long open, long mandatory) {
        return areas.anyHopeless(open & allCells, mandatory);
    }
}
