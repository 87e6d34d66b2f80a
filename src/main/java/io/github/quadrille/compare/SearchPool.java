package io.github.quadrille.compare;

import io.github.quadrille.limit.ThreadTeam;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Spreads searches over threads, first come, first served. After an interruption none begins any more. */
final class SearchPool implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(20);
    /** How long searches may take to notice an interruption; the rest of Ctrl-C's second is for the report. */
    private static final Duration GRACE = Duration.ofMillis(250);

    private final ThreadTeam threads;
    private final ComparisonListener listener;
    private final AtomicInteger done = new AtomicInteger();
    private final long begin = System.nanoTime();
    private int all;

    SearchPool(int threads, ComparisonListener listener) {
        this.listener = listener;
        this.threads = new ThreadTeam(threads, "comparison");
    }

    ComparisonListener listener() {
        return listener;
    }

    /** A search; its result is empty when it never began. */
    <T> Future<Optional<T>> submit(Callable<T> search) {
        all++;
        return threads.submit(() -> {
            Optional<T> result = listener.isInterrupted() ? Optional.empty() : Optional.of(search.call());
            done.incrementAndGet();
            return result;
        });
    }

    /** Waits until all searches have ended, or for a moment when they were interrupted. */
    void await() {
        threads.finish();
        try {
            while (!threads.await(POLL.toMillis())) {
                listener.progress(done.get(), all, Duration.ofNanos(System.nanoTime() - begin));
                if (listener.isInterrupted()) {
                    threads.await(GRACE.toMillis());
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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
