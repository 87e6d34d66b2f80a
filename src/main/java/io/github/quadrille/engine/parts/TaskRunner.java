package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Accepts tasks and returns their answers, in any order. {@link TaskThreads} runs them in this process. A jar that uses
 * other machines provides a runner as a service.
 */
public interface TaskRunner extends AutoCloseable {
    /** Returns how many tasks run at once. */
    int cores();

    /**
     * Returns the most time that one part may take before it is replaced by smaller ones. The result is empty where no
     * part is cut, however long it takes.
     *
     * @param usual the estimated average time of a part
     */
    Optional<Duration> timeOfPart(Duration usual);

    /**
     * Accepts a task and returns at once. The answer may come on any thread. A task whose future is cancelled is not
     * begun. If it is already running, it may end without use.
     */
    <A> CompletableFuture<A> submit(Task<A> task);

    /**
     * Accepts no more tasks, cancels those that have not begun, and stops those that run. They may still answer before
     * this method returns, with what they know.
     */
    @Override
    void close();

    /**
     * Returns the runner of other machines, or else a runner with threads of this process.
     *
     * @param limits the limits of all tasks together, where threads run them
     * @param name the name of each thread
     */
    static TaskRunner of(Limits limits, String name) {
        return elsewhere().orElseGet(() -> new TaskThreads(limits, name));
    }

    /** Returns the runner of other machines that this jar provides, if it provides one. */
    static Optional<TaskRunner> elsewhere() {
        return found(ServiceLoader::findFirst);
    }

    /** Tells whether this jar provides a runner of other machines. */
    static boolean isElsewhere() {
        return found(runners -> runners.stream().findAny()).isPresent();
    }

    private static <T> Optional<T> found(Function<ServiceLoader<TaskRunner>, Optional<T>> look) {
        try {
            return look.apply(ServiceLoader.load(TaskRunner.class));
        } catch (ServiceConfigurationError e) {
            throw e.getCause() instanceof TaskFailed why
                    ? why
                    : new TaskFailed("This jar file needs Spark, but does not find it. Start it by spark-submit.");
        }
    }
}
