package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.ThreadTeam;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Does tasks on threads of this process, in the order in which they come. */
public final class TaskThreads implements TaskRunner {
    /** Searches look at their flag many times in this time; the rest of Ctrl-C's second is for the answer. */
    private static final long GRACE_MILLIS = 500;

    private final Limits limits;
    private final Clock clock;
    private final ThreadTeam threads;
    private volatile boolean closed;

    /**
     * Begins to measure the time that tasks may take.
     *
     * @param limits of all tasks together: their time, their threads, and the memory that they share
     * @param name of each thread, as a list of a process's threads shows it
     */
    public TaskThreads(Limits limits, String name) {
        this.limits = limits;
        this.clock = new Clock(limits, Listener.until(() -> closed));
        this.threads = new ThreadTeam(limits.threads(), name);
    }

    @Override
    public int cores() {
        return limits.threads();
    }

    @Override
    public Optional<Duration> timeOfPart(Duration usual) {
        return Optional.empty();
    }

    @Override
    public <A> CompletableFuture<A> submit(Task<A> task) {
        CompletableFuture<A> answer = new CompletableFuture<>();
        synchronized (threads) {
            if (closed) {
                answer.cancel(false);
            } else {
                threads.execute(() -> work(task, answer));
            }
        }
        return answer;
    }

    private <A> void work(Task<A> task, CompletableFuture<A> answer) {
        if (closed) {
            answer.cancel(false);
        }
        if (answer.isDone()) {
            return;
        }
        try {
            answer.complete(task.answer(share(), () -> closed || answer.isDone()));
        } catch (RuntimeException | Error failure) {
            answer.completeExceptionally(failure);
        }
    }

    private Limits share() {
        return limits.withThreads(1)
                .withMemory(limits.memory() / limits.threads())
                .withTime(clock.left());
    }

    @Override
    public void close() {
        synchronized (threads) {
            closed = true;
            // Those that wait begin, and see that it is over.
            threads.finish();
        }
        try {
            threads.await(GRACE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
