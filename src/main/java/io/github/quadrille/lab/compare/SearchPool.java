package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.ThreadTeam;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Spreads searches over threads, first come, first served. After an interruption none begins any more. */
final class SearchPool implements AutoCloseable {
    /** How long searches may take to notice an interruption; the rest of Ctrl-C's second is for the report. */
    private static final Duration GRACE = Duration.ofMillis(250);

    private final ThreadTeam threads;
    private final Listener listener;
    private final List<CompletableFuture<?>> searches = new ArrayList<>();
    private final Clock clock;

    SearchPool(int threads, Listener listener) {
        this.listener = listener;
        this.clock = new Clock(Limits.NONE, listener);
        this.threads = new ThreadTeam(threads, "comparison");
    }

    Listener listener() {
        return listener;
    }

    /** A search of its threads; null when it never began. */
    <T> CompletableFuture<T> begin(Supplier<T> search) {
        return CompletableFuture.supplyAsync(() -> listener.isInterrupted() ? null : search.get(), threads::execute);
    }

    /** Has the pool wait for a search, too, whose result is empty when it is null. */
    <T> CompletableFuture<Optional<T>> add(CompletableFuture<T> search) {
        CompletableFuture<Optional<T>> result = search.thenApply(Optional::ofNullable);
        searches.add(result);
        return result;
    }

    /** Waits until all searches have ended, or for a moment when they were interrupted. */
    void await() {
        // What any of them failed with is told by its own result.
        CompletableFuture<Void> all = CompletableFuture.allOf(searches.toArray(CompletableFuture<?>[]::new))
                .exceptionally(told -> null);
        ThreadTeam.await(all, () -> {
            int done = (int) searches.stream().filter(CompletableFuture::isDone).count();
            clock.report(new Progress.Runs("", "searches done", done, searches.size(), clock.elapsed()));
            if (listener.isInterrupted()) {
                all.completeOnTimeout(null, GRACE.toMillis(), TimeUnit.MILLISECONDS);
            }
        });
    }

    /** What came of a search; nothing when it did not end in time. */
    static <T> Optional<T> result(Future<Optional<T>> search) {
        return search.isDone() ? ThreadTeam.await(search, () -> {}) : Optional.empty();
    }

    @Override
    public void close() {
        threads.close();
    }
}
