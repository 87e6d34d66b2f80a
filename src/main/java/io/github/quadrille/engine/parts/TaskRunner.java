package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Accepts tasks and returns their answers, in any order. {@link TaskThreads} runs tasks in this process. A jar that
 * uses other machines provides another runner as a service.
 */
public interface TaskRunner extends AutoCloseable {
    /** Returns how many tasks run at once. */
    int cores();

    /**
     * Returns the longest time that one part can take before it is replaced by smaller parts. The result is empty if
     * parts are never cut, even if they take long.
     *
     * @param usual the estimated average time of a part
     */
    Optional<Duration> timeOfPart(Duration usual);

    /**
     * Accepts a task and returns at once. Any thread can complete the future. If the future is cancelled before the
     * task begins, the task does not run. If the task is running then, it can go on, but its answer is not used.
     */
    <A> CompletableFuture<A> submit(Task<A> task);

    /**
     * Accepts no more tasks, cancels tasks that have not begun, and stops tasks that are running. Running tasks can
     * still answer before this method returns, with what they know.
     */
    @Override
    void close();

    /**
     * Returns the runner of other machines if this jar provides one, or else a runner with threads of this process.
     *
     * @param limits the limits of all tasks together, for a runner with threads
     * @param name the name of each thread
     */
    static TaskRunner of(Limits limits, String name) {
        return elsewhere().orElseGet(() -> new TaskThreads(limits, name));
    }

    /** Returns the runner that uses other machines, if this jar provides such a runner. */
    static Optional<TaskRunner> elsewhere() {
        return found(ServiceLoader::findFirst);
    }

    /** Tells whether this jar provides a runner that uses other machines. */
    static boolean isElsewhere() {
        return found(runners -> runners.stream().findAny()).isPresent();
    }

    private static <T> Optional<T> found(Function<ServiceLoader<TaskRunner>, Optional<T>> look) {
        try {
            return look.apply(ServiceLoader.load(TaskRunner.class));
        } catch (ServiceConfigurationError e) {
            throw e.getCause() instanceof TaskFailed why
                    ? why
                    : new TaskFailed("This jar file needs Spark, but does not find it. Start it with spark-submit.");
        }
    }
}
