package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Takes tasks in and brings answers, in any order. {@link TaskThreads} works in this process; a jar that knows other
 * machines brings a runner as a service.
 */
public interface TaskRunner extends AutoCloseable {
    /** Says how many tasks are worked on at once. */
    int cores();

    /**
     * Returns the most time that one part may take: after it, smaller parts are done in its place. It returns nothing where
     * no part is cut, however long it takes.
     *
     * @param usual how long a part takes on average, by an estimate
     */
    Optional<Duration> timeOfPart(Duration usual);

    /**
     * Takes a task, and does not wait. Its answer comes on any thread. A task whose future is cancelled is not begun; one
     * at work may end it for nothing.
     */
    <A> CompletableFuture<A> submit(Task<A> task);

    /**
     * Takes no more tasks, cancels those that have not begun, and stops those at work: they may still answer before this
     * returns, with what they know.
     */
    @Override
    void close();

    /**
     * Finds the runner of other machines, or else begins threads of this process.
     *
     * @param limits of all tasks together, where threads do them
     * @param name of each thread
     */
    static TaskRunner of(Limits limits, String name) {
        return elsewhere().orElseGet(() -> new TaskThreads(limits, name));
    }

    /** Finds the runner of other machines that this jar brings, if it brings one. */
    static Optional<TaskRunner> elsewhere() {
        return found(ServiceLoader::findFirst);
    }

    /** Says whether this jar brings a runner of other machines. */
    static boolean isElsewhere() {
        return found(runners -> runners.stream().findAny()).isPresent();
    }

    private static <T> Optional<T> found(Function<ServiceLoader<TaskRunner>, Optional<T>> look) {
        try {
            return look.apply(ServiceLoader.load(TaskRunner.class));
        } catch (ServiceConfigurationError e) {
            throw e.getCause() instanceof TaskFailed why
                    ? why
                    : new TaskFailed("This jar needs Spark, and does not find it. Maybe start it by spark-submit.");
        }
    }
}
