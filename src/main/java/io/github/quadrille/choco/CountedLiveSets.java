package io.github.quadrille.choco;

import io.github.quadrille.exactcover.CellOrder;
import io.github.quadrille.exactcover.ExactCover;
import java.util.Arrays;

/**
 * Live placements for large boards: per cell a count and a small bit set of its own placements, with every change
 * logged. Laying a piece costs only what dies by it; the tightest cell is found through the minima of blocks of cells
 * that are brought up to date when looked at. It does what Knuth's dancing cells (TAOCP pre-fascicle 7A) do, with bits
 * in place of permuted lists, because a cell of a packing puzzle has few placements. Memory: linear.
 */
final class CountedLiveSets implements LiveSets {
    private static final int PAUSE_EVERY = 4096;

    private final ExactCover problem;
    private final CellOrder sweep;
    private final int[] slotStart;
    private final int[] slotOf;
    private final long[] liveSlots;
    private final int[] liveOnCell;
    private final long[] livePlacements;
    private final int[] liveOfKind;
    private final long[] open;
    private final long[] mandatory;
    private final TightestOfBlocks tightest;
    private int[] died = new int[256];
    private int deaths;
    private int[] deathsBefore = new int[64];
    private int[] laid = new int[64];
    private int level;

    /**
     * @param pause called now and then, so that it may give up by throwing
     */
    CountedLiveSets(ExactCover problem, Runnable pause) {
        this.problem = problem;
        int cells = problem.cells();
        int size = problem.options();
        sweep = problem.graph().hints().fill();
        liveOnCell = new int[cells];
        liveOfKind = new int[problem.kinds().size()];
        for (int kind = 0; kind < liveOfKind.length; kind++) {
            liveOfKind[kind] = problem.firstOf(kind + 1) - problem.firstOf(kind);
        }
        for (int position = 0; position < cells; position++) {
            liveOnCell[position] = problem.onCell(sweep.cellAt(position));
        }
        // Each cell's slots begin on a word of their own.
        slotStart = new int[cells + 1];
        for (int position = 0; position < cells; position++) {
            slotStart[position + 1] = slotStart[position] + (liveOnCell[position] + 63) / 64 * 64;
        }
        slotOf = new int[problem.begin(size)];
        liveSlots = new long[slotStart[cells] / 64];
        int[] next = Arrays.copyOf(slotStart, cells);
        for (int p = 0; p < size; p++) {
            if (p % PAUSE_EVERY == 0) {
                pause.run();
            }
            for (int i = 0; i < problem.area(p); i++) {
                // In the order in which the problem lists them on the cell.
                int slot = next[sweep.positionOf(problem.cell(p, i))]++;
                slotOf[problem.begin(p) + i] = slot;
                liveSlots[slot >> 6] |= 1L << slot;
            }
        }
        livePlacements = new long[(size + 63) / 64];
        for (int p = 0; p < size; p++) {
            livePlacements[p >> 6] |= 1L << p;
        }
        mandatory = new long[(cells + 63) / 64];
        for (int position = 0; position < cells; position++) {
            if (problem.isMandatory(sweep.cellAt(position))) {
                mandatory[position >> 6] |= 1L << position;
            }
        }
        open = mandatory.clone();
        tightest = new TightestOfBlocks(open, liveOnCell);
    }

    @Override
    public void place(int placement, boolean exhausted) {
        begin(placement);
        kill(placement);
        for (int i = 0; i < problem.area(placement); i++) {
            int cell = problem.cell(placement, i);
            killOn(cell);
            cover(sweep.positionOf(cell));
        }
        if (exhausted) {
            killKind(problem.kind(placement));
        }
    }

    @Override
    public void remove(int placement) {
        begin(~placement);
        kill(placement);
    }

    private void begin(int entry) {
        if (level == laid.length) {
            laid = Arrays.copyOf(laid, 2 * level);
            deathsBefore = Arrays.copyOf(deathsBefore, 2 * level);
        }
        deathsBefore[level] = deaths;
        laid[level++] = entry;
    }

    private void cover(int position) {
        long bit = 1L << position;
        if ((mandatory[position >> 6] & bit) != 0) {
            open[position >> 6] &= ~bit;
            tightest.touch(position);
        }
    }

