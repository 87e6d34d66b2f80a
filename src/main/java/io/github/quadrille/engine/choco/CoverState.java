package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Holds the state of a search: which placements are chosen, which can still be chosen (the live placements), and what
 * is still needed. Every change is logged and can be undone back to any earlier {@link #mark}.
 */
final class CoverState {
    static final int NO_GAPS = Integer.MAX_VALUE;

    private final ExactCover problem;
    private final LiveSets live;
    private final OpenRegions regions;
    private final int kinds;
    /**
     * Each entry is the least number of placements that a counted item needs. Counted items are first the kinds. Then
     * come the rows of the exact cover, which are further sets of placements with a range. The two arrays below have
     * the same indices.
     */
    private final int[] min;

    private final int[] max;
    private final int[] used;
    /**
     * This list has the kinds, and the rows of the exact cover, that need at least one placement. It is short even if
     * there are many rows, because most rows have only an upper limit.
     */
    private final int[] wanted;
    /**
     * Each entry lists the rows of the exact cover that a placement is in. The array is empty if the problem has no
     * rows.
     */
    private final int[][] rowsOf;

    private int[] log = new int[64];
    private int mark;
    private final BitSet laid;
    private int coveredCells;
    private final List<CostFilter> budgets;
    private final int gapKind;

    /**
     * Begins with an empty packing, without limits on costs and without pieces that only mark open cells.
     *
     * @param provable whether the search may prune only by arguments that a written proof can follow
     * @param pause the callback that runs now and then; it may end the search by throwing an exception
     */
    CoverState(ExactCover problem, boolean provable, Runnable pause) {
        this(problem, LiveSets.of(problem, pause), provable, List.of(), NO_GAPS);
    }

    /**
     * Begins with an empty packing.
     *
     * @param provable whether the search may prune only by arguments that a written proof can follow
     * @param budgets the limits on the cost of the placements chosen
     * @param gapKind the first of the kinds whose pieces only mark cells that stay open, or {@link #NO_GAPS}
     */
    CoverState(ExactCover problem, LiveSets live, boolean provable, List<CostFilter> budgets, int gapKind) {
        this.budgets = List.copyOf(budgets);
        this.gapKind = gapKind;
        this.problem = problem;
        this.live = live;
        kinds = problem.kinds().size();
        min = IntStream.range(problem.cells(), problem.items())
                .map(problem::min)
                .toArray();
        max = IntStream.range(problem.cells(), problem.items())
                .map(problem::max)
                .toArray();
        used = new int[min.length];
        wanted = IntStream.range(0, min.length)
                .filter(counted -> min[counted] > 0)
                .toArray();
        rowsOf = problem.hasRows() ? problem.rowsOfOptions() : new int[0][];
        laid = new BitSet(problem.options());
        regions = OpenRegions.of(problem, this, provable);
    }

    ExactCover problem() {
        return problem;
    }

    LiveSets live() {
        return live;
    }

    /** Returns how many changes have been made and not undone. */
    int mark() {
        return mark;
    }

    void undoTo(int earlier) {
        while (mark > earlier) {
            int entry = log[--mark];
            live.undo();
            if (entry >= 0) {
                used[problem.kind(entry)]--;
                if (rowsOf.length > 0) {
                    takeFromRows(entry);
                }
                laid.clear(entry);
                coveredCells -= isGap(entry) ? 0 : problem.area(entry);
                for (CostFilter budget : budgets) {
                    budget.refund(entry);
                }
                regions.opened(entry);
            }
        }
    }

    /** Chooses a live placement. */
    void place(int placement) {
        int kind = problem.kind(placement);
        used[kind]++;
        laid.set(placement);
        coveredCells += isGap(placement) ? 0 : problem.area(placement);
        live.place(placement, used[kind] == max[kind]);
        if (rowsOf.length > 0) {
            countInRows(placement);
        }
        regions.covered(placement);
        push(placement);
        for (CostFilter budget : budgets) {
            budget.pay(placement, this);
        }
    }

    private void countInRows(int placement) {
        for (int row : rowsOf[placement]) {
            if (++used[kinds + row] == max[kinds + row]) {
                live.exhaust(row);
            }
        }
    }

    private void takeFromRows(int placement) {
        for (int row : rowsOf[placement]) {
            used[kinds + row]--;
        }
    }

    /** Tells whether a placement only marks a cell that stays open. */
    boolean isGap(int placement) {
        return problem.kind(placement) >= gapKind;
    }

    /** Excludes a live placement. */
    void remove(int placement) {
        live.remove(placement);
        push(~placement);
    }

    private void push(int entry) {
        if (mark == log.length) {
            log = Arrays.copyOf(log, 2 * mark);
        }
        log[mark++] = entry;
    }

    boolean isLive(int placement) {
        return live.isLive(placement);
    }

    int kinds() {
        return kinds;
    }

    /**
     * Returns the kinds, and the rows of the exact cover, that need at least one placement. They are ascending, and
     * those that have enough by now are included. Rows are numbered after the kinds. Callers must not change the array.
     */
    int[] wanted() {
        return wanted;
    }

    /**
     * Returns how many more placements a counted item needs at least. Counted items are the kinds and the rows of the
     * exact cover. The result is never negative.
     */
    int needed(int counted) {
        return Math.max(0, min[counted] - used[counted]);
    }

    /**
     * Returns how many more placements of a counted item may be chosen. Counted items are the kinds and the rows of the
     * exact cover.
     */
    int allowed(int counted) {
        return max[counted] - used[counted];
    }

    /**
     * Returns the number of pieces of a placement's kind that are still needed, plus the number of those that are still
     * allowed. The result is negative if the placement only marks a cell that stays open.
     */
    long left(int placement) {
        int kind = problem.kind(placement);
        return isGap(placement) ? -1 : (long) needed(kind) + allowed(kind);
    }

    /**
     * Tells whether the remaining pieces cannot fill some connected part of the open cells, because no sum of their
     * sizes fits.
     */
    boolean hasHopelessRegion() {
        return regions.anyHopeless();
    }

    /** Returns the cells of the part that {@link #hasHopelessRegion} found. */
    BitSet hopelessRegion() {
        return regions.hopeless();
    }

    /** Tells whether every budget can still pay for a placement. */
    boolean isAffordable(int placement) {
        return budgets.stream().allMatch(budget -> budget.affords(placement));
    }

    boolean isLaid(int placement) {
        return laid.get(placement);
    }

    /** Returns how many cells pieces cover. Cells that are only marked as gaps are not counted. */
    int coveredCells() {
        return coveredCells;
    }

    /** Returns how many cells no piece covers, including those marked as gaps. */
    int openCells() {
        return problem.cells() - coveredCells;
    }

    /** Returns the placement that a change chose. The result is negative when the change excluded a placement. */
    int laidBy(int change) {
        return log[change];
    }

    /**
     * Returns the placements that the first changes of this state chose, in that order.
     *
     * @param changes the number of these changes
     */
    int[] placements(int changes) {
        return Arrays.stream(log, 0, changes).filter(entry -> entry >= 0).toArray();
    }
}
