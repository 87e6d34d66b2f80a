package io.github.quadrille.clear;

import io.github.quadrille.limit.Limits;
import io.github.quadrille.limit.Stopped;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fewest moves, by iterative deepening A* (after Korf, 1985): depth first with m = 1, 2, ... moves, never into a position
 * from which {@link Horizon}, or {@link LinesToEmpty} when all blue tokens have to go, excludes the end within the moves left. A position that was searched in vain with at least as
 * many moves left is not searched again; that needs no consistent bound, because what is remembered is an exhausted
 * search, not a cost. So the first m with a plan is the minimum.
 *
 * <p>With many targets a plan is made at once by {@link OneByOne}: it is the best known when a limit ends the search, and
 * the minimum when no fewer moves do.
 *
 * <p>If a whole round never leaves out anything but hopeless positions and ones searched before, larger m would find
 * nothing new: there is no way at all.
 */
public final class ExactSearch {
    private final Rules rules;
    private final Bound bound;
    private final Relaxation relaxation;
    private final Watch watch;
    private final Map<Position, Integer> exhausted = new HashMap<>();
    private final Deque<Integer> path = new ArrayDeque<>();
    private List<Integer> known = List.of();
    private boolean complete;

    private ExactSearch(Rules rules, Limits limits, GameListener listener) {
        this.rules = rules;
        this.bound = rules.hasOneTarget() ? new Horizon(rules) : new LinesToEmpty(rules);
        this.relaxation = new Relaxation(rules);
        this.watch = new Watch(limits, listener);
    }

    /** Decides a board. Exponential in the number of moves, in time and in memory. */
    public static Outcome solve(Board board, Limits limits, GameListener listener) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        ExactSearch search = new ExactSearch(rules, limits, listener);
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
            exhausted.clear();
            complete = true;
            boolean within = isWithin(start, moves);
            if (within && known.isEmpty() && !rules.hasOneTarget()) {
                known = new OneByOne(rules, Heuristic.REMEASURED, watch)
                        .plan(start)
                        .orElse(List.of());
                watch.tries(moves);
            }
            if (known.size() == moves) {
                return new Outcome.Solved(rules.moves(known), true, watch.effort());
            }
            if (within && finish(start, moves)) {
                return new Outcome.Solved(rules.moves(path), true, watch.effort());
            }
            if (complete) {
                return new Outcome.Infeasible(
                        "Every position that moves can lead to was searched: the target stays in all of them.",
                        watch.effort());
            }
        }
    }

    /** Whether it may be worth looking; notes when that could change with more moves. */
    private boolean isWithin(Position position, int moves) {
        if (moves > 0 && bound.isWithin(position, moves)) {
            return true;
        }
        complete = complete && relaxation.isHopeless(position);
        return false;
    }

    /** Looks for the end within some moves and leaves them on the path. */
    private boolean finish(Position position, int moves) {
        watch.node(exhausted.size());
        for (int move : rules.legalMoves(position)) {
            Position next = rules.after(position, move);
            if (rules.isWon(next) || (isNew(next, moves - 1) && finish(next, moves - 1))) {
                path.push(move);
                return true;
            }
        }
        return false;
    }

    private boolean isNew(Position position, int moves) {
        Integer before = exhausted.get(position);
        if ((before != null && before >= moves) || !isWithin(position, moves)) {
            return false;
        }
        exhausted.put(position, moves);
        return true;
    }
}
