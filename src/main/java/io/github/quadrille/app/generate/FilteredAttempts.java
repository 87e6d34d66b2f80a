package io.github.quadrille.app.generate;

import io.github.quadrille.app.generate.AttemptFilter.GenerationAttempt;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Attempts in the order in which they are drawn, without those that a scout has found to fail; so the first that succeeds
 * is the same with any scout.
 */
final class FilteredAttempts<A extends GenerationAttempt> implements AutoCloseable {
    private record Drawn<A>(A attempt, CompletableFuture<Boolean> outlook) {}

    private final Supplier<Optional<A>> draws;
    private final AttemptFilter scout;
    private final GenerationClock patience;
    private final Deque<Drawn<A>> ahead = new ArrayDeque<>();
    private long inVain;

    /** @param draws empty when there are no others */
    FilteredAttempts(Supplier<Optional<A>> draws, AttemptFilter attemptFilter, GenerationClock generationClock) {
        this.draws = draws;
        this.scout = attemptFilter;
        this.patience = generationClock;
    }

    /** The next one that may succeed; empty when there is none, or patience has ended. */
    Optional<A> next() {
        try {
            while (!patience.isOver()) {
                drawMore();
                if (ahead.isEmpty()) {
                    return Optional.empty();
                }
                if (ThreadTeam.await(ahead.element().outlook(), this::stopIfOver)) {
                    return Optional.of(ahead.remove().attempt());
                }
                ahead.remove();
                inVain++;
            }
        } catch (Stopped | CancellationException nobodyWillKnow) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Until something can be tried, or enough is ordered. */
    private void drawMore() {
        boolean isMore = true;
        while (isMore
                && (ahead.isEmpty()
                        || (ahead.size() < scout.ahead()
                                && !ahead.element().outlook().isDone()))) {
            Optional<A> drawn = draws.get();
            drawn.ifPresent(attempt -> ahead.add(new Drawn<>(attempt, scout.look(attempt))));
            isMore = drawn.isPresent();
        }
    }

    private void stopIfOver() {
        if (patience.isOver()) {
            throw new Stopped(Limit.TIME);
        }
    }

    /** How many were left out. */
    long inVain() {
        return inVain;
    }

    /** The result is not needed any more. */
    @Override
    public void close() {
        ahead.forEach(drawn -> drawn.outlook().cancel(false));
    }
}
