package io.github.quadrille.lab.clear;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Collects all positions that moves can lead to, in sets that are called kinds. Suppose that {@link Relaxation} shows
 * that a position is hopeless. Then this position and all positions that can follow from it are in one common kind. Any
 * other position is a kind by itself. Every move from a position of these kinds leads to a position of these kinds.
 */
public final class ReachableKinds {
    private final Rules rules;
    private final Relaxation relaxation;
    private final GameClock watch;
    private final List<PositionKind> hopeless = new ArrayList<>();
    private final List<PositionKind> kinds = new ArrayList<>();
    private final Set<Position> seen = new HashSet<>();
    private final Deque<Position> waiting = new ArrayDeque<>();

    private ReachableKinds(Rules rules, GameClock gameClock) {
        this.rules = rules;
        this.relaxation = new Relaxation(rules);
        this.watch = gameClock;
    }

    /**
     * Returns the kinds. The kind of the start position comes first.
     *
     * @param most the search stops with an empty result when more kinds than this are found and positions still have to
     *     be examined
     * @throws IllegalStateException when the game can be won
     */
    public static Optional<List<PositionKind>> of(Board board, int most, GameClock gameClock) {
        Rules rules = new Rules(board);
        return new ReachableKinds(rules, gameClock).from(rules.start(board), most);
    }

    private Optional<List<PositionKind>> from(Position start, int most) {
        meet(start);
        while (!waiting.isEmpty()) {
            if (kinds.size() > most) {
                return Optional.empty();
            }
            watch.node(seen.size());
            Position position = waiting.poll();
            for (int move : rules.legalMoves(position)) {
                meet(rules.after(position, move));
            }
        }
        return Optional.of(kinds);
    }

    private void meet(Position position) {
        if (rules.isWon(position)) {
            throw new IllegalStateException("The game can be won, so there is no proof of the contrary.");
        }
        if (seen.add(position) && hopeless.stream().noneMatch(kind -> kind.has(position))) {
            Optional<PositionKind> common = relaxation.hopelessKind(position);
            common.ifPresentOrElse(hopeless::add, () -> waiting.add(position));
            kinds.add(common.orElseGet(
                    () -> PositionKind.only(position, rules.grid().size())));
        }
    }

    /**
     * A {@code PositionKind} is a set of positions that agree on some squares.
     *
     * @param red the squares that hold a red token in all these positions
     * @param blue the squares that hold a blue token in all these positions
     * @param neverRed the squares that hold a red token in none of these positions
     * @param neverBlue the squares that hold a blue token in none of these positions
     */
    public record PositionKind(BitSet red, BitSet blue, BitSet neverRed, BitSet neverBlue) {
        public PositionKind {
            red = (BitSet) red.clone();
            blue = (BitSet) blue.clone();
            neverRed = (BitSet) neverRed.clone();
            neverBlue = (BitSet) neverBlue.clone();
        }

        /**
         * Returns the kind that consists of a single position.
         *
         * @param squares the number of squares of the board
         */
        static PositionKind only(Position position, int squares) {
            BitSet red = new BitSet();
            BitSet blue = new BitSet();
            for (int square = 0; square < squares; square++) {
                red.set(square, position.isRed(square));
                blue.set(square, position.isBlue(square));
            }
            return new PositionKind(red, blue, others(red, squares), others(blue, squares));
        }

        private static BitSet others(BitSet set, int squares) {
            BitSet others = (BitSet) set.clone();
            others.flip(0, squares);
            return others;
        }

        boolean has(Position position) {
            return red.stream().allMatch(position::isRed)
                    && blue.stream().allMatch(position::isBlue)
                    && neverRed.stream().noneMatch(position::isRed)
                    && neverBlue.stream().noneMatch(position::isBlue);
        }
    }
}
