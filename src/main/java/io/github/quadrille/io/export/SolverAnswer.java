package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Packing;
import java.util.List;

/**
 * Holds another solver's answer to an exported puzzle. This class does not check the answer.
 *
 * @param claim the solver's claim
 * @param packings the packings in the order of the answer; if the goal is to cover, better coverings come later
 */
public record SolverAnswer(Claim claim, List<Packing> packings) {
    /** Lists what a solver can claim. */
    public enum Claim {
        /** The solver has found one or several packings. */
        SOLUTION,
        /** The solver has found a covering, and claims that no covering is worth more. */
        OPTIMUM,
        /** The solver claims that there is no packing. */
        INFEASIBLE,
        /** The solver has no answer. */
        UNKNOWN
    }

    public SolverAnswer {
        packings = List.copyOf(packings);
    }
}
