package io.github.quadrille.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Looks after all replies that are being made, twice a second, on one thread of its own. */
final class Pulse implements AutoCloseable {
    private static final long BEAT_MILLIS = 500;

    private final Set<HttpReply> replies = ConcurrentHashMap.newKeySet();
    private final Consumer<Throwable> defects;
    private final Thread thread = new Thread(this::run, "web-pulse");

    Pulse(Consumer<Throwable> defects) {
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
            }
        } catch (InterruptedException e) {
            // The server was closed.
            replies.clear();
        }
    }

    /** One that fails does not take the others with it. */
    private void beat(HttpReply reply) {
        try {
            reply.beat();
        } catch (RuntimeException e) {
            replies.remove(reply);
            reply.stop();
            defects.accept(e);
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
