package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;

/**
 * Says which packings a search should find, and how it looks for them.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * SearchOptions options = SearchOptions.FIND_ALL.withFormulation(Formulation.SUMS);
 * Verdict.Packed packed = (Verdict.Packed) Solver.of(puzzle).with(options).solve();
 * System.out.println(packed.packings()); // 89
 * }</pre>
 *
 * @param formulation the formulation of the puzzle for the constraint solver Choco
 * @param packings the number of packings after which to stop; {@link Long#MAX_VALUE} for all
 * @param limits the limits on all work for the answer
 * @param seed the seed of the random choices made when few packings are wanted
 * @param useSymmetry whether to search for only one packing of each symmetry class, and make the others from it
 * @param alone whether Choco alone searches from beginning to end, on one thread, without arguments, without dynamic
 *     programs, and without other searches that take over when few cells are open
 */
public record SearchOptions(
        Formulation formulation, long packings, Limits limits, long seed, boolean useSymmetry, boolean alone) {
    /** These options are for one packing, without limits. */
    public static final SearchOptions FIND_ONE =
            new SearchOptions(Formulation.PROPAGATOR, 1, Limits.NONE, 1, true, false);

    /** These options are for all packings, without limits. */
    public static final SearchOptions FIND_ALL = FIND_ONE.withPackings(Long.MAX_VALUE);

    /** Returns these options for at most this number of packings. */
    public SearchOptions withPackings(long limit) {
        return new SearchOptions(formulation, limit, limits, seed, useSymmetry, alone);
    }

    /** Returns these options with another formulation. */
    public SearchOptions withFormulation(Formulation other) {
        return new SearchOptions(other, packings, limits, seed, useSymmetry, alone);
    }

    /** Returns these options with other limits. */
    public SearchOptions within(Limits other) {
        return new SearchOptions(formulation, packings, other, seed, useSymmetry, alone);
    }

    /** Returns these options with another limit on nodes. */
    public SearchOptions withNodeLimit(long limit) {
        return within(limits.withNodes(limit));
    }

    /** Returns these options with another time limit. */
    public SearchOptions withTimeLimit(Duration limit) {
        return within(limits.withTime(limit));
    }

    /** Returns these options with another seed. */
    public SearchOptions withSeed(long other) {
        return new SearchOptions(formulation, packings, limits, other, useSymmetry, alone);
    }

    /**
     * Returns these options for a search that does not use symmetry. Such a search finds every packing itself, and does
     * not make it from a symmetric one.
     */
    public SearchOptions withoutSymmetry() {
        return new SearchOptions(formulation, packings, limits, seed, false, alone);
    }

    /** Returns these options for a search by Choco alone. */
    public SearchOptions byChocoAlone() {
        return new SearchOptions(formulation, packings, limits, seed, useSymmetry, true);
    }
}
