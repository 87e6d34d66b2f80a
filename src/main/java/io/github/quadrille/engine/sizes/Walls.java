package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.Optional;

/**
 * Says how long a wall may be, from corner to corner, so that pieces can cover the cells along it to some depth. What
 * they cover further in does not matter. A finite automaton reads the wall row by row. Its states are the cells around
 * a row that are covered already, as far as a piece reaches. A wall can end at a row if no piece reaches beyond that
 * row. If no state allows this, then no wall can be covered, however long it is.
 *
 * @param depth the number of columns to be covered
 * @param lengths the walls that can be covered, up to {@link #LONGEST}
 * @param isNone whether no wall can be covered, of any length
 */
record Walls(int depth, BitSet lengths, boolean isNone) {
    static final int LONGEST = 100;

    /** Returns whether a wall of a length may be covered, as far as is known. */
    boolean isOpen(int length) {
        return length > LONGEST ? !isNone : lengths.get(length);
    }

    /** Returns how far a piece may reach beyond one of its cells. */
    static int reach(Puzzle pieces) {
        return pieces.bag().kinds().stream()
                        .map(Kind::shape)
                        .mapToInt(shape -> Math.max(shape.width(), shape.height()))
                        .max()
                        .orElse(1)
                - 1;
    }

    /**
     * Returns the walls at the left of boards, with any number of each piece. The result is empty where the automaton
     * has too many states.
     */
    static Optional<Walls> of(Puzzle pieces, int depth) {
        WallAutomaton automaton = new WallAutomaton(pieces, depth);
        return automaton.isWhole() ? Optional.of(automaton.walls()) : Optional.empty();
    }
}
