package io.github.quadrille.core.puzzle;

import io.github.quadrille.core.limit.Limit;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Gives the answer of an engine to a puzzle.
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
    /** The four answers, as a word says them. */
    enum Status {
        /** There is a packing. */
        PACKED,
        /** There is a best covering. */
        OPTIMAL,
        /** There is none. */
        INFEASIBLE,
        /** It is not known yet. */
        UNDECIDED;

        /** As in {@code packed}: what texts, files and pages call it. */
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
        /** There is a packing. */
        R packed(Packed packed);

        /** There is a best covering. */
        R optimal(Optimal optimal);

        /** There is none. */
        R infeasible(Infeasible infeasible);

        /** It is not known yet. */
        R undecided(Undecided undecided);
    }

    /** Which of the four it is. */
    default Status status() {
        return this instanceof Packed
                ? Status.PACKED
                : this instanceof Optimal
                        ? Status.OPTIMAL
                        : this instanceof Infeasible ? Status.INFEASIBLE : Status.UNDECIDED;
    }

    /** What the cases make of this one. */
    default <R> R match(Cases<R> cases) {
        if (this instanceof Packed packed) {
            return cases.packed(packed);
        }
        if (this instanceof Optimal optimal) {
            return cases.optimal(optimal);
        }
        return this instanceof Infeasible infeasible ? cases.infeasible(infeasible) : cases.undecided((Undecided) this);
    }

    /** The best that was seen: the first packing, the best covering, or the fullest part; empty when infeasible. */
    default Optional<Packing> bestSeen() {
        if (this instanceof Packed packed) {
            return Optional.of(packed.first());
        }
        if (this instanceof Optimal optimal) {
            return Optional.of(optimal.best());
        }
        return this instanceof Undecided undecided ? Optional.of(undecided.best()) : Optional.empty();
    }

    /** Whether this and another answer to the same question cannot both be true; undecided contradicts nothing. */
    default boolean contradicts(Verdict other) {
        if (this instanceof Optimal one && other instanceof Optimal two) {
            return one.worth() != two.worth();
        }
        boolean decided = status() != Status.UNDECIDED && other.status() != Status.UNDECIDED;
        return decided && status() != other.status();
    }

    /** What the answer has cost. */
    Work work();

    /** What ended the work before all was known that was asked. */
    default Optional<Limit> stopped() {
        if (this instanceof Packed packed) {
            return packed.stoppedBy();
        }
        return this instanceof Undecided undecided ? Optional.of(undecided.stoppedBy()) : Optional.empty();
    }

    /** The same answer, with what it has cost in all. */
    Verdict withWork(Work all);

    /**
     * There is a packing.
     *
     * @param first the first one found, accepted by {@link PackingChecker}
     * @param packings how many were found
     * @param stoppedBy what ended the search before it had found all of them; empty when these are all
     */
    record Packed(Packing first, long packings, Optional<Limit> stoppedBy, Work work) implements Verdict {
        @Override
        public Packed withWork(Work all) {
            return new Packed(first, packings, stoppedBy, all);
        }
    }

    /**
     * The best covering of all, for a puzzle whose goal is to cover.
     *
     * @param best accepted by {@link PackingChecker}
     * @param worth what it is worth by the goal
     * @param evidence why none is worth more
     */
    record Optimal(Packing best, long worth, Evidence evidence, Work work) implements Verdict {
        @Override
        public Optimal withWork(Work all) {
            return new Optimal(best, worth, evidence, all);
        }
    }

    /** There is none. */
    record Infeasible(Evidence evidence, Work work) implements Verdict {
        @Override
        public Infeasible withWork(Work all) {
            return new Infeasible(evidence, all);
        }
    }

    /**
     * A limit was reached before the search ended.
     *
     * @param best the fullest partial packing seen, legal as far as it goes; or the best covering seen
     * @param bound where the goal is to cover: what no covering can exceed
     */
    record Undecided(Limit stoppedBy, Packing best, OptionalLong bound, Work work) implements Verdict {
        /** Without a bound. */
        public Undecided(Limit stoppedBy, Packing best, Work work) {
            this(stoppedBy, best, OptionalLong.empty(), work);
        }

        /** A later answer to the same question, with this part if it is the fuller one. */
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
