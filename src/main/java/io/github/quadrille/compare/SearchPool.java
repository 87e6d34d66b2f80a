package io.github.quadrille.compare;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Spreads searches over threads, first come, first served. After an interruption none begins any more. */
final class SearchPool implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(20);
    /** How long searches may take to notice an interruption; the rest of Ctrl-C's second is for the report. */
    private static final Duration GRACE = Duration.ofMillis(250);

    private final ExecutorService threads;
    private final ComparisonListener listener;
    private final AtomicInteger done = new AtomicInteger();
    private final long begin = System.nanoTime();
    private int all;

    SearchPool(int threads, ComparisonListener listener) {
        this.listener = listener;
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "comparison");
            thread.setDaemon(true);
            return thread;
        });
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
        threads.shutdown();
        try {
            while (!threads.awaitTermination(POLL.toMillis(), TimeUnit.MILLISECONDS)) {
                listener.progress(done.get(), all, Duration.ofNanos(System.nanoTime() - begin));
                if (listener.isInterrupted()) {
                    threads.awaitTermination(GRACE.toMillis(), TimeUnit.MILLISECONDS);
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What came of a search; nothing when it did not end in time. */
    static <T> Optional<T> result(Future<Optional<T>> search) {
        if (!search.isDone()) {
            return Optional.empty();
        }
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
        threads.shutdownNow();
    }
}
