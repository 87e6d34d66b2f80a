package io.github.quadrille.testing;

import io.github.quadrille.engine.parts.Task;
import io.github.quadrille.engine.parts.TaskRunner;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * Answers tasks as a test wants, in place of other machines.
 *
 * @param most the longest time that a part of a count can take before it is replaced by smaller parts
 * @param answers the function that makes the answer of a task
 */
public record FakeRunner(Optional<Duration> most, Function<Task<?>, CompletableFuture<?>> answers)
        implements TaskRunner {
    public FakeRunner(Function<Task<?>, CompletableFuture<?>> answers) {
        this(Optional.empty(), answers);
    }

    @Override
    public Optional<Duration> timeOfPart(Duration usual) {
        return most;
    }

    @Override
    public int cores() {
        return 2;
    }

    @Override
    @SuppressWarnings("unchecked") // A test gives each task an answer of its type.
    public <A> CompletableFuture<A> submit(Task<A> task) {
        return (CompletableFuture<A>) answers.apply(task);
    }

    @Override
    public void close() {
        // No tasks are running.
    }
}
