package io.github.quadrille.engine.coverings;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/**
 * Searches for the cheapest way to lay pieces on the open cells of a window, a small part of the board. A window has at
 * most 64 cells, so one {@code long} holds any set of them. The search goes through the open cells in ascending order.
 * It covers each cell by an option or leaves the cell open. It turns back once the open cells cost at least as much as
 * in the best way known. Options are tried in random order.
 */
final class OneWordWindow {
    static final int MOST_CELLS = Long.SIZE;
    private static final int FEW_OPTIONS = 64;

    private final ExactCover cover;
    private final Random random;
    /** Each entry is the cost of leaving one cell of the window open. Its index is the cell's place in the window. */
    private final long[] costs = new long[MOST_CELLS];
    /**
     * The entry for each place in the window lists the options whose first cell has that place. The same entry of
     * {@code masks} has the places that these options cover, as bits.
     */
    private final int[][] options = new int[MOST_CELLS][FEW_OPTIONS];

    private final long[][] masks = new long[MOST_CELLS][FEW_OPTIONS];
    private final int[] sizes = new int[MOST_CELLS];

    private final int[] chosen = new int[MOST_CELLS];
    private final int[] best = new int[MOST_CELLS];
    private int bestSize;
    private long bestCost;
    private long looks;
    private long mostLooks;

    OneWordWindow(ExactCover cover, Random random) {
        this.cover = cover.withoutRows();
        this.random = random;
    }

    /** Begins a window without options. */
    void clear() {
        Arrays.fill(sizes, 0);
    }

    void setCost(int place, long cost) {
        costs[place] = cost;
    }

    /**
     * Adds an option at a random position among the options with the same first place.
     *
     * @param places the places that the option covers, as bits; the option covers no cell outside the window
     */
    void add(int option, long places) {
        int first = Long.numberOfTrailingZeros(places);
        int size = sizes[first]++;
        if (size == options[first].length) {
            options[first] = Arrays.copyOf(options[first], 2 * size);
            masks[first] = Arrays.copyOf(masks[first], 2 * size);
        }
        int at = random.nextInt(size + 1);
        options[first][size] = options[first][at];
        masks[first][size] = masks[first][at];
        options[first][at] = option;
        masks[first][at] = places;
    }

    /**
     * Looks for a way to lay the pieces that costs no more than a known way, and then for better ones.
     *
     * @param cells the number of places in the window
     * @param left the number of pieces of each kind that can be laid; the array is unchanged afterwards
     * @param known the cost of the known way
     * @param most the number of places and options after which the search ends, approximately
     * @return the options of the best way found; empty when every way found costs more than the known one
     */
    Optional<int[]> lay(int cells, int[] left, long known, long most) {
        looks = 0;
        mostLooks = most;
        bestSize = -1;
        bestCost = known + 1;
        search(cells == 0 ? 0 : -1L >>> (MOST_CELLS - cells), 0, 0, left);
        return bestSize < 0 ? Optional.empty() : Optional.of(Arrays.copyOf(best, bestSize));
    }

    /** Returns how many places and options the last search has looked at. */
    long looks() {
        return looks;
    }

    private void search(long open, int laid, long costSoFar, int[] left) {
        long cost = costSoFar;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int place = Long.numberOfTrailingZeros(rest);
            looks++;
            for (int i = 0; i < sizes[place]; i++) {
                looks++;
                long mask = masks[place][i];
                int kind = cover.kind(options[place][i]);
                if ((mask & ~rest) == 0 && left[kind] > 0) {
                    chosen[laid] = options[place][i];
                    left[kind]--;
                    search(rest & ~mask, laid + 1, cost, left);
                    left[kind]++;
                    if (looks >= mostLooks) {
                        return;
                    }
                }
            }
            cost += costs[place];
            if (cost >= bestCost) {
                return;
            }
        }
        if (cost < bestCost) {
            bestCost = cost;
            bestSize = laid;
            System.arraycopy(chosen, 0, best, 0, laid);
        }
    }
}
