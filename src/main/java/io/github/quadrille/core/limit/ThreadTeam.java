package io.github.quadrille.core.limit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Shares work among threads. They begin when there is work, and keep no process alive.
 *
 * <pre>{@code
 * try (ThreadTeam team = new ThreadTeam(2, "sizes")) {
 *     System.out.println(team.run(List.of(() -> 1, () -> 2, () -> 3), () -> {})); // [1, 2, 3]
 * }
 * }</pre>
 */
public final class ThreadTeam implements AutoCloseable {
    private static final long LOOK_EVERY_MILLIS = 20;

    /** Tasks for each thread that have begun, or are next, or wait for a slower one to be done. */
    private static final int AHEAD = 4;

    private final int threads;
    private final ExecutorService pool;

    /**
     * @param threads at most so many
     * @param name of each of them, as a list of a process's threads shows it
     */
    public ThreadTeam(int threads, String name) {
        this.threads = threads;
        this.pool = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Does all of it, and returns what comes of it, in the order of the tasks. When the caller gives up or a task fails, those at
     * work are interrupted, no other begins, and what went wrong is thrown as it is when all have ended.
     *
     * @param pause called on the caller's thread many times a second while it waits, so that it may give up by throwing
     * @throws Stopped when the caller's thread is interrupted
     */
    public <T> List<T> run(List<? extends Callable<T>> tasks, Runnable pause) {
        List<T> results = new ArrayList<>();
        run(tasks, tasks.size(), pause, results::add);
        return results;
    }

    /**
     * The same, where results are large: only a few of them are there at once.
     *
     * @param results takes them on the caller's thread, in the order of the tasks; may give up by throwing
     */
    public <T> void run(List<? extends Callable<T>> tasks, Runnable pause, Consumer<? super T> results) {
        run(tasks, (int) Math.min((long) AHEAD * threads, Integer.MAX_VALUE), pause, results);
    }

    private <T> void run(
            List<? extends Callable<T>> tasks, int mostAhead, Runnable pause, Consumer<? super T> results) {
        Phaser atWork = new Phaser(1);
        Deque<Future<T>> ahead = new ArrayDeque<>();
        try {
            for (Callable<T> task : tasks) {
                if (ahead.size() == mostAhead) {
                    results.accept(next(ahead, pause));
                }
                ahead.add(pool.submit(() -> during(atWork, task)));
            }
            while (!ahead.isEmpty()) {
                results.accept(next(ahead, pause));
            }
        } finally {
            // Those that wait first, so that none begins in place of one that ends.
            ahead.descendingIterator().forEachRemaining(future -> future.cancel(true));
            // The last one out ends it.
            atWork.awaitAdvance(atWork.arriveAndDeregister());
        }
    }

    /** Of the first, which stays in the queue until it is done: who gives up ends it, too. */
    private static <T> T next(Deque<Future<T>> ahead, Runnable pause) {
        T result = await(ahead.element(), pause);
        ahead.remove();
        return result;
    }

    private static <T> T during(Phaser atWork, Callable<T> task) throws Exception {
        if (atWork.register() < 0) {
            throw new CancellationException("This was begun when it was over.");
        }
        try {
            return task.call();
        } finally {
            atWork.arriveAndDeregister();
        }
    }

    /** One task, whose result is waited for. */
    public <T> Future<T> submit(Callable<T> task) {
        return pool.submit(task);
    }

    /**
     * Waits for a task. What it fails with is thrown as it is.
     *
     * @param pause called on the caller's thread many times a second while it waits, so that it may give up by throwing
     * @throws Stopped when the caller's thread is interrupted
     */
    public static <T> T await(Future<T> task, Runnable pause) {
        while (true) {
            try {
                return task.get(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                pause.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Stopped(Limit.INTERRUPTED);
            } catch (ExecutionException e) {
                throw asItIs(e.getCause());
            }
        }
    }

    private static RuntimeException asItIs(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        return failure instanceof RuntimeException unchecked ? unchecked : new IllegalStateException(failure);
    }

    /** One task whose result is not waited for. */
    public void execute(Runnable task) {
        pool.execute(task);
    }

    /** Takes no more tasks. */
    public void finish() {
        pool.shutdown();
    }

    /**
     * Waits for a while until all tasks have ended, after {@link #finish}; returns whether they have.
     *
     * @throws InterruptedException when the caller's thread is interrupted
     */
    public boolean await(long millis) throws InterruptedException {
        return pool.awaitTermination(millis, TimeUnit.MILLISECONDS);
    }

    /** Interrupts those at work. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
