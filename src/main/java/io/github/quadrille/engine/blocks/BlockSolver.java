package io.github.quadrille.engine.blocks;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Fault;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Work;
import io.github.quadrille.engine.solve.Solver;
import java.util.List;
import java.util.Optional;

/**
 * Answers puzzles that {@link StandardBagTheorem} decides. If there is a packing, the answer has a packing that is made
 * of blocks.
 */
public final class BlockSolver {
    private BlockSolver() {}

    /**
     * Returns the reason why there is no packing, if such a reason is found without any search. If the theorem applies,
     * only the theorem can give the reason. Otherwise another argument may give it.
     */
    public static Optional<Evidence> whyNone(Puzzle puzzle) {
        Optional<TheoremAnswer> ruling = StandardBagTheorem.rule(puzzle);
        if (ruling.isPresent()) {
            return ruling.filter(UnpackableRectangle.class::isInstance).map(UnpackableRectangle.class::cast);
        }
        return Solver.of(puzzle).explain();
    }

    /**
     * Returns the answer of the theorem, with a packing that the checker accepted. The result is empty when the theorem
     * does not apply.
     */
    public static Optional<Verdict> solve(Puzzle puzzle) {
        Clock clock = Clock.running();
        return StandardBagTheorem.rule(puzzle).map(theoremAnswer -> {
            if (theoremAnswer instanceof UnpackableRectangle impossible) {
                return new Verdict.Infeasible(impossible, Work.since(clock));
            }
            Packing packing = BlockPacking.of(puzzle).orElseThrow();
            List<Fault> faults = new PackingChecker(puzzle).faults(packing);
            if (!faults.isEmpty()) {
                throw new IllegalStateException("The blocks together are not a packing: " + faults);
            }
            return new Verdict.Packed(packing, 1, Optional.of(Limit.PACKINGS), Work.since(clock));
        });
    }
}
