package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Stopped;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Searches positions of the line-clearing game by A* (Hart, Nilsson and Raphael, 1968) with a chosen heuristic. A
 * position that is reached again with fewer moves is searched again. So with an admissible heuristic the first plan is
 * a shortest plan, even if the heuristic is not consistent.
 *
 * <p>With an admissible heuristic, the estimated length of a plan through a position is raised to that of the position
 * before it, if it is smaller (pathmax, after Mero, 1984). The estimates stay admissible. The published search has no
 * such rule. It is not known which of several positions with equal estimates the published search takes first.
 */
public final class HeuristicSearch {
    /**
     * A {@code Ties} says which of several positions with equal estimates is searched first: the newest or the oldest.
     */
    public enum Ties {
        NEWEST,
        OLDEST
    }

    /** A {@code Node} is a position in the queue, with the move and the node that lead to it. */
    private record Node(Position position, int cost, double total, int move, Node before, long number) {}

    private final Rules rules;
    private final Heuristic heuristic;
    private final Heuristic.Estimate estimate;
    private final GameClock watch;
    private final Map<Position, Integer> costs = new HashMap<>();
    private final PriorityQueue<Node> queue =
            new PriorityQueue<>(Comparator.comparingDouble(Node::total).thenComparingLong(Node::number));

    private final int next;
    private long made;

    /** Prepares a search for the only target of the rules. */
    HeuristicSearch(Rules rules, Position start, Heuristic heuristic, Ties ties, GameClock gameClock) {
        this.rules = rules;
        this.heuristic = heuristic;
        this.estimate = heuristic.estimate(rules, start);
        this.next = ties == Ties.NEWEST ? -1 : 1;
        this.watch = gameClock;
    }

    /**
     * Searches for a plan. If the heuristic is admissible, the answer is proven. Time and memory are exponential in the
     * number of moves.
     */
    public static Outcome solve(Board board, Heuristic heuristic, Ties ties, Limits limits, Listener listener) {
        Rules rules = new Rules(board);
        Position start = rules.start(board);
        GameClock gameClock = new GameClock(limits, listener);
        try {
            return new HeuristicSearch(rules, start, heuristic, ties, gameClock)
                    .plan(start)
                    .<Outcome>map(
                            plan -> new Outcome.Solved(rules.moves(plan), heuristic.isAdmissible(), gameClock.effort()))
                    .orElseGet(() -> nothing(heuristic, gameClock));
        } catch (Stopped stopped) {
            int known = heuristic.isAdmissible() ? gameClock.moves() : 0;
            return new Outcome.Undecided(stopped.limit(), known, gameClock.effort());
        }
    }

    private static Outcome nothing(Heuristic heuristic, GameClock gameClock) {
        return heuristic.isAdmissible()
                ? new Outcome.Infeasible(
                        "The search looked at all positions in its queue, and the target was in all of them.",
                        gameClock.effort())
                : new Outcome.Undecided(Limit.HEURISTIC, 0, gameClock.effort());
    }

    /**
     * Searches for a plan, and returns its moves in order. The result is empty when no position remains in the queue.
     */
    Optional<List<Integer>> plan(Position start) {
        put(start, -1, null);
        while (!queue.isEmpty()) {
            Node node = queue.remove();
            if (rules.isWon(node.position())) {
                return Optional.of(moves(node));
            }
            if (costs.get(node.position()) == node.cost()) {
                if (Math.ceil(node.total()) > watch.moves()) {
                    watch.tries((int) Math.ceil(node.total()));
                }
                watch.node(costs.size());
                for (int move : rules.legalMoves(node.position())) {
                    put(rules.after(node.position(), move), move, node);
                }
            }
        }
        return Optional.empty();
    }

    private void put(Position position, int move, Node before) {
        int cost = before == null ? 0 : before.cost() + 1;
        Integer known = costs.get(position);
        if (known == null || known > cost) {
            double left = rules.isWon(position) ? 0 : estimate.of(position);
            if (left < Double.POSITIVE_INFINITY) {
                boolean keeps = before != null && heuristic.isAdmissible();
                double total = Math.max(keeps ? before.total() : 0, cost + left);
                costs.put(position, cost);
                queue.add(new Node(position, cost, total, move, before, next * made++));
            }
        }
    }

    private static List<Integer> moves(Node goal) {
        Deque<Integer> moves = new ArrayDeque<>();
        for (Node node = goal; node.before() != null; node = node.before()) {
            moves.push(node.move());
        }
        return List.copyOf(moves);
    }
}
