package io.github.quadrille.lab.compare;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.limit.ThreadTeam;
import io.github.quadrille.engine.parts.Task;
import io.github.quadrille.engine.parts.TaskRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Future;

/** Passes searches to a runner, and waits for all of them. After an interruption, no further search begins. */
final class SearchPool {
    private final TaskRunner runner;
    private final Listener listener;
    private final List<CompletableFuture<?>> searches = new ArrayList<>();
    private final Clock clock;

    SearchPool(TaskRunner runner, Listener listener) {
        this.runner = runner;
        this.listener = listener;
        this.clock = new Clock(Limits.NONE, listener);
    }

    <A> CompletableFuture<A> submit(Task<A> search) {
        return runner.submit(search);
    }

    /** Adds a search for which the pool has to wait. The result is empty if the search is cancelled. */
    <T> CompletableFuture<Optional<T>> add(CompletableFuture<T> search) {
        CompletableFuture<Optional<T>> result = search.handle(SearchPool::unlessCancelled);
        searches.add(result);
        return result;
    }

    private static <T> Optional<T> unlessCancelled(T result, Throwable failure) {
        Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
        if (cause != null && !(cause instanceof CancellationException)) {
            throw new CompletionException(cause);
        }
        return Optional.ofNullable(result);
    }

    /** Waits until all searches have ended. After an interruption, it waits only for a short time. */
    void await() {
        // The result of each search reports its own failure, so failures are ignored here.
        CompletableFuture<Void> all = CompletableFuture.allOf(searches.toArray(CompletableFuture<?>[]::new))
                .exceptionally(told -> null);
        ThreadTeam.await(all, () -> {
            int done = (int) searches.stream().filter(CompletableFuture::isDone).count();
            clock.report(new Progress.Runs("", "searches done", done, searches.size(), clock.elapsed()));
            if (listener.isInterrupted()) {
                runner.close();
                all.complete(null);
            }
        });
    }

    /** Returns the result of a search. It is empty if the search did not end before an interruption. */
    static <T> Optional<T> result(Future<Optional<T>> search) {
        return search.isDone() ? ThreadTeam.await(search, () -> {}) : Optional.empty();
    }
}
