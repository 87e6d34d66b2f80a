package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;

/**
 * Which candidate placements are still live (neither laid nor excluded), by cell and by counted item, with undo in reverse
 * order. Counted items are those behind the cells, numbered from 0: the kinds, then the rows. Two representations do the same
 * work: {@link BitsetLiveSets} for up to some thousand placements and {@link CountedLiveSets} beyond. Given the same calls they
 * give the same answers (lists up to order), so that a whole search visits the same nodes with either.
 */
interface LiveSets {
    /** Above this many placements the table of bit sets, of 8 MB then, no longer fits the processor's caches. */
    int BITSET_LIMIT = 8192;

    /**
     * The better one for a problem's size.
     *
     * @param pause called now and then, so that it may give up by throwing
     */
    static LiveSets of(ExactCover problem, Runnable pause) {
        return problem.options() <= BITSET_LIMIT ? new BitsetLiveSets(problem) : new CountedLiveSets(problem, pause);
    }

    /**
     * Lays a live placement: every other placement that shares a cell with it dies, and it is no longer live itself.
     *
     * @param exhausted whether it is the last of its kind, so that the rest of the kind dies too
     */
    void place(int placement, boolean exhausted);

    /** Lets the rest of a row die with the placement that was laid last, the row's last one. */
    void exhaust(int row);

    /** Excludes a live placement. */
    void remove(int placement);

    /** Undoes the last {@link #place} or {@link #remove}. */
    void undo();

    boolean isLive(int placement);

    /**
     * The open mandatory cell with the fewest live placements, the first one along the sweep among equals. Only cells
     * with fewer than {@code below} are looked for; looking ends at the first cell without any.
     *
     * @return count times 2^32 plus cell, or -1 when every open mandatory cell has at least {@code below}
     */
    long tightestCell(int below);

    /** How many live placements a counted item has, counted no further than {@code atMost}. */
    int liveIn(int counted, int atMost);

    /** Writes the live placements on a cell, in a fixed order, and returns how many there are. */
    int liveOnCell(int cell, int[] into);

    /** Writes the live placements of a counted item, in a fixed order, at most as many as the array holds. */
    int liveIn(int counted, int[] into);

    /** Writes all live placements, in a fixed order, and returns how many there are. */
    int allLive(int[] into);
}
