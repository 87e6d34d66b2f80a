package io.github.quadrille.app.generate;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.parts.TaskRunner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Returns attempts in the order in which they are drawn, without those that a scout has found to fail. A scout is a
 * runner that makes attempts in advance, perhaps elsewhere. The first attempt that succeeds is therefore the same with
 * any scout, and without one.
 */
final class FilteredAttempts<A extends GenerationAttempt> implements AutoCloseable {
    private record Drawn<A>(A attempt, CompletableFuture<Boolean> outlook) {}

    private final Supplier<Optional<A>> draws;
    /** A scout may make this many attempts ahead of the caller. */
    private static final int AHEAD = 256;

    private final Optional<TaskRunner> scout;
    private final GenerationClock patience;
    private final Deque<Drawn<A>> ahead = new ArrayDeque<>();
    private long inVain;

    /**
     * Prepares to draw attempts.
     *
     * @param draws the source of attempts, which is empty when there are no more
     * @param scout the runner that makes attempts in advance, if there is one
     */
    FilteredAttempts(Supplier<Optional<A>> draws, Optional<TaskRunner> scout, GenerationClock generationClock) {
        this.draws = draws;
        this.scout = scout;
        this.patience = generationClock;
    }

    /**
     * Returns the next attempt that may succeed. It is empty when there is none, or when the time of the generator is
     * up.
     */
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

    /**
     * Draws attempts until it is known whether the first waiting attempt may succeed, or the scout (the runner that
     * makes attempts in advance) has enough to do, or no attempts are left.
     */
    private void drawMore() {
        boolean isMore = true;
        while (isMore
                && (ahead.isEmpty()
                        || (ahead.size() < (scout.isPresent() ? AHEAD : 1)
                                && !ahead.element().outlook().isDone()))) {
            Optional<A> drawn = draws.get();
            drawn.ifPresent(attempt -> ahead.add(new Drawn<>(attempt, outlook(attempt))));
            isMore = drawn.isPresent();
        }
    }

    private CompletableFuture<Boolean> outlook(A attempt) {
        return scout.map(runner -> runner.submit(attempt)).orElseGet(() -> CompletableFuture.completedFuture(true));
    }

    private void stopIfOver() {
        if (patience.isOver()) {
            throw new Stopped(Limit.TIME);
        }
    }

    /** Returns how many attempts were left out because the scout found that they fail. */
    long inVain() {
        return inVain;
    }

    /** Cancels the attempts whose results are not needed any more. */
    @Override
    public void close() {
        ahead.forEach(drawn -> drawn.outlook().cancel(false));
    }
}
