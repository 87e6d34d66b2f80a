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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Spreads searches over threads, first come, first served. After an interruption none begins any more. */
final class SearchPool implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(20);
    /** How long searches may take to notice an interruption; the rest of Ctrl-C's second is for the report. */
    private static final Duration GRACE = Duration.ofMillis(250);

    private final ThreadTeam threads;
    private final Listener listener;
    private final List<CompletableFuture<?>> elsewhere = new ArrayList<>();
    private final AtomicInteger done = new AtomicInteger();
    private final Clock clock;
    private int all;

    SearchPool(int threads, Listener listener) {
        this.listener = listener;
        this.clock = new Clock(Limits.NONE, listener);
        this.threads = new ThreadTeam(threads, "comparison");
    }

    Listener listener() {
        return listener;
    }

    /** A search; its result is empty when it never began. */
    <T> CompletableFuture<Optional<T>> submit(Supplier<T> search) {
        all++;
        return CompletableFuture.supplyAsync(
                () -> {
                    Optional<T> result = listener.isInterrupted() ? Optional.empty() : Optional.of(search.get());
                    done.incrementAndGet();
                    return result;
                },
                threads::execute);
    }

    /** A search that is made elsewhere. */
    <T> CompletableFuture<Optional<T>> add(CompletableFuture<T> search) {
        all++;
        CompletableFuture<Optional<T>> counted = search.handle((result, failure) -> {
            done.incrementAndGet();
            return Optional.ofNullable(result);
        });
        elsewhere.add(counted);
        return counted;
    }

    /** Waits until all searches have ended, or for a moment when they were interrupted. */
    void await() {
        threads.finish();
        CompletableFuture<?> others = CompletableFuture.allOf(elsewhere.toArray(CompletableFuture<?>[]::new));
        try {
            while (!threads.await(POLL.toMillis()) || !isDone(others)) {
                clock.report(new Progress.Runs("", "searches done", done.get(), all, clock.elapsed()));
                if (listener.isInterrupted()) {
                    threads.await(GRACE.toMillis());
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for a moment. */
    private static boolean isDone(CompletableFuture<?> others) throws InterruptedException {
        try {
            others.get(POLL.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What came of a search; nothing when it did not end in time. */
    static <T> Optional<T> result(Future<Optional<T>> search) {
        return search.isDone() ? await(search) : Optional.empty();
    }

    /** The same, after waiting for it. */
    static <T> Optional<T> await(Future<Optional<T>> search) {
        try {
            return search.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        threads.close();
    }
}
