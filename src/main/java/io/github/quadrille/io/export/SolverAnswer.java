package io.github.quadrille.io.export;

import io.github.quadrille.core.puzzle.Packing;
import java.util.List;

/**
 * What another solver said of an exported puzzle. Nothing of it is checked here.
 *
 * @param packings in the order of the answer; where the goal is to cover, better ones are later
 */
public record SolverAnswer(Claim claim, List<Packing> packings) {
    /** What it claims. */
    public enum Claim {
        /** Here is a packing, or several. */
        SOLUTION,
        /** Here is one, and none is worth more. */
        OPTIMUM,
        /** There is none. */
        INFEASIBLE,
        /** It does not know. */
        UNKNOWN
    }

    public SolverAnswer {
        packings = List.copyOf(packings);
    }
}
