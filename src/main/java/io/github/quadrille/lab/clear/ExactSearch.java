package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.lab.clear.HeuristicSearch.Ties;
import java.util.List;
import java.util.Optional;

/**
 * Finds the fewest moves that win the line-clearing game, by iterative deepening A* (after Korf, 1985). There is a
 * round for each m = 1, 2, ..., in which a {@link DepthFirst} search looks for a plan of m moves. A round without a
 * plan shows that m moves are not enough, so the first m with a plan is the minimum. The plan is the first of all such
 * plans in the order of the list of moves, whatever the number of threads. With several threads, a round that opens
 * more than {@value #PATIENCE} nodes is started again as a {@link SharedRound}.
 *
 * <p>With several targets, {@link SequentialTargets} looks for a plan before the first round. If a limit ends the
 * search, this plan is the best known plan. If the search shows that fewer moves are not enough, this plan has the
 * minimum length.
 *
 * <p>Suppose that a whole round leaves out only positions that cannot be won and positions that were searched before.
 * Then a larger m would find nothing new, so the game cannot be won.
 */
public final class ExactSearch {
    /**
     * A round opens this many nodes before other threads help. Most boards need fewer nodes, and starting a thread
     * would take longer than it saves.
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
     * Finds the fewest moves on a board, or shows that the board cannot be won. With one thread, the number of nodes is
     * the same each time. Time and memory are exponential in the number of moves.
     */
    public static Outcome solve(Board board, Limits limits, Listener listener) {
        return solve(board, limits, listener, PATIENCE);
    }

    /**
     * Finds the fewest moves on a board, or shows that the board cannot be won.
     *
     * @param patience the number of nodes after which several threads share a round
     */
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
         * Returns whether this many moves might be enough. The answer "no" is always true. The answer for {@link
         * Rules#moreThanEnough} moves also holds for every larger number of moves.
         */
        boolean isWithin(Position position, int moves);

        /**
         * Returns the bound for the only target, or the bound for several targets. The bound can be used by one thread
         * only.
         */
        static Bound of(Rules rules) {
            return rules.hasOneTarget() ? new TargetLineBound(rules) : new AllTargetsBound(rules);
        }
    }

    /**
     * A {@code Round} is the result of a search with a number of moves.
     *
     * @param plan the first plan, as indices in the list of moves; empty if there is no plan
     * @param complete whether the search left out only positions that cannot be won and positions that were searched
     *     before
     */
    record Round(Optional<List<Integer>> plan, boolean complete) {}
}
