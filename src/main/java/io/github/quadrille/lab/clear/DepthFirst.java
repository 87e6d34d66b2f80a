package io.github.quadrille.lab.clear;

import io.github.quadrille.lab.clear.ExactSearch.Bound;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Searches depth first for a plan: a list of at most m moves that win the line-clearing game. In each position, the
 * possible moves are tried in the order of the list of all moves. Plans are compared in the same order, move by move.
 * The search skips positions for which a bound shows that the remaining moves cannot win. If no plan has fewer than m
 * moves, the plan that is found is the first of all plans in that order. An object is used for only one value of m and
 * by one thread.
 *
 * <p>A position is not searched again if an earlier search of it found no plan with at least as many moves left. This
 * does not need a consistent bound, because the table holds exhausted searches and no costs. A move is also skipped if
 * it should have been made before the last move. This is so if the last move emptied no line, and if this move comes
 * earlier in the list. It must also have been possible just before the last move, and would have emptied no line there.
 * Both orders lead to the same position, and the order in which this move comes first is searched, too.
 *
 * <p>Together these rules never skip the first of all plans with m moves. If two of its moves had the wrong order,
 * exchanging them would give an earlier plan. Now suppose that one of its positions was searched before, with at least
 * as many moves left. Then the moves that led to the earlier search, and the remaining moves of the plan, would be an
 * earlier or a shorter plan. Both are impossible.
 */
final class DepthFirst {
    /**
     * A {@code Node} is a list of moves and the position to which they lead. The last move has the index {@code last}
     * in the list of all moves, and was made in the position {@code before}. At the start, {@code last} is -1.
     */
    record Node(Position before, int last, Position position, List<Integer> moves) {
        static Node start(Position position) {
            return new Node(position, -1, position, List.of());
        }
    }

    private final Rules rules;
    private final Bound bound;
    private final Relaxation relaxation;
    private final LongConsumer counter;
    private final BooleanSupplier over;
    private final Map<Position, Integer> exhausted = new HashMap<>();
    private final Deque<Integer> path = new ArrayDeque<>();
    private boolean complete = true;

    /**
     * Prepares a search for one value of m, the number of moves of a plan.
     *
     * @param counter a receiver that is called at each node with the number of positions in the table
     * @param over whether the search must give up; once this is true, it stays true
     */
    DepthFirst(Rules rules, Bound bound, LongConsumer counter, BooleanSupplier over) {
        this.rules = rules;
        this.bound = bound;
        this.relaxation = new Relaxation(rules);
        this.counter = counter;
        this.over = over;
    }

    /**
     * Returns whether this many moves may be enough to win. If they are not enough, but more moves might be, the search
     * is marked as incomplete.
     */
    boolean isWithin(Position position, int moves) {
        if (moves > 0 && bound.isWithin(position, moves)) {
            return true;
        }
        complete = complete && isHopeless(position);
        return false;
    }

    private boolean isHopeless(Position position) {
        return relaxation.isHopeless(position) || !bound.isWithin(position, rules.moreThanEnough());
    }

    /**
     * Returns whether the search left out only positions that cannot be won and positions that were searched before.
     */
    boolean isComplete() {
        return complete;
    }

    /**
     * Searches for a plan that wins within a number of further moves. If there is one, its moves are stored in {@link
     * #path()} and the result is true.
     */
    boolean finish(Node node, int moves) {
        return finish(node.before(), node.last(), node.position(), moves);
    }

    /**
     * Returns the nodes after a node that may lead to a win within the remaining moves, in the order of the list of
     * moves. None of their positions is won, because earlier rounds have shown that fewer moves are not enough.
     */
    List<Node> next(Node node, int moves) {
        counter.accept(exhausted.size());
        boolean quiet = isQuiet(node.before(), node.last());
        List<Node> next = new ArrayList<>();
        for (int move : rules.legalMoves(node.position())) {
            Position position = rules.after(node.position(), move);
            if (!(quiet && isEarlier(node.before(), node.last(), move)) && isNew(position, moves - 1)) {
                List<Integer> more = new ArrayList<>(node.moves());
                more.add(move);
                next.add(new Node(node.position(), move, position, more));
            }
        }
        return next;
    }

    /** Returns the moves of the plan that was found. */
    List<Integer> path() {
        return List.copyOf(path);
    }

    private boolean finish(Position before, int last, Position position, int moves) {
        counter.accept(exhausted.size());
        boolean quiet = isQuiet(before, last);
        for (int move : rules.legalMoves(position)) {
            if (over.getAsBoolean()) {
                return false;
            }
            if (quiet && isEarlier(before, last, move)) {
                continue;
            }
            Position next = rules.after(position, move);
            if (rules.isWon(next) || (isNew(next, moves - 1) && finish(position, move, next, moves - 1))) {
                path.push(move);
                return true;
            }
        }
        return false;
    }

    private boolean isQuiet(Position before, int last) {
        return last >= 0 && !rules.fillsLine(before, last);
    }

    /**
     * Returns whether a move comes before the last move in the list and was possible in the position before the last
     * move, where it would not have filled a line.
     */
    private boolean isEarlier(Position before, int last, int move) {
        return move < last && rules.isLegal(before, move) && !rules.fillsLine(before, move);
    }

    private boolean isNew(Position position, int moves) {
        Integer known = exhausted.get(position);
        if ((known != null && known >= moves) || !isWithin(position, moves)) {
            return false;
        }
        exhausted.put(position, moves);
        return true;
    }
}
