package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/**
 * Tells how many packings a puzzle has, and how many of them no symmetry maps to each other.
 *
 * <p>Example: {@link io.github.quadrille.engine.solve.Solver#countUpToSymmetry() Solver.countUpToSymmetry}
 *
 * @param packings all of them, symmetric ones apart
 * @param classes empty when a limit was reached before they were known
 * @param stoppedBy what ended it before all was known
 * @param work what all of it took, stage by stage
 */
public record ClassCount(
        PackingCount packings, Optional<ClassCount.Classes> classes, Optional<Limit> stoppedBy, Work work) {

    /**
     * How many packings there are when those are one that a symmetry of the puzzle maps to each other.
     *
     * @param classes their number
     * @param fixed for each symmetry but the identity how many packings it maps to themselves, by its name
     */
    public record Classes(BigInteger classes, int symmetries, Map<String, BigInteger> fixed) {}
}
