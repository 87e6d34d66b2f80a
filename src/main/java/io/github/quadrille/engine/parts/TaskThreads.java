package io.github.quadrille.engine.parts;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.ThreadTeam;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Runs tasks on threads of this process, in the order in which they come. */
public final class TaskThreads implements TaskRunner {
    /**
     * Closing waits at most this long, in milliseconds, until tasks notice that they must stop. Tasks check this far
     * more often. The program must end within a second after Ctrl-C, and the other half of that second is left for
     * writing the answer.
     */
    private static final long GRACE_MILLIS = 500;

    private final Limits limits;
    private final Clock clock;
    private final ThreadTeam threads;
    private volatile boolean closed;

    /**
     * Starts the threads and the clock.
     *
     * @param limits the limits of all tasks together: their time, their threads, and the memory that they share
     * @param name the name of each thread, as a list of the process's threads shows it
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
            // Tasks that are still waiting begin now, find that the runner is closed, and end.
            threads.finish();
        }
        try {
            threads.await(GRACE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
