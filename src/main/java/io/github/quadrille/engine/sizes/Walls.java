package io.github.quadrille.engine.sizes;

import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.BitSet;
import java.util.Optional;

/**
 * How long a wall may be, from corner to corner, so that pieces can cover the cells along it to some depth, whatever they do further in.
 * The wall is read row by row by a finite automaton, whose states are the cells around a row that are covered already, as far as a piece
 * reaches. Where no state is met in which nothing sticks out below the row, no wall is covered, however long it is.
 *
 * @param depth columns that are to be covered
 * @param lengths the walls that can be covered, up to {@link #LONGEST}
 * @param isNone whether no wall can be covered, of any length
 */
record Walls(int depth, BitSet lengths, boolean isNone) {
    static final int LONGEST = 100;

    /** Whether a wall so long may be covered, as far as this knows. */
    boolean isOpen(int length) {
        return length > LONGEST ? !isNone : lengths.get(length);
    }

    /** How far a piece may reach beyond a cell of it. */
    static int reach(Puzzle pieces) {
        return pieces.bag().kinds().stream()
                        .map(Kind::shape)
                        .mapToInt(shape -> Math.max(shape.width(), shape.height()))
                        .max()
                        .orElse(1)
                - 1;
    }

    /** The walls at the left of boards, with as many of all pieces as one likes; nothing where there are too many states. */
    static Optional<Walls> of(Puzzle pieces, int depth) {
        WallAutomaton automaton = new WallAutomaton(pieces, depth);
        return automaton.isWhole() ? Optional.of(automaton.walls()) : Optional.empty();
    }
}
