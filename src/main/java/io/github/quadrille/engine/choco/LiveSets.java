package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;

/**
 * Holds which placements are still live, that is neither chosen nor excluded, by cell and by counted item. Changes are
 * undone in reverse order. Counted items follow the cells and are numbered from 0: the kinds, then the rows. {@link
 * BitsetLiveSets} serves up to some thousand placements, and {@link CountedLiveSets} more. For the same calls both
 * return the same answers except for the order of lists, so a whole search visits the same nodes with either.
 */
interface LiveSets {
    /**
     * Above this many placements the table of bit sets, which then takes 8 MB, no longer fits into the caches of the
     * processor.
     */
    int BITSET_LIMIT = 8192;

    /**
     * Returns the better implementation for a problem's size.
     *
     * @param pause the callback that runs now and then and may give up by throwing
     */
    static LiveSets of(ExactCover problem, Runnable pause) {
        return problem.options() <= BITSET_LIMIT ? new BitsetLiveSets(problem) : new CountedLiveSets(problem, pause);
    }

    /**
     * Chooses a live placement. It is no longer live, and every other placement that shares a cell with it is excluded.
     *
     * @param exhausted whether it is the last of its kind, so that the rest of the kind is excluded too
     */
    void place(int placement, boolean exhausted);

    /** Excludes the rest of a row, because the placement chosen last was the row's last one. */
    void exhaust(int row);

    /** Excludes a live placement. */
    void remove(int placement);

    /** Undoes the last {@link #place} or {@link #remove}. */
    void undo();

    boolean isLive(int placement);

    /**
     * Returns the open mandatory cell with the fewest live placements, and among equals the first one along the sweep.
     * Only cells with fewer than {@code below} are considered, and the first cell without any ends the search.
     *
     * @return count times 2^32 plus cell, or -1 when every open mandatory cell has at least {@code below}
     */
    long tightestCell(int below);

    /**
     * Returns the number of live placements of a counted item, which is a kind or a row, or {@code atMost} if there are
     * more.
     */
    int liveIn(int counted, int atMost);

    /** Writes the live placements on a cell, in a fixed order, and returns how many there are. */
    int liveOnCell(int cell, int[] into);

    /**
     * Writes the live placements of a counted item, which is a kind or a row. They are in a fixed order, and at most as
     * many as the array holds.
     */
    int liveIn(int counted, int[] into);

    /** Writes all live placements, in a fixed order, and returns how many there are. */
    int allLive(int[] into);
}
