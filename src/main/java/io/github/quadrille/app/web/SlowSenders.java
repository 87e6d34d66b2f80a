package io.github.quadrille.app.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;

/**
 * Cuts off who sends a request byte by byte. Each byte is news, so that such a connection is never idle; but a request has
 * only so long to come to its end, and connections are few.
 */
final class SlowSenders implements Connection.Listener {
    private final long mostNanos;
    private final Map<Connection, Sender> senders = new ConcurrentHashMap<>();

    /** @param most how long a request may take to come */
    SlowSenders(Duration most) {
        this.mostNanos = most.toNanos();
    }

    @Override
    public void onOpened(Connection connection) {
        senders.put(connection, new Sender());
    }

    @Override
    public void onClosed(Connection connection) {
        senders.remove(connection);
    }

    /** A request of it was answered: what comes now is the next one. */
    void answered(Connection connection) {
        Sender sender = senders.get(connection);
        if (sender != null) {
            sender.forget(connection.getBytesIn());
        }
    }

    /** To be called again and again. */
    void look() {
        senders.forEach((connection, sender) -> {
            if (sender.sends(connection.getBytesIn(), System.nanoTime()) > mostNanos) {
                connection.getEndPoint().close();
            }
        });
    }

    /** What one connection has sent since its last answer. */
    private static final class Sender {
        private long bytes;
        private long begin;
        private boolean isSending;

        synchronized void forget(long now) {
            bytes = now;
            isSending = false;
        }

        /** For how many nanoseconds it has been sending one request, where it has just sent more of it; or 0. */
        synchronized long sends(long bytesNow, long time) {
            boolean isMore = bytesNow > bytes;
            bytes = bytesNow;
            if (isMore && !isSending) {
                isSending = true;
                begin = time;
            }
            return isMore ? time - begin : 0;
        }
    }
}
