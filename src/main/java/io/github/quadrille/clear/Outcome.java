package io.github.quadrille.clear;

import io.github.quadrille.limit.Limit;
import java.util.List;

/** What a search found out. */
public sealed interface Outcome {
    Effort effort();

    /**
     * The target can be removed.
     *
     * @param moves in order
     * @param minimal whether fewer moves are proven not to do
     */
    record Solved(List<Move> moves, boolean minimal, Effort effort) implements Outcome {
        public Solved {
            moves = List.copyOf(moves);
        }
    }

    /**
     * Proven: no moves remove the target.
     *
     * @param reason one sentence
     */
    record Infeasible(String reason, Effort effort) implements Outcome {}

    /**
     * Nothing found, nothing proven.
     *
     * @param atLeast how many moves are needed at least, if there is a way; 0 when nothing is known
     */
    record Undecided(Limit stoppedBy, int atLeast, Effort effort) implements Outcome {}
}
