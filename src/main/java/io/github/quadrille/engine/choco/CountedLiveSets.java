package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Holds the live placements of large boards. A placement is live if it is neither chosen nor excluded. Each cell has a
 * count and a small bit set of its placements, and every change is logged. The time to place a piece is proportional to
 * the number of placements that it excludes. To find the cell with the fewest placements, minima of blocks of cells are
 * kept, and are updated when they are read. The method is Knuth's dancing cells (TAOCP pre-fascicle 7A), with bits
 * instead of permuted lists, because a cell of a packing puzzle has few placements. The memory is linear in the total
 * number of cells of all placements.
 */
final class CountedLiveSets implements LiveSets {
    private final ExactCover problem;
    private final CellOrder sweep;
    private final PlacementRows rows;
    private final long[] liveSlots;
    private final long[] livePlacements;
    /** Each entry counts the live placements of a counted item, which is a kind or a row of the exact cover. */
    private final int[] liveIn;

    private final int kinds;
    /**
     * Each entry lists the rows of the exact cover that a placement is in. The array is empty if the problem has no
     * rows.
     */
    private final int[][] boundsOf;

    private final BlockedMinimum counts;
    /**
     * This stack holds the placements that are no longer live, in the order in which they were removed. Each is
     * represented by the index where {@link PlacementRows} stores it.
     */
    private int[] died = new int[256];

    private int deaths;
    private int[] deathsBefore = new int[64];
    private int[] laid = new int[64];
    private int level;

    /**
     * Prepares the sets with all placements live.
     *
     * @param pause the callback that runs now and then; it may end the search by throwing an exception
     */
    CountedLiveSets(ExactCover problem, Runnable pause) {
        this.problem = problem;
        rows = new PlacementRows(problem, pause);
        sweep = problem.graph().hints().fill();
        kinds = problem.kinds().size();
        boundsOf = problem.hasRows() ? problem.rowsOfOptions() : new int[0][];
        liveIn = IntStream.range(problem.cells(), problem.items())
                .map(problem::on)
                .toArray();
        counts = new BlockedMinimum(problem.cells());
        liveSlots = new long[rows.words()];
        for (int position = 0; position < problem.cells(); position++) {
            int size = rows.size(position);
            counts.set(position, size, problem.isMandatory(sweep.cellAt(position)));
            fill(liveSlots, rows.firstWord(position), size);
        }
        livePlacements = new long[(problem.options() + 63) / 64];
        fill(livePlacements, 0, problem.options());
        IntStream.range(problem.cells(), problem.items())
                .filter(item -> problem.max(item) == 0)
                .forEach(this::killIn);
    }

    /**
     * Sets the first {@code size} bits, counted from the beginning of a word.
     *
     * @param word the index of that word
     */
    private static void fill(long[] bits, int word, int size) {
        Arrays.fill(bits, word, word + size / 64, -1L);
        if (size % 64 > 0) {
            bits[word + size / 64] = (1L << size) - 1;
        }
    }

    @Override
    public void place(int placement, boolean exhausted) {
        begin(placement);
        int row = rows.row(placement);
        kill(row);
        int slot;
        for (int at = PlacementRows.slots(row); (slot = rows.slot(at)) >= 0; at++) {
            int position = rows.position(slot >> 6);
            killOn(position);
            counts.close(position);
        }
        if (exhausted) {
            killKind(rows.kind(row));
        }
    }

    @Override
    public void exhaust(int row) {
        if (liveIn[kinds + row] > 0) {
            killIn(problem.firstRow() + row);
        }
    }

    @Override
    public void remove(int placement) {
        begin(~placement);
        kill(rows.row(placement));
    }

    private void begin(int entry) {
        if (level == laid.length) {
            laid = Arrays.copyOf(laid, 2 * level);
            deathsBefore = Arrays.copyOf(deathsBefore, 2 * level);
        }
        deathsBefore[level] = deaths;
        laid[level++] = entry;
    }

