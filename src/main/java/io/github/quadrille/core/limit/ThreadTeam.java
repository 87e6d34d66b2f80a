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
 * Shares work among threads. The threads begin when there is work, and do not keep the process alive.
 *
 * <pre>{@code
 * try (ThreadTeam team = new ThreadTeam(2, "sizes")) {
 *     System.out.println(team.run(List.of(() -> 1, () -> 2, () -> 3), () -> {})); // [1, 2, 3]
 * }
 * }</pre>
 */
public final class ThreadTeam implements AutoCloseable {
    private static final long LOOK_EVERY_MILLIS = 20;

    /**
     * For each thread, at most this many tasks are submitted at once. A submitted task runs, waits for a thread, or is
     * done while an earlier task still runs.
     */
    private static final int AHEAD = 4;

    private final int threads;
    private final ExecutorService pool;

    /**
     * Makes a team of threads.
     *
     * @param threads the greatest number of threads
     * @param name the name of each thread in a list of the process's threads
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
     * Runs all tasks, and returns their results in the order of the tasks. When {@code pause} throws or a task fails,
     * running tasks are interrupted and no other task begins. When all running tasks have ended, the failure is thrown:
     * unchecked exceptions and errors unchanged, and a checked exception as the cause of an {@link
     * IllegalStateException}.
     *
     * @param pause an action that runs on the caller's thread many times a second while the caller waits; it can end
     *     the wait by throwing
     * @throws Stopped when the caller's thread is interrupted
     */
    public <T> List<T> run(List<? extends Callable<T>> tasks, Runnable pause) {
        List<T> results = new ArrayList<>();
        run(tasks, tasks.size(), pause, results::add);
        return results;
    }

    /**
     * Runs all tasks, and passes their results on one by one. It is for large results, because only a few of them are
     * in memory at once.
     *
     * @param results a consumer that takes the results on the caller's thread, in the order of the tasks; it can end
     *     the work by throwing
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
            // Waiting tasks are cancelled first, so that none of them begins when a running one ends.
            ahead.descendingIterator().forEachRemaining(future -> future.cancel(true));
            // This waits until all tasks that have begun have ended.
            atWork.awaitAdvance(atWork.arriveAndDeregister());
        }
    }

    /**
     * Returns the result of the first task of the queue. The task stays in the queue until it is done. So it is
     * cancelled, too, if {@code pause} throws.
     */
    private static <T> T next(Deque<Future<T>> ahead, Runnable pause) {
        T result = await(ahead.element(), pause);
        ahead.remove();
        return result;
    }

    private static <T> T during(Phaser atWork, Callable<T> task) throws Exception {
        if (atWork.register() < 0) {
            throw new CancellationException("This task was begun after its team had ended.");
        }
        try {
            return task.call();
        } finally {
            atWork.arriveAndDeregister();
        }
    }

    /** Runs one task as soon as a thread is free. Returns the future of the task without waiting for the task. */
    public <T> Future<T> submit(Callable<T> task) {
        return pool.submit(task);
    }

    /**
     * Waits for a task, and returns its result. If the task fails, its exception is thrown: unchecked exceptions and
     * errors unchanged, and a checked exception as the cause of an {@link IllegalStateException}.
     *
     * @param pause an action that runs on the caller's thread many times a second while the caller waits; it can end
     *     the wait by throwing
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

    /** Runs one task that has no result, as soon as a thread is free. This method does not wait for the task. */
    public void execute(Runnable task) {
        pool.execute(task);
    }

    /** Accepts no more tasks. */
    public void finish() {
        pool.shutdown();
    }

    /**
     * Waits until all tasks have ended, or this time has passed. It is called after {@link #finish}. Returns whether
     * all tasks have ended.
     *
     * @throws InterruptedException when the caller's thread is interrupted
     */
    public boolean await(long millis) throws InterruptedException {
        return pool.awaitTermination(millis, TimeUnit.MILLISECONDS);
    }

    /** Interrupts the running tasks, and drops the tasks that have not begun. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
