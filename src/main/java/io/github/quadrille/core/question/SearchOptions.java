package io.github.quadrille.core.question;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;

/**
 * Says which packings are wanted from a search, and how it looks for them.
 *
 * <pre>{@code
 * Puzzle puzzle = Puzzles.parse("strip", "{board: 2x10, pieces: {I2: any}}");
 * SearchOptions options = SearchOptions.FIND_ALL.withFormulation(Formulation.SUMS);
 * Verdict.Packed packed = (Verdict.Packed) Solver.of(puzzle).with(options).solve();
 * System.out.println(packed.packings()); // 89
 * }</pre>
 *
 * @param packings after how many packings to stop; {@link Long#MAX_VALUE} for all
 * @param limits on all that is done for the answer
 * @param seed of the random choices made when few packings are wanted
 * @param useSymmetry whether to search only one of every class of symmetric packings and map it to the others
 * @param alone whether Choco searches the posted model from beginning to end, on one thread, and nothing else does anything:
 *     no argument, no sweep, no endgame
 */
public record SearchOptions(
        Formulation formulation, long packings, Limits limits, long seed, boolean useSymmetry, boolean alone) {
    /** One packing, without limits. */
    public static final SearchOptions FIND_ONE =
            new SearchOptions(Formulation.PROPAGATOR, 1, Limits.NONE, 1, true, false);

    /** All packings, without limits. */
    public static final SearchOptions FIND_ALL = FIND_ONE.withPackings(Long.MAX_VALUE);

    /** The same, for so many packings at most. */
    public SearchOptions withPackings(long limit) {
        return new SearchOptions(formulation, limit, limits, seed, useSymmetry, alone);
    }

    /** The same, by another model. */
    public SearchOptions withFormulation(Formulation other) {
        return new SearchOptions(other, packings, limits, seed, useSymmetry, alone);
    }

    /** The same, within other limits. */
    public SearchOptions within(Limits other) {
        return new SearchOptions(formulation, packings, other, seed, useSymmetry, alone);
    }

    /** The same, with so many nodes at most. */
    public SearchOptions withNodeLimit(long limit) {
        return within(limits.withNodes(limit));
    }

    /** The same, for so long at most. */
    public SearchOptions withTimeLimit(Duration limit) {
        return within(limits.withTime(limit));
    }

    /** The same, with other random choices. */
    public SearchOptions withSeed(long other) {
        return new SearchOptions(formulation, packings, limits, other, useSymmetry, alone);
    }

    /** The same, with each of several symmetric packings searched for by itself. */
    public SearchOptions withoutSymmetry() {
        return new SearchOptions(formulation, packings, limits, seed, false, alone);
    }

    /** The same, by Choco alone. */
    public SearchOptions byChocoAlone() {
        return new SearchOptions(formulation, packings, limits, seed, useSymmetry, true);
    }
}