    private void killOn(int position) {
        int end = rows.firstWord(position + 1);
        for (int w = rows.firstWord(position); w < end; w++) {
            for (long rest = liveSlots[w]; rest != 0; rest &= rest - 1) {
                kill(rows.rowOn(position, (w << 6) + Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    private void killKind(int kind) {
        int end = problem.firstOf(kind + 1);
        for (int p = nextLive(problem.firstOf(kind)); p >= 0 && p < end; p = nextLive(p + 1)) {
            kill(rows.row(p));
        }
    }

    private void killIn(int item) {
        int size = problem.on(item);
        for (int i = 0; i < size; i++) {
            if (isLive(problem.on(item, i))) {
                kill(rows.row(problem.on(item, i)));
            }
        }
    }

    private void kill(int row) {
        int placement = rows.placement(row);
        livePlacements[placement >> 6] &= ~(1L << placement);
        liveIn[rows.kind(row)]--;
        if (boundsOf.length > 0) {
            countInBounds(placement, -1);
        }
        int slot;
        for (int at = PlacementRows.slots(row); (slot = rows.slot(at)) >= 0; at++) {
            liveSlots[slot >> 6] &= ~(1L << slot);
            counts.add(rows.position(slot >> 6), -1);
        }
        if (deaths == died.length) {
            died = Arrays.copyOf(died, 2 * deaths);
        }
        died[deaths++] = row;
    }

    @Override
    public void undo() {
        int entry = laid[--level];
        while (deaths > deathsBefore[level]) {
            revive(died[--deaths]);
        }
        if (entry >= 0) {
            int slot;
            for (int at = PlacementRows.slots(rows.row(entry)); (slot = rows.slot(at)) >= 0; at++) {
                counts.open(rows.position(slot >> 6));
            }
        }
    }

    private void revive(int row) {
        int placement = rows.placement(row);
        livePlacements[placement >> 6] |= 1L << placement;
        liveIn[rows.kind(row)]++;
        if (boundsOf.length > 0) {
            countInBounds(placement, 1);
        }
        int slot;
        for (int at = PlacementRows.slots(row); (slot = rows.slot(at)) >= 0; at++) {
            liveSlots[slot >> 6] |= 1L << slot;
            counts.add(rows.position(slot >> 6), 1);
        }
    }

    private void countInBounds(int placement, int difference) {
        for (int row : boundsOf[placement]) {
            liveIn[kinds + row] += difference;
        }
    }

    @Override
    public boolean isLive(int placement) {
        return (livePlacements[placement >> 6] >>> placement & 1) != 0;
    }

    @Override
    public long tightestCell(int below) {
        long found = counts.find(below);
        return found < 0 ? -1 : (found & -1L << 32) + sweep.cellAt((int) found);
    }

    @Override
    public int liveIn(int counted, int atMost) {
        return Math.min(liveIn[counted], atMost);
    }

    @Override
    public int liveOnCell(int cell, int[] into) {
        int position = sweep.positionOf(cell);
        int end = rows.firstWord(position + 1);
        int count = 0;
        for (int w = rows.firstWord(position); w < end; w++) {
            for (long rest = liveSlots[w]; rest != 0; rest &= rest - 1) {
                into[count++] = rows.placement(rows.rowOn(position, (w << 6) + Long.numberOfTrailingZeros(rest)));
            }
        }
        return count;
    }

    @Override
    public int liveIn(int counted, int[] into) {
        return counted < kinds ? liveOfKind(counted, into) : liveInRow(counted - kinds, into);
    }

    private int liveInRow(int row, int[] into) {
        int item = problem.firstRow() + row;
        int size = problem.on(item);
        int count = 0;
        for (int i = 0; i < size && count < into.length; i++) {
            if (isLive(problem.on(item, i))) {
                into[count++] = problem.on(item, i);
            }
        }
        return count;
    }

    private int liveOfKind(int kind, int[] into) {
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
