package io.github.quadrille.lab.window;

import io.github.quadrille.core.exactcover.OptionList;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Searches for an exact cover of one small window by candidate placements. A search object can be set up and run any
 * number of times. The next cell to cover is the one with the fewest live candidates, which are those that can still be
 * laid. They are tried in random order, and leaving the cell open is tried last.
 *
 * <p>To set the search up, call {@link #begin}. Then set in any order which cells may stay open, the limits, the
 * neighbours and the candidates. Then call {@link #run}. After a run, {@code run} can be called again with other gaps
 * and limits. Memory is linear in the number of cells of all candidates together, plus one bit for each ordered pair of
 * cells. The search is not thread-safe.
 */
public final class WindowSearch {
    private final RandomGenerator random;
    private final OptionList candidates = new OptionList();
    private final LiveCandidates live = new LiveCandidates(candidates);
    private final OpenParts parts = new OpenParts();
    private int cells;
    private int[] price = new int[64];
    private final KindCounts counts = new KindCounts();
    private int gaps;
    private long nodes;
    private long nodeLimit;
    private int[] chosen = new int[64];
    private int size;
    private int[] tries = new int[1024];
    private int triesEnd;
    private boolean indexed;
    private boolean limited;

    /**
     * Makes a search without a window.
     *
     * @param random the source of the order in which candidates are tried
     */
    public WindowSearch(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Begins a window with the cells 0, 1, ... and the kinds 0, 1, ... At first all cells must be covered, and the
     * kinds have no limits.
     */
    public void begin(int cellCount, int kindCount) {
        cells = cellCount;
        if (price.length < cells) {
            price = new int[2 * cells];
            chosen = new int[2 * cells];
        }
        Arrays.fill(price, 0, cells, cells + 1);
        candidates.clear(cells, kindCount);
        counts.clear(kindCount);
        parts.clear(cells);
        size = 0;
        indexed = false;
    }

    /** Lets a cell stay open at the price of one gap. */
    public void mayBeGap(int cell) {
        price[cell] = 1;
    }

    /** Lets a cell stay open for free. */
    public void mayStayOpen(int cell) {
        price[cell] = 0;
    }

    /** Declares that a cell must be covered, which holds for all cells at the beginning. */
    public void mustBeCovered(int cell) {
        price[cell] = cells + 1;
    }

    /** Sets the least and the greatest number of pieces of a kind. */
    public void limit(int kind, int least, int most) {
        counts.limit(kind, least, most);
    }

    /**
     * Declares that two cells are neighbours. If any cells are joined in this way, the cells of each candidate must be
     * connected by joined pairs. Then the search notices early when the size of a connected part of the open cells is
     * impossible.
     */
    public void join(int cell, int other) {
        parts.join(cell, other);
    }

    /**
     * Adds a candidate that covers the cells {@code on[0..area)}, which are all different. Returns the candidate's
     * number: 0, 1, ...
     */
    public int add(int kind, int[] on, int area) {
        counts.areaOf(kind, area);
        indexed = false;
        return candidates.add(kind, on, area);
    }

    /**
     * Searches for one packing.
     *
     * @param mostGaps the greatest number of gaps, which are open cells that {@link #mayBeGap} allows
     * @param mostNodes the greatest number of candidates that may be laid
     */
    public WindowOutcome run(int mostGaps, long mostNodes) {
        if (!indexed) {
            candidates.index();
            indexed = true;
        }
        gaps = Math.min(mostGaps, cells);
        nodeLimit = mostNodes;
        nodes = 0;
        limited = false;
        size = 0;
        triesEnd = 0;
        live.reset(price);
        parts.reset(price, cells, counts.divisor());
        counts.reset();
        for (int kind = 0; kind < candidates.kinds(); kind++) {
            if (counts.isUsedUp(kind)) {
                live.leaveKind(kind);
            }
        }
        if (!isHopeless() && complete()) {
            return WindowOutcome.PACKED;
        }
        return limited ? WindowOutcome.UNDECIDED : WindowOutcome.IMPOSSIBLE;
    }

    /** Returns how many candidates were laid in the last run. */
    public long nodes() {
        return nodes;
    }

    /** Returns how many pieces are in the packing that was found. */
    public int size() {
        return size;
    }

    /** Returns the candidate that is the i-th piece of the packing that was found. */
    public int chosen(int i) {
        return chosen[i];
    }

    public int kind(int candidate) {
        return candidates.kind(candidate);
    }

    public int area(int candidate) {
        return candidates.area(candidate);
    }

    /** Returns the i-th cell of a candidate. */
    public int cell(int candidate, int i) {
        return candidates.cellAt(candidates.begin(candidate) + i);
    }

    /** Returns whether a simple bound shows that the packing cannot be completed. */
    private boolean isHopeless() {
        int spare = gaps - live.lost();
        return spare < 0
                || counts.missing() > live.fillable()
                || counts.supply() < live.wanted() - spare
                || parts.needMoreThan(spare, live);
    }

    /**
     * Completes the packing, and returns whether that succeeded. If it fails or reaches the limit on nodes, all changes
     * are undone.
     */
    private boolean complete() {
        int cell = live.tightest();
        if (cell < 0) {
            return counts.missing() == 0 || completeKind(counts.missingKind());
        }
        int from = triesEnd;
        gather(cell);
        int to = triesEnd;
        for (int i = from; i < to && !limited; i++) {
            if (lay(tries[i])) {
                return true;
            }
        }
        triesEnd = from;
        return !limited && live.lost() + price[cell] <= gaps && leaveOpen(cell);
    }

    /**
     * Completes the packing when no cell is left to cover, but a kind needs more pieces. It first lays one of the
     * kind's candidates. If that fails, it drops this candidate and tries again.
     */
    private boolean completeKind(int kind) {
        for (int i = candidates.beginOf(kind); i < candidates.beginOf(kind + 1); i++) {
            int candidate = candidates.optionOf(i);
            if (live.isLive(candidate)) {
                if (lay(candidate)) {
                    return true;
                }
                int mark = live.mark();
                live.drop(candidate);
                boolean done = !limited && !isHopeless() && complete();
                if (!done) {
                    live.undo(mark);
                }
                return done;
            }
        }
        return false;
    }

    private boolean lay(int candidate) {
        if (nodes >= nodeLimit) {
            limited = true;
            return false;
        }
        nodes++;
        int mark = live.mark();
        int kind = candidates.kind(candidate);
        live.lay(candidate);
        counts.take(kind);
        if (counts.isUsedUp(kind)) {
            live.leaveKind(kind);
        }
        chosen[size++] = candidate;
        if (!isHopeless() && complete()) {
            return true;
        }
        size--;
        counts.giveBack(kind);
        live.undo(mark);
        return false;
    }

    private boolean leaveOpen(int cell) {
        int mark = live.mark();
        live.leave(cell);
        if (!isHopeless() && complete()) {
            return true;
        }
        live.undo(mark);
        return false;
    }

    /** Pushes the live candidates for a cell onto the stack of candidates to try, in random order. */
    private void gather(int cell) {
        int from = triesEnd;
        for (int i = candidates.beginOn(cell); i < candidates.beginOn(cell + 1); i++) {
            int candidate = candidates.optionOn(i);
            if (live.isLive(candidate)) {
                if (triesEnd == tries.length) {
                    tries = Arrays.copyOf(tries, 2 * triesEnd);
                }
                int at = from + random.nextInt(triesEnd - from + 1);
                tries[triesEnd++] = tries[at];
                tries[at] = candidate;
            }
        }
    }

    /** A {@code WindowOutcome} tells how the search of a window ended. */
    public enum WindowOutcome {
        /** The search has found a packing. */
        PACKED,
        /** The search has tried everything: no packing keeps the limits on gaps and kinds. */
        IMPOSSIBLE,
        /** The search reached the limit on nodes. */
        UNDECIDED
    }
}
