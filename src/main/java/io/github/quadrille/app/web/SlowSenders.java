package io.github.quadrille.app.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;

/**
 * Cuts off clients that send a request byte by byte. Such a connection is never idle, because each byte counts as
 * activity. The number of connections is limited, so each request must arrive within a limited time.
 */
final class SlowSenders implements Connection.Listener {
    private final long mostNanos;
    private final Map<Connection, Sender> senders = new ConcurrentHashMap<>();

    /**
     * Prepares the listener.
     *
     * @param most the longest time that a request may take to arrive
     */
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

    /** Records that a request of a connection was answered. The bytes that come now belong to the next request. */
    void answered(Connection connection) {
        Sender sender = senders.get(connection);
        if (sender != null) {
            sender.forget(connection.getBytesIn());
        }
    }

    /** Closes the connections whose clients send too slowly. {@link ReplyWatchdog} calls this method twice a second. */
    void look() {
        senders.forEach((connection, sender) -> {
            if (sender.sends(connection.getBytesIn(), System.nanoTime()) > mostNanos) {
                connection.getEndPoint().close();
            }
        });
    }

    /** Records what one connection has sent since its last answer. */
    private static final class Sender {
        private long bytes;
        private long begin;
        private boolean isSending;

        synchronized void forget(long now) {
            bytes = now;
            isSending = false;
        }

        /**
         * Returns for how many nanoseconds the connection has been sending one request; 0 if it has sent nothing more
         * since the last call.
         */
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
