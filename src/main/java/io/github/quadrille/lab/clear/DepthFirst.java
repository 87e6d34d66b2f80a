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
 * All plans of at most m moves, depth first in the order of the list of moves, never into a position from which a bound
 * excludes the end within the moves left. The first plan met is the first of all in that order, when none has fewer moves.
 * For one round of one thread.
 *
 * <p>A position that was searched in vain with at least as many moves left is not searched again; that needs no consistent
 * bound, because what is remembered is an exhausted search, not a cost. Nor is a move that could have been made just before the
 * one before it, when neither empties a line: both orders lead to the same position, and the one with the smaller move first
 * is searched, too. Together they lose nothing: consider the first plan of all with the fewest moves. Two of its moves in that
 * wrong order could change places, which makes an earlier plan; and if another way led to one of its positions before with at
 * least as many moves left, that way and the rest would be an earlier plan, or a shorter one.
 */
final class DepthFirst {
    /** Some moves, and where they lead: {@code last} was made at {@code before}; it is -1 at the start. */
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
     * @param counter told of each node how many positions are kept
     * @param over whether to give up; once it is so, it stays so
     */
    DepthFirst(Rules rules, Bound bound, LongConsumer counter, BooleanSupplier over) {
        this.rules = rules;
        this.bound = bound;
        this.relaxation = new Relaxation(rules);
        this.counter = counter;
        this.over = over;
    }

    /** Whether it may be worth looking; notes when that could change with more moves. */
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

    /** See {@link ExactSearch.Round#complete}. */
    boolean isComplete() {
        return complete;
    }

    /** Looks for the end within some moves more, and leaves them on the path. */
    boolean finish(Node node, int moves) {
        return finish(node.before(), node.last(), node.position(), moves);
    }

    /** What comes of a node, in order, where it may be worth looking within some moves more. None of it is the end. */
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

    /** The moves that were found. */
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

    /** Whether a move could have been made before the last one, and comes before it in the list. */
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
