package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CompletableFuture;

/**
 * Takes tasks in and brings answers, in any order. {@link TaskThreads} works in this process; a jar that knows other
 * machines brings a runner as a service.
 */
public interface TaskRunner extends AutoCloseable {
    /** Says how many tasks are worked on at once. */
    int cores();

    /**
     * Says how long one part may take before it gives back what is left as smaller parts; empty where nobody waits for a
     * slow one.
     */
    Optional<Duration> timeOfPart();

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
        return ServiceLoader.load(TaskRunner.class).findFirst();
    }

    /** Whether this jar brings a runner of other machines. */
    static boolean isElsewhere() {
        return ServiceLoader.load(TaskRunner.class).stream().findAny().isPresent();
    }
}
