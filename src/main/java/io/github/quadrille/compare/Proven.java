package io.github.quadrille.compare;

import io.github.quadrille.puzzle.Packing;
import java.util.Optional;

/** What is known for certain of a puzzle; local searches are measured by it. */
public sealed interface Proven {
    /** An upper bound on how many mandatory cells pieces can cover at once, see {@link AreaBound}. */
    int atMost();

    /** Whether some pieces are known to cover {@link #atMost} cells: then it is the optimum, else a bound only. */
    boolean isOptimum();

    /** Nodes of the exact search. */
    long nodes();

    double seconds();

    /** A status in one word. */
    String word();

    /** There is a packing; all mandatory cells can be covered. */
    record Packed(Packing packing, int atMost, long nodes, double seconds) implements Proven {
        @Override
        public boolean isOptimum() {
            return true;
        }

        @Override
        public String word() {
            return "packed";
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
        public String word() {
            return "infeasible";
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
        public String word() {
            return "optimal";
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
        public String word() {
            return "undecided";
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
        public String word() {
            return "undecided";
        }
    }
}
