package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a search found out. */
public sealed interface Outcome {
    /** Which of the three it is. */
    enum Status {
        SOLVED,
        INFEASIBLE,
        UNDECIDED;

        /** As in {@code solved}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    default Status status() {
        return this instanceof Solved
                ? Status.SOLVED
                : this instanceof Infeasible ? Status.INFEASIBLE : Status.UNDECIDED;
    }

    /** The moves found, if any. */
    default Optional<List<Move>> plan() {
        return Optional.empty();
    }

    Effort effort();

    /**
     * The target can be removed, or all.
     *
     * @param moves in order
     * @param minimal whether fewer moves are proven not to do
     */
    record Solved(List<Move> moves, boolean minimal, Effort effort) implements Outcome {
        public Solved {
            moves = List.copyOf(moves);
        }

        @Override
        public Optional<List<Move>> plan() {
            return Optional.of(moves);
        }
    }

    /**
     * Proven: no moves remove the target.
     *
     * @param reason one sentence
     */
    record Infeasible(String reason, Effort effort) implements Outcome {}

    /**
     * Not decided: no plan found, or none proven to be the shortest.
     *
     * @param atLeast how many moves are needed at least, if there is a way; 0 when nothing is known
     * @param best a plan that may be too long; none when it is empty
     */
    record Undecided(Limit stoppedBy, int atLeast, List<Move> best, Effort effort) implements Outcome {
        public Undecided {
            best = List.copyOf(best);
        }

        /** Without a plan. */
        public Undecided(Limit stoppedBy, int atLeast, Effort effort) {
            this(stoppedBy, atLeast, List.of(), effort);
        }

        @Override
        public Optional<List<Move>> plan() {
            return best.isEmpty() ? Optional.empty() : Optional.of(best);
        }
    }

    /**
     * What an answer cost.
     *
     * @param nodes positions whose moves were looked at; for the constraint model its own nodes
     * @param seconds wall-clock time
     */
    record Effort(long nodes, double seconds) {}
}
