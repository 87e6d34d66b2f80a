package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Says whether a puzzle has exactly one packing, or one up to symmetry.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("one", "{board: 2x4, pieces: {O: 2}}");
 * Uniqueness answer = Solver.of(puzzle).unique();
 * System.out.println(answer.howMany()); // ONE
 * }</pre>
 *
 * @param packings the first packing and one that differs from it, as far as they were found; up to symmetry the second
 *     is not an image of the first
 * @param image a symmetry of the puzzle that maps the first to the second
 * @param verdict the verdict of the search that looked for them, with its work
 */
public record Uniqueness(List<Packing> packings, Optional<PuzzleSymmetry> image, Verdict verdict) {
    /** Says how many packings there are, or how many classes of symmetric ones. */
    public enum HowMany {
        /** There is no packing. */
        NONE,
        /** There is one packing, and no other. */
        ONE,
        /** There are at least two packings. */
        SEVERAL,
        /** There is one packing. A limit was reached before another was found or ruled out. */
        AT_LEAST_ONE,
        /** A limit was reached before a packing was found. */
        UNKNOWN
    }

    /** Keeps a copy. */
    public Uniqueness {
        packings = List.copyOf(packings);
    }

    /** Returns how many packings there are, as far as the search has found out. */
    public HowMany howMany() {
        if (packings.size() > 1) {
            return HowMany.SEVERAL;
        }
        if (verdict instanceof Verdict.Packed packed) {
            return packed.stoppedBy().isEmpty() ? HowMany.ONE : HowMany.AT_LEAST_ONE;
        }
        return verdict instanceof Verdict.Infeasible ? HowMany.NONE : HowMany.UNKNOWN;
    }

    /**
     * Returns the same answer with another limit if two packings were found. The search stopped because two were
     * enough, not because it was interrupted.
     */
    Uniqueness stoppedAtTwo() {
        return packings.size() > 1 && verdict instanceof Verdict.Packed packed
                ? new Uniqueness(
                        packings,
                        image,
                        new Verdict.Packed(
                                packed.first(), packed.packings(), Optional.of(Limit.PACKINGS), packed.work()))
                : this;
    }
}
