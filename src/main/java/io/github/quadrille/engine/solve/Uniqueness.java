package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PuzzleSymmetry;
import io.github.quadrille.core.puzzle.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Says whether a puzzle has exactly one packing, or exactly one up to symmetry.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("one", "{board: 2x4, pieces: {O: 2}}");
 * Uniqueness answer = Solver.of(puzzle).unique();
 * System.out.println(answer.howMany()); // ONE
 * }</pre>
 *
 * @param packings the packings that were found, at most two; if packings are compared up to symmetry, the second is not
 *     an image of the first
 * @param image a symmetry of the puzzle that maps the first packing to the second, if there is one
 * @param verdict the verdict of the search for these packings, with the work of the search
 */
public record Uniqueness(List<Packing> packings, Optional<PuzzleSymmetry> image, Verdict verdict) {
    /** Says how many packings there are, or how many classes of symmetric packings. */
    public enum HowMany {
        /** There is no packing. */
        NONE,
        /** There is exactly one packing. */
        ONE,
        /** There are at least two packings. */
        SEVERAL,
        /** There is at least one packing. A limit was reached before another packing was found or ruled out. */
        AT_LEAST_ONE,
        /** A limit was reached before the first packing was found. */
        UNKNOWN
    }

    /** Keeps a copy of the list. */
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
     * If two packings were found, returns an answer whose limit is the number of packings. The search was interrupted
     * only because two packings were enough. Otherwise, returns this answer.
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
