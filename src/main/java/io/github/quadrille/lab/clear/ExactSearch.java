package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.util.List;
import java.util.Optional;

/**
 * Finds the fewest moves by iterative deepening A* (after Korf, 1985). It has rounds with m = 1, 2, ... moves, and each
 * is a {@link DepthFirst} search. A round without a plan is exhausted, so the first m with a plan is the minimum. The
 * plan is the first of all in the order of the list of moves, whatever the number of threads. A round that takes one
 * thread long continues as a {@link SharedRound}.
 *
 * <p>With many targets, {@link SequentialTargets} makes a plan at once. This plan is the best known when a limit ends
 * the search. It is the minimum when fewer moves are not enough.
 *
 * <p>If a whole round leaves out only hopeless positions and positions searched before, then larger m would find
 * nothing new: the game cannot be won.
 */
public final class ExactSearch {
    /**
     * A round opens this many nodes before other threads help. Most boards need fewer, and then starting a thread does
     * not pay.
     */
    private static final int PATIENCE = 300;

    private final Rules rules;
    private final Bound bound;
    private final Relaxation relaxation;
    private final GameClock watch;
    private final int threads;
    private final int patience;
    private List<Integer> known = List.of();

    private ExactSearch(Rules rules, Limits limits, Listener listener, int patience) {
        this.rules = rules;
        this.bound = Bound.of(rules);
        this.relaxation = new Relaxation(rules);
        this.watch = new GameClock(limits, listener);
        this.threads = limits.threads();
        this.patience = patience;
    }

    /**
     * Decides a board. With one thread the number of nodes is the same each time. Time and memory are exponential in
     * the number of moves.
     */
    public static Outcome solve(Board board, Limits limits, Listener listener) {
        return solve(board, limits, listener, PATIENCE);
    }

    /** Decides a board, with a given number of nodes after which threads share a round. */
    static Outcome solve(Board board, Limits limits, Listener listener, int patience) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        ExactSearch search = new ExactSearch(rules, limits, listener, patience);
        try {
            Optional<String> hopeless = search.relaxation.whyHopeless(start);
            return hopeless.isPresent()
                    ? new Outcome.Infeasible(hopeless.get(), search.watch.effort())
                    : search.solve(start);
        } catch (Stopped stopped) {
            return new Outcome.Undecided(
                    stopped.limit(), search.watch.moves(), rules.moves(search.known), search.watch.effort());
        }
    }

    private Outcome solve(Position start) {
        if (rules.isWon(start)) {
            return new Outcome.Solved(List.of(), true, watch.effort());
        }
        for (int moves = 1; ; moves++) {
            watch.tries(moves);
            boolean within = bound.isWithin(start, moves);
            if (within && known.isEmpty() && !rules.hasOneTarget()) {
                known = new SequentialTargets(rules, Heuristic.BETWEEN, Ties.NEWEST, watch)
                        .plan(start)
                        .orElse(List.of());
                watch.tries(moves);
            }
            if (known.size() == moves) {
                return new Outcome.Solved(rules.moves(known), true, watch.effort());
            }
            if (within) {
                Round round = round(start, moves);
                if (round.plan().isPresent()) {
                    return new Outcome.Solved(rules.moves(round.plan().get()), true, watch.effort());
                }
                if (round.complete()) {
                    return nothing(
                            "All positions that moves can reach were searched, and the target is in all of them.");
                }
            } else if (!bound.isWithin(start, rules.moreThanEnough())) {
                return nothing(
                        "Other lines would have to be emptied first, but no order of lines makes that possible.");
            }
        }
    }

    private Outcome nothing(String reason) {
        return new Outcome.Infeasible(reason, watch.effort());
    }

    private Round round(Position start, int moves) {
        long most = threads == 1 ? Long.MAX_VALUE : watch.nodes() + patience;
        DepthFirst alone = new DepthFirst(rules, bound, watch::node, () -> watch.nodes() > most);
        if (alone.finish(DepthFirst.Node.start(start), moves)) {
            return new Round(Optional.of(alone.path()), false);
        }
        if (watch.nodes() <= most) {
            return new Round(Optional.empty(), alone.isComplete());
        }
        return new SharedRound(rules, moves, threads, watch).from(start);
    }

    /** A {@code Bound} tells whether a number of moves might be enough to win. */
    interface Bound {
        /**
         * Returns whether this many moves might be enough. "No" is always true. The answer for {@link
         * Rules#moreThanEnough} holds for all larger numbers, too.
         */
        boolean isWithin(Position position, int moves);

        /** Returns the bound for one target, or for all targets. Only one thread may use it. */
        static Bound of(Rules rules) {
            return rules.hasOneTarget() ? new TargetLineBound(rules) : new AllTargetsBound(rules);
        }
    }

    /**
     * A {@code Round} is the result of a search with a number of moves.
     *
     * @param plan the first plan, as numbers in the list of moves; empty if there is none
     * @param complete whether only hopeless positions, and positions searched before, were left out
     */
    record Round(Optional<List<Integer>> plan, boolean complete) {}
}
