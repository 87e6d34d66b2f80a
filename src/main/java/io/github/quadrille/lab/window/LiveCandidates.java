package io.github.quadrille.lab.window;

import io.github.quadrille.core.exactcover.OptionList;
import java.util.Arrays;

/**
 * Keeps track of which candidates are live, which means that they can still be laid, and of the number of live
 * candidates on each cell. Each cell has a price, which is due when the cell stays open. This class also keeps the sum
 * of the prices of all open cells that no live candidate covers. All numbers are updated with every change, and a trail
 * undoes the changes. Laying a placement only looks at the candidates on the cells of this placement. So its time does
 * not depend on the size of the window.
 */
final class LiveCandidates {
    private final OptionList candidates;
    private boolean[] live = new boolean[256];
    private int[] count = new int[64];
    private boolean[] covered = new boolean[64];
    private int[] price = new int[64];
    private long[] fillable = new long[1];
    private long[] wanted = new long[1];
    private int words;
    private int lost;
    private int[] trail = new int[512];
    private int trailSize;

    LiveCandidates(OptionList candidates) {
        this.candidates = candidates;
    }

    /** Makes all candidates live. {@link OptionList#index} must have been called before. */
    void reset(int[] priceOf) {
        int cells = candidates.cells();
        words = (cells + 63) >> 6;
        if (live.length < candidates.size()) {
            live = new boolean[2 * candidates.size()];
        }
        if (trail.length < candidates.size() + cells) {
            trail = new int[2 * (candidates.size() + cells)];
        }
        if (count.length < cells) {
            count = new int[2 * cells];
            covered = new boolean[2 * cells];
            fillable = new long[2 * words];
            wanted = new long[2 * words];
        }
        price = priceOf;
        Arrays.fill(live, 0, candidates.size(), true);
        Arrays.fill(covered, 0, cells, false);
        Arrays.fill(fillable, 0, words, 0);
        Arrays.fill(wanted, 0, words, 0);
        trailSize = 0;
        lost = 0;
        for (int cell = 0; cell < cells; cell++) {
            count[cell] = candidates.beginOn(cell + 1) - candidates.beginOn(cell);
            if (count[cell] > 0) {
                fillable[cell >> 6] |= 1L << cell;
            } else {
                lost += price[cell];
            }
            if (price[cell] > 0) {
                wanted[cell >> 6] |= 1L << cell;
            }
        }
    }

    int words() {
        return words;
    }

    /** Returns one 64-bit word of the set of open cells that some live candidate covers. */
    long fillable(int word) {
        return fillable[word];
    }

    /**
     * Returns the sum of the prices of the open cells that no live candidate covers. A price is due for each cell that
     * stays open.
     */
    int lost() {
        return lost;
    }

    /** Returns how many open cells some live candidate covers. */
    int fillable() {
        int cells = 0;
        for (int w = 0; w < words; w++) {
            cells += Long.bitCount(fillable[w]);
        }
        return cells;
    }

    /** Returns how many open cells have a live candidate and a price above 0, which is due when the cell stays open. */
    int wanted() {
        int cells = 0;
        for (int w = 0; w < words; w++) {
            cells += Long.bitCount(fillable[w] & wanted[w]);
        }
        return cells;
    }

    boolean isLive(int placement) {
        return live[placement];
    }

    /** Returns the mark of the present state, to which {@link #undo} can return. */
    int mark() {
        return trailSize;
    }

    /**
     * Returns the open cell with the fewest live candidates, among the cells that have at least one live candidate and
     * may not stay open for free. Returns -1 when there is no such cell.
     */
    int tightest() {
        int fewest = Integer.MAX_VALUE;
        int tightest = -1;
        for (int w = 0; w < words; w++) {
            for (long rest = fillable[w] & wanted[w]; rest != 0; rest &= rest - 1) {
                int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
                if (count[cell] < fewest) {
                    fewest = count[cell];
                    tightest = cell;
                    if (fewest == 1) {
                        return tightest;
                    }
                }
            }
        }
        return tightest;
    }

    /** Lays a placement: its cells are covered, and all candidates that overlap it are dropped. */
    void lay(int placement) {
        trail[trailSize++] = ~placement;
        int end = candidates.begin(placement + 1);
        for (int i = candidates.begin(placement); i < end; i++) {
            int cell = candidates.cellAt(i);
            covered[cell] = true;
            fillable[cell >> 6] &= ~(1L << cell);
        }
        for (int i = candidates.begin(placement); i < end; i++) {
            leave(candidates.cellAt(i));
        }
    }

    /** Drops all candidates on a cell. */
    void leave(int cell) {
        int end = candidates.beginOn(cell + 1);
        for (int i = candidates.beginOn(cell); i < end; i++) {
            drop(candidates.optionOn(i));
        }
    }

    /** Drops all candidates of a kind. */
    void leaveKind(int kind) {
        int end = candidates.beginOf(kind + 1);
        for (int i = candidates.beginOf(kind); i < end; i++) {
            drop(candidates.optionOf(i));
        }
    }

    /** Drops a candidate, unless it is dropped already. */
    void drop(int placement) {
        if (!live[placement]) {
            return;
        }
        live[placement] = false;
        trail[trailSize++] = placement;
        int end = candidates.begin(placement + 1);
        for (int i = candidates.begin(placement); i < end; i++) {
            int cell = candidates.cellAt(i);
            if (--count[cell] == 0 && !covered[cell]) {
                lost += price[cell];
                fillable[cell >> 6] &= ~(1L << cell);
            }
        }
    }

    void undo(int mark) {
        while (trailSize > mark) {
            int entry = trail[--trailSize];
            if (entry >= 0) {
                revive(entry);
            } else {
                uncover(~entry);
            }
        }
    }

    private void revive(int placement) {
        live[placement] = true;
        int end = candidates.begin(placement + 1);
        for (int i = candidates.begin(placement); i < end; i++) {
            int cell = candidates.cellAt(i);
            if (count[cell]++ == 0 && !covered[cell]) {
                lost -= price[cell];
                fillable[cell >> 6] |= 1L << cell;
            }
        }
    }

    private void uncover(int placement) {
        int end = candidates.begin(placement + 1);
        for (int i = candidates.begin(placement); i < end; i++) {
            int cell = candidates.cellAt(i);
            covered[cell] = false;
            fillable[cell >> 6] |= 1L << cell;
        }
    }
}
