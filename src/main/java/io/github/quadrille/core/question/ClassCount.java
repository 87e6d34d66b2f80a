package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/**
 * Tells how many packings a puzzle has, and how many of them no symmetry maps to each other.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * ClassCount count = Solver.of(puzzle).upTo(SymmetryGroup.FULL).count();
 * PackingCount all = count.packings();
 * System.out.println(all.total()); // 8
 * System.out.println(count.classes().orElseThrow().classes()); // 2
 * }</pre>
 *
 * @param packings all of them, symmetric ones apart
 * @param classes empty when they were not asked for, or a limit was reached before they were known
 * @param stoppedBy what ended it before all was known
 * @param work what all of it took, stage by stage
 */
public record ClassCount(
        PackingCount packings, Optional<ClassCount.Classes> classes, Optional<Limit> stoppedBy, Work work) {
    /** Packings alone. */
    public ClassCount(PackingCount packings) {
        this(packings, Optional.empty(), packings.stoppedBy(), packings.work());
    }

    /** The same after other work, too. */
    public ClassCount withWork(Work all) {
        return new ClassCount(packings.withWork(all), classes, stoppedBy, all);
    }

    /** The same with a reason why there is none. */
    public ClassCount because(Optional<Evidence> reason) {
        return new ClassCount(packings.because(reason), classes, stoppedBy, work);
    }

    /** How many packings there are; a lower bound where a limit was reached before. */
    public BigInteger total() {
        return packings.total();
    }

    /** Whether all is known that was asked for. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }

    /**
     * How many packings there are when those are one that a symmetry of the puzzle maps to each other.
     *
     * @param classes their number
     * @param fixed for each symmetry but the identity how many packings it maps to themselves, by its name
     */
    public record Classes(BigInteger classes, int symmetries, Map<String, BigInteger> fixed) {}
}
