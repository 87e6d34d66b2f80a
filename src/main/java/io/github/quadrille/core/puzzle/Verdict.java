package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.limit.Limit;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A {@code Verdict} is the answer of an engine to a puzzle.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("two", "{board: 2x4, pieces: {O: 2}}");
 * Verdict verdict = Solver.of(puzzle).solve();
 * if (verdict instanceof Verdict.Packed packed) {
 *     System.out.println(packed.first().picture(puzzle)); // [OOOO, OOOO]
 * }
 * System.out.println(verdict.status().word()); // packed
 * }</pre>
 */
public sealed interface Verdict {
    /** Lists the four answers. */
    enum Status {
        /** There is a packing. */
        PACKED,
        /** There is a best covering, and it is known. */
        OPTIMAL,
        /** There is no packing. */
        INFEASIBLE,
        /** The answer is not known yet. */
        UNDECIDED;

        /** Returns the word for the answer in texts, files and pages, such as {@code packed}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Handles each of the four answers. {@link #match} calls one of its methods.
     *
     * @param <R> the type of the results
     */
    interface Cases<R> {
        /** Handles the answer that there is a packing. */
        R packed(Packed packed);

        /** Handles the answer that there is a best covering. */
        R optimal(Optimal optimal);

        /** Handles the answer that there is no packing. */
        R infeasible(Infeasible infeasible);

        /** Handles the answer that a limit ended the work before the answer was known. */
        R undecided(Undecided undecided);
    }

    /** Returns which of the four answers this is. */
    default Status status() {
        return this instanceof Packed
                ? Status.PACKED
                : this instanceof Optimal
                        ? Status.OPTIMAL
                        : this instanceof Infeasible ? Status.INFEASIBLE : Status.UNDECIDED;
    }

    /** Calls the method of {@code cases} that handles this answer, and returns its result. */
    default <R> R match(Cases<R> cases) {
        if (this instanceof Packed packed) {
            return cases.packed(packed);
        }
        if (this instanceof Optimal optimal) {
            return cases.optimal(optimal);
        }
        return this instanceof Infeasible infeasible ? cases.infeasible(infeasible) : cases.undecided((Undecided) this);
    }

    /**
     * Returns the best packing that was seen: the first packing, the best covering, or the fullest partial packing. The
     * result is empty when there is no packing.
     */
    default Optional<Packing> bestSeen() {
        if (this instanceof Packed packed) {
            return Optional.of(packed.first());
        }
        if (this instanceof Optimal optimal) {
            return Optional.of(optimal.best());
        }
        return this instanceof Undecided undecided ? Optional.of(undecided.best()) : Optional.empty();
    }

    /**
     * Returns whether this and another answer to the same question cannot both be true. An undecided answer contradicts
     * no other answer.
     */
    default boolean contradicts(Verdict other) {
        if (this instanceof Optimal one && other instanceof Optimal two) {
            return one.worth() != two.worth();
        }
        boolean decided = status() != Status.UNDECIDED && other.status() != Status.UNDECIDED;
        return decided && status() != other.status();
    }

    /** Returns the work that the answer took. */
    Work work();

    /** Returns the limit that ended the work early. The result is empty if no limit ended the work. */
    default Optional<Limit> stopped() {
        if (this instanceof Packed packed) {
            return packed.stoppedBy();
        }
        return this instanceof Undecided undecided ? Optional.of(undecided.stoppedBy()) : Optional.empty();
    }

    /** Returns this answer with other work. */
    Verdict withWork(Work all);

    /**
     * Says that there is a packing.
     *
     * @param first the first packing found, accepted by {@link PackingChecker}
     * @param packings the number of packings found
     * @param stoppedBy the limit that ended the search before it had found all wanted packings; empty when it found
     *     them
     * @param work the work that the answer took
     */
    record Packed(Packing first, long packings, Optional<Limit> stoppedBy, Work work) implements Verdict {
        @Override
        public Packed withWork(Work all) {
            return new Packed(first, packings, stoppedBy, all);
        }
    }

    /**
     * Holds the best covering, for a puzzle whose goal is a covering.
     *
     * @param best the covering, accepted by {@link PackingChecker}
     * @param worth the worth of the covering
     * @param evidence the reason why no covering has more worth
     * @param work the work that the answer took
     */
    record Optimal(Packing best, long worth, Evidence evidence, Work work) implements Verdict {
        @Override
        public Optimal withWork(Work all) {
            return new Optimal(best, worth, evidence, all);
        }
    }

    /** Says that there is no packing. */
    record Infeasible(Evidence evidence, Work work) implements Verdict {
        @Override
        public Infeasible withWork(Work all) {
            return new Infeasible(evidence, all);
        }
    }

    /**
     * Says that a limit was reached before the search ended.
     *
     * @param stoppedBy the limit
     * @param best the fullest partial packing seen, whose pieces are legal; or the best covering seen
     * @param bound a worth that no covering exceeds, if such a bound is known; empty if the goal is a packing
     * @param work the work that the answer took
     */
    record Undecided(Limit stoppedBy, Packing best, OptionalLong bound, Work work) implements Verdict {
        /** Makes an undecided answer without a bound. */
        public Undecided(Limit stoppedBy, Packing best, Work work) {
            this(stoppedBy, best, OptionalLong.empty(), work);
        }

        /**
         * Returns a later answer to the same question. If the later answer is undecided, and its partial packing covers
         * fewer cells than that of this answer, the result has the partial packing of this answer instead.
         */
        public Verdict orFuller(Verdict later) {
            return later instanceof Undecided other && best.coveredCells() > other.best.coveredCells()
                    ? new Undecided(other.stoppedBy, best, other.bound, other.work)
                    : later;
        }

        @Override
        public Undecided withWork(Work all) {
            return new Undecided(stoppedBy, best, bound, all);
        }
    }
}
