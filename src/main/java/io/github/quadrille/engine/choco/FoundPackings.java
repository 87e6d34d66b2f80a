package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import java.util.Iterator;
import java.util.Optional;

/**
 * Returns packings one by one, and searches for each packing on request. Callers may stop early without closing the
 * source.
 */
public interface FoundPackings {
    /** This source has no packings. */
    FoundPackings NONE = of(Optional.empty());

    /** Returns a source that has one known packing, or none if {@code known} is empty. The source needs no search. */
    static FoundPackings of(Optional<Packing> known) {
        Iterator<Packing> left = known.stream().iterator();
        return new FoundPackings() {
            @Override
            public Optional<Packing> next() {
                return left.hasNext() ? Optional.of(left.next()) : Optional.empty();
            }

            @Override
            public Optional<Limit> stoppedBy() {
                return Optional.empty();
            }
        };
    }

    /** Returns the next packing, which the checker has accepted. The result is empty at the end or at a limit. */
    Optional<Packing> next();

    /**
     * Returns the limit that ended the search. The result is empty when all packings were returned, or when the search
     * has not ended.
     */
    Optional<Limit> stoppedBy();
}
