package io.github.quadrille.engine.choco;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Checks every dead end of a search with {@link PlainBacktracking}. It throws an exception when the backtracking finds
 * a packing with all placements that the decisions chose and no placement that they excluded. Placements that the
 * search forces, and placements that it finds too dear, are checked in this way, too. The reason is that only decisions
 * are given to the backtracking, so a wrongly forced placement leads to a false dead end. Small boards are checked to
 * their last dead end, and larger boards up to a fixed amount of work.
 *
 * <p>{@code -Dquadrille.audit=true} audits every search of a program run that uses {@link ExactCoverPropagator}. The
 * audit does not change which nodes a search visits.
 */
final class PruningAudit implements DeadEndLog {
    /**
     * All audits of one search together take about this many nodes of plain backtracking. The constant below is the
     * limit for one dead end. A dead end that needs more nodes is not checked.
     */
    private static final long ALL_NODES = 100_000;

    private static final long NODES = 10_000;
    /** The start of a check counts as this many nodes. */
    private static final long BASE = 50;

    private final CoverState state;
    private final Optional<CostFilter> budget;
    private final DeadEndLog next;
    private final TreeMap<Integer, Integer> decisions = new TreeMap<>();
    private long left = ALL_NODES;

    /**
     * Makes an audit.
     *
     * @param budget the exact budget
     * @param next the log to which the audit passes on all decisions and dead ends
     */
    PruningAudit(CoverState state, Optional<CostFilter> budget, DeadEndLog next) {
        this.state = state;
        this.budget = budget;
        this.next = next;
    }

    /** Returns the log, audited if the system property {@code quadrille.audit} is true. */
    static DeadEndLog ifAsked(CoverState state, Optional<CostFilter> budget, DeadEndLog log) {
        return Boolean.getBoolean("quadrille.audit") ? new PruningAudit(state, budget, log) : log;
    }

    @Override
    public void decided(int depth, int placement) {
        decisions.tailMap(depth, true).clear();
        decisions.put(depth, placement);
        next.decided(depth, placement);
    }

    @Override
    public void decidedNothing() {
        next.decidedNothing();
    }

    @Override
    public void failed() {
        check(decided());
        next.failed();
    }

    @Override
    public void failedWith(int placement) {
        BitSet laid = decided();
        laid.set(placement);
        check(laid);
        next.failedWith(placement);
    }

    @Override
    public void exhausted(int depth) {
        next.exhausted(depth);
    }

    @Override
    public void hopelessRegion(CoverState now) {
        next.hopelessRegion(now);
    }

    /** Returns the placements of the decisions in force. */
    private BitSet decided() {
        BitSet laid = new BitSet();
        decisions.values().stream().filter(state::isLaid).forEach(laid::set);
        return laid;
    }

    private void check(BitSet laid) {
        if (left <= 0) {
            return;
        }
        BitSet excluded = new BitSet();
        for (int change = 0; change < state.mark(); change++) {
            int placement = ~state.laidBy(change);
            if (placement >= 0 && state.isAffordable(placement)) {
                excluded.set(placement);
            }
        }
        PlainBacktracking slow = new PlainBacktracking(state.problem(), excluded, budget, NODES);
        boolean found = slow.findsWith(laid);
        left -= BASE + slow.nodes();
        if (found) {
            List<List<Integer>> pieces = laid.stream()
                    .mapToObj(option -> IntStream.of(state.problem().cellsOf(option))
                            .boxed()
                            .toList())
                    .toList();
            throw new IllegalStateException(
                    "The search gave up at a position that has a packing: pieces on the cells %s, without the placements %s."
                            .formatted(pieces, excluded));
        }
    }
}