    private void killOn(int cell) {
        int position = sweep.positionOf(cell);
        int begin = slotStart[position];
        for (int w = slotStart[position] >> 6; w < slotStart[position + 1] >> 6; w++) {
            for (long rest = liveSlots[w]; rest != 0; rest &= rest - 1) {
                kill(problem.onCell(cell, (w << 6) + Long.numberOfTrailingZeros(rest) - begin));
            }
        }
    }

    private void killKind(int kind) {
        int end = problem.firstOf(kind + 1);
        for (int p = nextLive(problem.firstOf(kind)); p >= 0 && p < end; p = nextLive(p + 1)) {
            kill(p);
        }
    }

    private void kill(int placement) {
        livePlacements[placement >> 6] &= ~(1L << placement);
        liveOfKind[problem.kind(placement)]--;
        int from = problem.begin(placement);
        for (int i = 0; i < problem.area(placement); i++) {
            int slot = slotOf[from + i];
            int position = sweep.positionOf(problem.cell(placement, i));
            liveSlots[slot >> 6] &= ~(1L << slot);
            liveOnCell[position]--;
            tightest.touch(position);
        }
        if (deaths == died.length) {
            died = Arrays.copyOf(died, 2 * deaths);
        }
        died[deaths++] = placement;
    }

    @Override
    public void undo() {
        int entry = laid[--level];
        while (deaths > deathsBefore[level]) {
            revive(died[--deaths]);
        }
        if (entry >= 0) {
            for (int i = 0; i < problem.area(entry); i++) {
                int position = sweep.positionOf(problem.cell(entry, i));
                long bit = mandatory[position >> 6] & 1L << position;
                open[position >> 6] |= bit;
            }
        }
    }

    private void revive(int placement) {
        livePlacements[placement >> 6] |= 1L << placement;
        liveOfKind[problem.kind(placement)]++;
        int from = problem.begin(placement);
        for (int i = 0; i < problem.area(placement); i++) {
            int slot = slotOf[from + i];
            int position = sweep.positionOf(problem.cell(placement, i));
            liveSlots[slot >> 6] |= 1L << slot;
            liveOnCell[position]++;
            tightest.touch(position);
        }
    }

    @Override
    public boolean isLive(int placement) {
        return (livePlacements[placement >> 6] >>> placement & 1) != 0;
    }

    @Override
    public long tightestCell(int below) {
        long found = tightest.find(below);
        return found < 0 ? -1 : (found & -1L << 32) + sweep.cellAt((int) found);
    }

    @Override
    public int liveOfKind(int kind, int atMost) {
        return Math.min(liveOfKind[kind], atMost);
    }

    @Override
    public int liveOnCell(int cell, int[] into) {
        int position = sweep.positionOf(cell);
        int begin = slotStart[position];
        int count = 0;
        for (int w = slotStart[position] >> 6; w < slotStart[position + 1] >> 6; w++) {
            for (long rest = liveSlots[w]; rest != 0; rest &= rest - 1) {
                into[count++] = problem.onCell(cell, (w << 6) + Long.numberOfTrailingZeros(rest) - begin);
            }
        }
        return count;
    }

    @Override
    public int liveOfKind(int kind, int[] into) {
        int count = 0;
        int end = problem.firstOf(kind + 1);
        for (int p = nextLive(problem.firstOf(kind)); p >= 0 && p < end && count < into.length; p = nextLive(p + 1)) {
            into[count++] = p;
        }
        return count;
    }

    @Override
    public int allLive(int[] into) {
        int count = 0;
        for (int p = nextLive(0); p >= 0; p = nextLive(p + 1)) {
            into[count++] = p;
        }
        return count;
    }

    @Override
    public int anyLive() {
        return nextLive(0);
    }

    private int nextLive(int from) {
        int w = from >> 6;
        if (w >= livePlacements.length) {
            return -1;
        }
        long rest = livePlacements[w] & -1L << from;
        while (rest == 0) {
            if (++w == livePlacements.length) {
                return -1;
            }
            rest = livePlacements[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(rest);
    }
}
