package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;

/**
 * Holds which placements are still live: neither chosen nor excluded. It lists the live placements for each cell and
 * for each counted item. Changes are undone in reverse order. Counted items follow the cells and are numbered from 0.
 * They are the kinds, and then the rows of the exact cover, which are further sets of placements with a range. {@link
 * BitsetLiveSets} serves up to {@link #BITSET_LIMIT} placements, and {@link CountedLiveSets} more. Both classes return
 * the same answers except for the order of lists, so a search for all packings visits the same nodes with either class.
 */
interface LiveSets {
    /**
     * Up to this many placements are held as bit sets. A larger table, of more than 8 MB, would no longer fit into the
     * caches of the processor.
     */
    int BITSET_LIMIT = 8192;

    /**
     * Returns the better implementation for a problem's size.
     *
     * @param pause the callback that runs now and then; it may end the search by throwing an exception
     */
    static LiveSets of(ExactCover problem, Runnable pause) {
        return problem.options() <= BITSET_LIMIT ? new BitsetLiveSets(problem) : new CountedLiveSets(problem, pause);
    }

    /**
     * Chooses a live placement. It is no longer live, and every other placement that shares a cell with it is excluded.
     *
     * @param exhausted whether no other placement of its kind may be chosen, so that all others of the kind are
     *     excluded too
     */
    void place(int placement, boolean exhausted);

    /** Excludes all live placements of a row of the exact cover, because no more of them may be chosen. */
    void exhaust(int row);

    /** Excludes a live placement. */
    void remove(int placement);

    /** Undoes the last {@link #place} or {@link #remove}. */
    void undo();

    boolean isLive(int placement);

    /**
     * Returns the open mandatory cell with the fewest live placements. Of several such cells, it returns the first one
     * in the order in which the board is filled. Only cells with fewer than {@code below} placements are considered.
     * The first cell without any placement ends the search.
     *
     * @return count times 2^32 plus cell, or -1 when every open mandatory cell has at least {@code below} placements
     */
    long tightestCell(int below);

    /**
     * Returns the number of live placements of a counted item, or {@code atMost} if there are more. A counted item is a
     * kind or a row of the exact cover.
     */
    int liveIn(int counted, int atMost);

    /** Writes the live placements on a cell into an array, in a fixed order, and returns how many there are. */
    int liveOnCell(int cell, int[] into);

    /**
     * Writes the live placements of a counted item into an array. A counted item is a kind or a row of the exact cover.
     * The placements are in a fixed order. If there are more than the array holds, the last ones are left out.
     */
    int liveIn(int counted, int[] into);

    /** Writes all live placements into an array, in a fixed order, and returns how many there are. */
    int allLive(int[] into);
}
