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
 * Searches all plans of at most m moves, depth first, in the order of the list of moves. It skips positions for which a
 * bound shows that the remaining moves cannot win. If no plan has fewer moves, the plan it finds first is the first of
 * all in that order. One object is for one round and one thread.
 *
 * <p>A position is not searched again if it was searched in vain with at least as many moves left. That needs no
 * consistent bound, because an exhausted search is remembered, not a cost. A move is skipped if it comes earlier in the
 * list than the previous move and could have been made just before it, when neither empties a line. Both orders lead to
 * the same position, and the one with the smaller move first is searched, too.
 *
 * <p>Together these rules lose nothing. Consider the first plan of all with the fewest moves. If two of its moves had
 * the wrong order, they could change places, which makes an earlier plan. Or suppose another way had led to one of its
 * positions before, with at least as many moves left. Then that way and the rest would be an earlier or a shorter plan.
 */
final class DepthFirst {
    /**
     * A {@code Node} is a list of moves and the position they lead to. The last of them is {@code last}, which was made
     * in the position {@code before}. At the start, {@code last} is -1.
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
     * Prepares a search for one round.
     *
     * @param counter the receiver of the number of positions kept, called at each node
     * @param over whether to give up; once true, it stays true
     */
    DepthFirst(Rules rules, Bound bound, LongConsumer counter, BooleanSupplier over) {
        this.rules = rules;
        this.bound = bound;
        this.relaxation = new Relaxation(rules);
        this.counter = counter;
        this.over = over;
    }

    /**
     * Returns whether a search within this many moves may succeed. If not, but more moves might succeed, the search
     * counts as incomplete.
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

    /** Returns whether the search left out only hopeless positions and positions searched before. */
    boolean isComplete() {
        return complete;
    }

    /**
     * Searches for a plan that wins within a number of further moves, and leaves its moves on the path. Returns whether
     * it found one.
     */
    boolean finish(Node node, int moves) {
        return finish(node.before(), node.last(), node.position(), moves);
    }

    /**
     * Returns the nodes after a node, in order, that may lead to a win within the moves left. No returned position is
     * won, because earlier rounds have shown that fewer moves are not enough.
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

    /** Returns the moves that were found. */
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

    /** Returns whether a move could have been made before the last move, and comes before that move in the list. */
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
