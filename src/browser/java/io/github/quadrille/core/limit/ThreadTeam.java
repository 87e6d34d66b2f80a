package io.github.quadrille.core.limit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Replaces the class of the same name, whose threads share work. A browser's worker has only one thread: the thread
 * that waits for a task runs the task itself.
 */
public final class ThreadTeam implements AutoCloseable {
    private static final long LOOK_EVERY_NANOS = 20_000_000;
    private static final Runnable NOTHING = () -> {};

    /**
     * Holds the action of the caller that waits for a task. The action has to run from time to time while the task
     * runs.
     */
    private static Runnable pause = NOTHING;

    private static long nextLook;

    public ThreadTeam(int threads, String name) {}

    public <T> List<T> run(List<? extends Callable<T>> tasks, Runnable whileWaiting) {
        List<T> results = new ArrayList<>();
        run(tasks, whileWaiting, results::add);
        return results;
    }

    public <T> void run(List<? extends Callable<T>> tasks, Runnable whileWaiting, Consumer<? super T> results) {
        tasks.forEach(task -> results.accept(result(task, whileWaiting)));
    }

    private static <T> T result(Callable<T> task, Runnable whileWaiting) {
        Runnable outer = pause;
        pause = whileWaiting;
        try {
            return task.call();
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        } finally {
            pause = outer;
        }
    }

    /**
     * Runs the waiting caller's action from time to time. Tasks call this method where they check whether they are
     * interrupted. The action can throw an exception to give up the task.
     */
    public static boolean look(Thread here) {
        if (pause != NOTHING && System.nanoTime() >= nextLook) {
            Runnable now = pause;
            pause = NOTHING;
            try {
                now.run();
            } finally {
                pause = now;
                nextLook = System.nanoTime() + LOOK_EVERY_NANOS;
            }
        }
        return false;
    }

    public <T> Future<T> submit(Callable<T> task) {
        return new Later<>(task);
    }

    public static <T> T await(Future<T> task, Runnable whileWaiting) {
        try {
            return task instanceof Later<T> later ? later.get(whileWaiting) : task.get();
        } catch (InterruptedException | ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public void execute(Runnable task) {
        task.run();
    }

    public void finish() {}

    public boolean await(long millis) {
        return true;
    }

    @Override
    public void close() {}

    /** Holds a task that runs when its result is waited for. */
    private static final class Later<T> implements Future<T> {
        private final Callable<T> task;
        private boolean isCancelled;
        private boolean isDone;
        private T result;

        Later(Callable<T> task) {
            this.task = task;
        }

        T get(Runnable whileWaiting) {
            if (!isDone) {
                result = result(task, whileWaiting);
                isDone = true;
            }
            return result;
        }

        @Override
        public boolean cancel(boolean mayInterrupt) {
            isCancelled |= !isDone;
            return isCancelled;
        }

        @Override
        public boolean isCancelled() {
            return isCancelled;
        }

        @Override
        public boolean isDone() {
            return isDone || isCancelled;
        }

        @Override
        public T get() {
            return get(NOTHING);
        }

        @Override
        public T get(long timeout, TimeUnit unit) {
            return get();
        }
    }
}
