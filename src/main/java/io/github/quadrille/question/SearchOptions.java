package io.github.quadrille.question;

import java.time.Duration;
import java.util.Optional;

/**
 * What is wanted from a search.
 *
 * @param packings after how many packings to stop; {@link Long#MAX_VALUE} for all
 * @param timeLimit how long it may take
 * @param nodeLimit how many nodes it may open
 * @param seed of the random choices made when few packings are wanted
 * @param useSymmetry whether to search only one of every class of symmetric packings and map it to the others
 */
public record SearchOptions(
        Formulation formulation,
        long packings,
        Optional<Duration> timeLimit,
        long nodeLimit,
        long seed,
        boolean useSymmetry) {
    /** One packing, without limits. */
    public static final SearchOptions FIND_ONE =
            new SearchOptions(Formulation.PROPAGATOR, 1, Optional.empty(), Long.MAX_VALUE, 1, true);

    /** All packings, without limits. */
    public static final SearchOptions FIND_ALL = FIND_ONE.withPackings(Long.MAX_VALUE);

    public SearchOptions withPackings(long limit) {
        return new SearchOptions(formulation, limit, timeLimit, nodeLimit, seed, useSymmetry);
    }

    public SearchOptions withFormulation(Formulation other) {
        return new SearchOptions(other, packings, timeLimit, nodeLimit, seed, useSymmetry);
    }

    public SearchOptions withNodeLimit(long limit) {
        return new SearchOptions(formulation, packings, timeLimit, limit, seed, useSymmetry);
    }

    public SearchOptions withTimeLimit(Duration limit) {
        return new SearchOptions(formulation, packings, Optional.of(limit), nodeLimit, seed, useSymmetry);
    }

    public SearchOptions withSeed(long other) {
        return new SearchOptions(formulation, packings, timeLimit, nodeLimit, other, useSymmetry);
    }

    public SearchOptions withoutSymmetry() {
        return new SearchOptions(formulation, packings, timeLimit, nodeLimit, seed, false);
    }
}
