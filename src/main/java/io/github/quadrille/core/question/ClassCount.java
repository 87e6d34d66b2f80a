package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Work;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/**
 * Holds the number of packings of a puzzle, and the number of packings up to symmetry.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("3x20", "{board: 3x20, pieces: {pentominoes: 1}}");
 * ClassCount count = Solver.of(puzzle).upTo(SymmetryGroup.FULL).count();
 * PackingCount all = count.packings();
 * System.out.println(all.total()); // 8
 * System.out.println(count.classes().orElseThrow().classes()); // 2
 * }</pre>
 *
 * @param packings the number of all packings, where symmetric packings are different
 * @param classes the number of packings up to symmetry; empty when it was not wanted, or a limit was reached before it
 *     was known
 * @param stoppedBy the limit that ended the count before both numbers were known
 * @param work the work of the whole count, stage by stage
 */
public record ClassCount(
        PackingCount packings, Optional<ClassCount.Classes> classes, Optional<Limit> stoppedBy, Work work) {
    /** Makes a count without the number of packings up to symmetry. */
    public ClassCount(PackingCount packings) {
        this(packings, Optional.empty(), packings.stoppedBy(), packings.work());
    }

    /** Returns this count with other work. */
    public ClassCount withWork(Work all) {
        return new ClassCount(packings.withWork(all), classes, stoppedBy, all);
    }

    /** Returns this count with a reason why there is no packing. */
    public ClassCount because(Optional<Evidence> reason) {
        return new ClassCount(packings.because(reason), classes, stoppedBy, work);
    }

    /** Returns the number of packings. If a limit ended the count, the number is a lower bound. */
    public BigInteger total() {
        return packings.total();
    }

    /** Returns whether no limit ended the count. */
    public boolean isComplete() {
        return stoppedBy.isEmpty();
    }

    /**
     * Holds the number of packings up to symmetry: packings that a symmetry of the puzzle maps to each other count
     * once.
     *
     * @param classes the number of packings up to symmetry
     * @param symmetries the number of symmetries
     * @param fixed for each symmetry other than the identity, by its name, the number of packings that it maps to
     *     themselves
     */
    public record Classes(BigInteger classes, int symmetries, Map<String, BigInteger> fixed) {}
}
