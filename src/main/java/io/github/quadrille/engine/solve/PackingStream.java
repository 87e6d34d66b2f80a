package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.engine.choco.FoundPackings;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Pulls packings out of a search; a limit of time or nodes ends in {@link Stopped}, lest it be mistaken for the end. */
final class PackingStream extends Spliterators.AbstractSpliterator<Packing> {
    private final Supplier<FoundPackings> search;
    private Optional<FoundPackings> begun = Optional.empty();

    /** @param search begins the search, when the first packing is asked for */
    PackingStream(Supplier<FoundPackings> search) {
        super(Long.MAX_VALUE, ORDERED | DISTINCT | NONNULL | IMMUTABLE);
        this.search = search;
    }

    @Override
    public boolean tryAdvance(Consumer<? super Packing> action) {
        if (begun.isEmpty()) {
            begun = Optional.of(search.get());
        }
        Optional<Packing> next = begun.get().next();
        next.ifPresent(action);
        Stopped.ifAny(begun.get().stoppedBy().filter(limit -> next.isEmpty() && limit != Limit.PACKINGS));
        return next.isPresent();
    }
}
