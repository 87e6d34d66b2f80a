package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.Optional;

/**
 * Says for which lengths of a wall the cells along the wall can be covered to some depth. A wall is a side of a
 * rectangle, from corner to corner. Only the cells to this depth must be covered. A finite automaton reads the wall row
 * by row. Its states say which cells around a row are covered already, as far as a piece can reach. A wall can end at a
 * row if no piece reaches beyond that row. If no state allows an end, then no wall of any length can be covered.
 *
 * @param depth the number of columns that must be covered
 * @param lengths the lengths of walls that can be covered, up to {@link #LONGEST}
 * @param isNone whether no wall of any length can be covered
 */
record Walls(int depth, BitSet lengths, boolean isNone) {
    static final int LONGEST = 100;

    /**
     * Returns whether a wall of a length can perhaps be covered. For a length up to {@link #LONGEST}, the answer is
     * exact.
     */
    boolean isOpen(int length) {
        return length > LONGEST ? !isNone : lengths.get(length);
    }

    /** Returns how many cells a piece can reach beyond one of its cells. */
    static int reach(Puzzle pieces) {
        return pieces.bag().kinds().stream()
                        .map(Kind::shape)
                        .mapToInt(shape -> Math.max(shape.width(), shape.height()))
                        .max()
                        .orElse(1)
                - 1;
    }

    /**
     * Reads the walls at the left side of boards, where any number of each piece can be used. The result is empty if
     * the automaton has too many states.
     */
    static Optional<Walls> of(Puzzle pieces, int depth) {
        WallAutomaton automaton = new WallAutomaton(pieces, depth);
        return automaton.isWhole() ? Optional.of(automaton.walls()) : Optional.empty();
    }
}
