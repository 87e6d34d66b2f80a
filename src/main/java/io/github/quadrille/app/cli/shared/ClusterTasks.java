package io.github.quadrille.app.cli.shared;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.engine.parts.Cluster;
import io.github.quadrille.engine.parts.RemoteTasks;
import java.util.function.BooleanSupplier;

/** Errands that workers do; a thread of its own listens to them. */
public final class ClusterTasks implements AutoCloseable {
    private final Cluster.Head head;
    private final RemoteTasks errands;
    private final Thread thread;
    private volatile RuntimeException failure;

    /**
     * @param head is closed with this
     * @param noun what each errand is called
     */
    ClusterTasks(Cluster.Head head, String noun, BooleanSupplier stop) {
        this.head = head;
        this.errands = new RemoteTasks(noun);
        this.thread = new Thread(() -> listen(stop), "head");
        thread.setDaemon(true);
    }

    private void listen(BooleanSupplier stop) {
        try {
            head.answer(errands, Limits.NONE, Listener.until(stop));
        } catch (RuntimeException e) {
            failure = e;
        } finally {
            errands.close();
        }
    }

    /** Where to ask, before and after it has begun. */
    public RemoteTasks errands() {
        return errands;
    }

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
