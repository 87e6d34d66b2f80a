package io.github.quadrille.puzzle;

import io.github.quadrille.limit.Limit;
import java.util.Optional;
import java.util.OptionalLong;

/** The answer of an engine to a puzzle. */
public sealed interface Verdict {
    /** What the answer has cost. */
    Work work();

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
