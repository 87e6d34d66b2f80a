package io.github.quadrille.clear;

import io.github.quadrille.limit.Limit;
import java.util.List;
import java.util.Locale;

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

    /**
     * What to make of each, see {@link #match}.
     *
     * @param <R> what is made of it
     */
    interface Cases<R> {
        R solved(Solved solved);

        R infeasible(Infeasible infeasible);

        R undecided(Undecided undecided);
    }

    Status status();

    /** What the cases make of this one. */
    <R> R match(Cases<R> cases);

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

        @Override
        public Status status() {
            return Status.SOLVED;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.solved(this);
        }
    }

    /**
     * Proven: no moves remove the target.
     *
     * @param reason one sentence
     */
    record Infeasible(String reason, Effort effort) implements Outcome {
        @Override
        public Status status() {
            return Status.INFEASIBLE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.infeasible(this);
        }
    }

    /**
     * Nothing found, nothing proven.
     *
     * @param atLeast how many moves are needed at least, if there is a way; 0 when nothing is known
     */
    record Undecided(Limit stoppedBy, int atLeast, Effort effort) implements Outcome {
        @Override
        public Status status() {
            return Status.UNDECIDED;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.undecided(this);
        }
    }
}
