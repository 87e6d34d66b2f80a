package io.github.quadrille.engine.choco;

import io.github.quadrille.core.exactcover.ExactCover;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The state of a search: what is laid, what is live, what is needed. Every change is logged and can be undone back to
 * any earlier {@link #mark}.
 */
final class CoverState {
    static final int NO_GAPS = Integer.MAX_VALUE;

    private final ExactCover problem;
    private final LiveSets live;
    private final OpenRegions regions;
    private final int kinds;
    /** By counted item, the kinds first and then the rows, this says how many must be laid; the next two are numbered alike. */
    private final int[] min;

    private final int[] max;
    private final int[] used;
    /** These are the counted items of which some must be laid: rows may be many, and most of them say only what is too much. */
    private final int[] wanted;
    /** By placement, these are the rows that it is in; empty where there are none. */
    private final int[][] rowsOf;

    private int[] log = new int[64];
    private int mark;
    private final BitSet laid;
    private int coveredCells;
    private final List<CostFilter> budgets;
    private final int gapKind;

    /**
     * @param provable whether only what a proof can follow may be pruned
     * @param pause called now and then, so that it may give up by throwing
     */
    CoverState(ExactCover problem, boolean provable, Runnable pause) {
        this(problem, LiveSets.of(problem, pause), provable, List.of(), NO_GAPS);
    }

    /**
     * @param budgets what the placements laid may cost
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

    /** How many changes are in force. */
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

    /** Lays a live placement. */
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

    /** Whether a placement only marks a cell that stays open. */
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

    /** Returns the counted items of which some must be laid, whether they are by now or not, ascending. Not to be changed. */
    int[] wanted() {
        return wanted;
    }

    /** Says how many more of a counted item, a kind or a row, must be laid at least; never negative. */
    int needed(int counted) {
        return Math.max(0, min[counted] - used[counted]);
    }

    /** Says how many more of it may be laid. */
    int allowed(int counted) {
        return max[counted] - used[counted];
    }

    /** How many pieces of a placement's kind are still needed and allowed, added up; negative for a gap. */
    long left(int placement) {
        int kind = problem.kind(placement);
        return isGap(placement) ? -1 : (long) needed(kind) + allowed(kind);
    }

    /** Whether some connected part of the open cells has a size that no remaining pieces can make up. */
    boolean hasHopelessRegion() {
        return regions.anyHopeless();
    }

    /** The cells of that part. */
    BitSet hopelessRegion() {
        return regions.hopeless();
    }

    /** Whether no budget says that it costs more than is left. */
    boolean isAffordable(int placement) {
        return budgets.stream().allMatch(budget -> budget.affords(placement));
    }

    boolean isLaid(int placement) {
        return laid.get(placement);
    }

    /** How many cells are covered. */
    int coveredCells() {
        return coveredCells;
    }

    /** How many cells no piece covers, marked as gaps or not. */
    int openCells() {
        return problem.cells() - coveredCells;
    }

    /** The placement that a change laid; negative when it excluded one. */
    int laidBy(int change) {
        return log[change];
    }

    /** The placements laid by the first so many changes, in the order they were. */
    int[] placements(int changes) {
        return Arrays.stream(log, 0, changes).filter(entry -> entry >= 0).toArray();
    }
}
