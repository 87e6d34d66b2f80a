package io.github.quadrille.lab.clear;

import io.github.quadrille.core.limit.Limit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Holds the result of a search: solved, infeasible or undecided. */
public sealed interface Outcome {
    /** Names the three kinds of results. */
    enum Status {
        SOLVED,
        INFEASIBLE,
        UNDECIDED;

        /** Returns the status in lower case, such as {@code solved}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    default Status status() {
        return this instanceof Solved
                ? Status.SOLVED
                : this instanceof Infeasible ? Status.INFEASIBLE : Status.UNDECIDED;
    }

    /** Returns the moves that were found. The result is empty if no moves were found. */
    default Optional<List<Move>> plan() {
        return Optional.empty();
    }

    Effort effort();

    /**
     * A {@code Solved} holds moves that remove the target, or all targets.
     *
     * @param moves the moves in order
     * @param minimal whether it is proven that fewer moves are not enough
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
     * An {@code Infeasible} says that the game is proven to have no win.
     *
     * @param reason a sentence that says why the game cannot be won
     */
    record Infeasible(String reason, Effort effort) implements Outcome {}

    /**
     * An {@code Undecided} says that no plan was found, or that the best plan is not proven to be the shortest.
     *
     * @param atLeast the proven lower bound on the number of moves of a plan; 0 if no bound is known
     * @param best a plan that may be longer than the shortest plan; empty if no plan was found
     */
    record Undecided(Limit stoppedBy, int atLeast, List<Move> best, Effort effort) implements Outcome {
        public Undecided {
            best = List.copyOf(best);
        }

        /** Makes an undecided result without a plan. */
        public Undecided(Limit stoppedBy, int atLeast, Effort effort) {
            this(stoppedBy, atLeast, List.of(), effort);
        }

        @Override
        public Optional<List<Move>> plan() {
            return best.isEmpty() ? Optional.empty() : Optional.of(best);
        }
    }

    /**
     * An {@code Effort} is the work of a search.
     *
     * @param nodes the number of positions whose moves were examined; for the constraint model, the nodes of its search
     * @param seconds wall-clock time
     */
    record Effort(long nodes, double seconds) {}
}
