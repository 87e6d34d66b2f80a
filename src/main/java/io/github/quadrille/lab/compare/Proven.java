package io.github.quadrille.lab.compare;

import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.Optional;

/** What is known for certain of a puzzle; local searches are measured by it. */
public sealed interface Proven {
    /** An upper bound on how many mandatory cells pieces can cover at once, see {@link ExactAnswer.AreaBound}. */
    int atMost();

    /** Whether some pieces are known to cover {@link #atMost} cells: then it is the optimum, else a bound only. */
    boolean isOptimum();

    /** Nodes of the exact search. */
    long nodes();

    double seconds();

    /** As of the verdict that proves it. */
    Verdict.Status status();

    /**
     * What to make of each, see {@link #match}.
     *
     * @param <R> what is made of it
     */
    interface Cases<R> {
        R packed(Packed packed);

        R infeasible(Infeasible infeasible);

        R optimal(Optimal optimal);

        R notReached(NotReached notReached);

        R undecided(Undecided undecided);
    }

    /** What the cases make of this one. */
    <R> R match(Cases<R> cases);

    /** There is a packing; all mandatory cells can be covered. */
    record Packed(Packing packing, int atMost, long nodes, double seconds) implements Proven {
        @Override
        public boolean isOptimum() {
            return true;
        }

        @Override
        public Verdict.Status status() {
            return Verdict.Status.PACKED;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.packed(this);
        }
    }

    /**
     * There is no packing.
     *
     * @param evidence one word for why
     * @param sentence why, with the numbers
     * @param best pieces that cover {@code atMost} cells, where some are known
     */
    record Infeasible(String evidence, String sentence, int atMost, Optional<Packing> best, long nodes, double seconds)
            implements Proven {
        @Override
        public boolean isOptimum() {
            return best.isPresent();
        }

        @Override
        public Verdict.Status status() {
            return Verdict.Status.INFEASIBLE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.infeasible(this);
        }
    }

    /**
     * The goal was to cover, and this is the most.
     *
     * @param sentence why no more can be covered
     */
    record Optimal(Packing best, String sentence, int atMost, long nodes, double seconds) implements Proven {
        @Override
        public boolean isOptimum() {
            return true;
        }

        @Override
        public Verdict.Status status() {
            return Verdict.Status.OPTIMAL;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.optimal(this);
        }
    }

    /**
     * The exact search was interrupted before it could tell anything, or before it began.
     */
    record NotReached(int atMost) implements Proven {
        @Override
        public boolean isOptimum() {
            return false;
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public double seconds() {
            return 0;
        }

        @Override
        public Verdict.Status status() {
            return Verdict.Status.UNDECIDED;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notReached(this);
        }
    }

    /**
     * Nothing is proven but the bound.
     *
     * @param reason what stopped the exact search
     * @param best the fullest part it has seen
     */
    record Undecided(String reason, Packing best, int atMost, long nodes, double seconds) implements Proven {
        @Override
        public boolean isOptimum() {
            return false;
        }

        @Override
        public Verdict.Status status() {
            return Verdict.Status.UNDECIDED;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.undecided(this);
        }
    }
}
