package io.github.quadrille.engine.solve;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.engine.choco.FoundPackings;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Takes packings from a search, one after another. If a limit ends the search before enough packings were found, the
 * stream throws {@link Stopped}. So the limit is not mistaken for the end of the packings.
 */
final class PackingStream implements Iterator<Packing> {
    private final Supplier<FoundPackings> search;
    private Optional<FoundPackings> begun = Optional.empty();
    private Optional<Packing> next = Optional.empty();

    private PackingStream(Supplier<FoundPackings> search) {
        this.search = search;
    }

    /**
     * Returns the packings of a search as a stream.
     *
     * @param search the supplier that starts the search when the stream wants the first packing
     */
    static Stream<Packing> of(Supplier<FoundPackings> search) {
        int kind = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new PackingStream(search), kind), false);
    }

    @Override
    public boolean hasNext() {
        if (next.isEmpty()) {
            if (begun.isEmpty()) {
                begun = Optional.of(search.get());
            }
            next = begun.get().next();
            Stopped.ifAny(begun.get().stoppedBy().filter(limit -> next.isEmpty() && limit != Limit.PACKINGS));
        }
        return next.isPresent();
    }

    @Override
    public Packing next() {
        if (!hasNext()) {
            throw new NoSuchElementException("All packings have been returned already.");
        }
        Packing packing = next.get();
        next = Optional.empty();
        return packing;
    }
}
