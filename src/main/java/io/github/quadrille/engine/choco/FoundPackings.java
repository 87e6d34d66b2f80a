package io.github.quadrille.engine.choco;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Packing;
import java.util.Iterator;
import java.util.Optional;

/** Packings one after the other, each searched for when it is asked for. Leaving off midway needs no closing. */
public interface FoundPackings {
    /** There are none. */
    FoundPackings NONE = of(Optional.empty());

    /** One that needs no search, or none. */
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

    /** The next one, accepted by the checker; empty at the end or at a limit. */
    Optional<Packing> next();

    /** The limit that ended it; empty when these were all, or nothing has ended yet. */
    Optional<Limit> stoppedBy();
}
