package io.github.quadrille.app.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Checks twice a second, on one thread, that the clients of all unfinished replies are still there. It also cuts off
 * clients that send too slowly.
 */
final class ReplyWatchdog implements AutoCloseable {
    private static final long BEAT_MILLIS = 500;

    private final Set<HttpReply> replies = ConcurrentHashMap.newKeySet();
    private final SlowSenders senders;
    private final Consumer<Throwable> defects;
    private final Thread thread = new Thread(this::run, "web-pulse");

    ReplyWatchdog(SlowSenders senders, Consumer<Throwable> defects) {
        this.senders = senders;
        this.defects = defects;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    void add(HttpReply reply) {
        replies.add(reply);
    }

    void remove(HttpReply reply) {
        replies.remove(reply);
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(BEAT_MILLIS);
                replies.forEach(this::beat);
                senders.look();
            }
        } catch (InterruptedException e) {
            // The server was closed.
            replies.clear();
        }
    }

    /** Checks one reply. If this check fails, the checks of other replies still go on. */
    private void beat(HttpReply reply) {
        try {
            reply.beat();
        } catch (RuntimeException | Error problem) {
            // The thread continues even when memory runs out. If it ended, the server would not notice clients that
            // leave.
            replies.remove(reply);
            reply.stop();
            if (Rejection.of(problem).isEmpty()) {
                defects.accept(problem);
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
