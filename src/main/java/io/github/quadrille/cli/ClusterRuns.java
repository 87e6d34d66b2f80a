package io.github.quadrille.cli;

import io.github.quadrille.compare.RunMaker;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.local.LocalLimits;
import io.github.quadrille.local.Method;
import io.github.quadrille.local.RunAttempt;
import io.github.quadrille.parts.Cluster;
import io.github.quadrille.parts.Errands;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.worker.RunLines;
import io.github.quadrille.worker.RunOrder;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;

/** Lets workers make runs; a thread of its own listens to them. */
final class ClusterRuns implements RunMaker, AutoCloseable {
    private final Cluster.Head head;
    private final Errands errands = new Errands("run");
    private final Thread thread;
    private volatile RuntimeException failure;

    /** @param head is closed with this */
    ClusterRuns(Cluster.Head head, BooleanSupplier stop) {
        this.head = head;
        this.thread = new Thread(() -> listen(stop), "head");
        thread.setDaemon(true);
    }

    private void listen(BooleanSupplier stop) {
        try {
            head.answer(errands, Limits.NONE, CountListener.until(stop));
        } catch (RuntimeException e) {
            failure = e;
        } finally {
            errands.close();
        }
    }

    @Override
    public CompletableFuture<RunAttempt> make(Puzzle puzzle, Method method, LocalLimits limits) {
        return errands.ask(new RunOrder(MethodSpecs.spec(method), limits).errand(), puzzle, RunLines::read);
    }

    @Override
    public void begin() {
        thread.start();
    }

    /** Throws what ended it too early. */
    void check() {
        if (failure != null) {
            throw failure;
        }
    }

    /** Lets the workers go. */
    @Override
    public void close() {
        errands.close();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        head.close();
    }
}
