package io.github.quadrille.question;

import io.github.quadrille.limit.Limits;
import java.time.Duration;

/**
 * What is wanted from a search.
 *
 * @param packings after how many packings to stop; {@link Long#MAX_VALUE} for all
 * @param limits on all that is done for the answer
 * @param seed of the random choices made when few packings are wanted
 * @param useSymmetry whether to search only one of every class of symmetric packings and map it to the others
 */
public record SearchOptions(Formulation formulation, long packings, Limits limits, long seed, boolean useSymmetry) {
    /** One packing, without limits. */
    public static final SearchOptions FIND_ONE = new SearchOptions(Formulation.PROPAGATOR, 1, Limits.NONE, 1, true);

    /** All packings, without limits. */
    public static final SearchOptions FIND_ALL = FIND_ONE.withPackings(Long.MAX_VALUE);

    public SearchOptions withPackings(long limit) {
        return new SearchOptions(formulation, limit, limits, seed, useSymmetry);
    }

    public SearchOptions withFormulation(Formulation other) {
        return new SearchOptions(other, packings, limits, seed, useSymmetry);
    }

    public SearchOptions within(Limits other) {
        return new SearchOptions(formulation, packings, other, seed, useSymmetry);
    }

    public SearchOptions withNodeLimit(long limit) {
        return within(limits.withNodes(limit));
    }

    public SearchOptions withTimeLimit(Duration limit) {
        return within(limits.withTime(limit));
    }

    public SearchOptions withSeed(long other) {
        return new SearchOptions(formulation, packings, limits, other, useSymmetry);
    }

    public SearchOptions withoutSymmetry() {
        return new SearchOptions(formulation, packings, limits, seed, false);
    }
}
