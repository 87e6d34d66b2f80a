package io.github.quadrille.app.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

/**
 * Tells whether a client is still there while its answer is being found. HTTP has no message for leaving. But a client
 * that has sent its whole request sends nothing more, so the end of its data shows that it closed the connection.
 */
final class ClientPresence {
    private final EndPoint connection;
    private final ByteBuffer heard = BufferUtil.allocate(1);
    private boolean isOver;
    private boolean isTalking;

    /**
     * Begins to watch the connection of a request.
     *
     * @param request a request that was read to its end
     */
    ClientPresence(Request request) {
        this.connection = request.getConnectionMetaData().getConnection().getEndPoint();
    }

    synchronized boolean isGone() {
        if (isOver || isTalking) {
            return false;
        }
        try {
            BufferUtil.clear(heard);
            int bytes = connection.fill(heard);
            // The client sent the beginning of another request before the answer to this one. Its first byte was read
            // here, so that request is lost. The connection is closed after the answer, and the client has to send the
            // request again.
            isTalking = bytes > 0;
            return bytes < 0;
        } catch (IOException e) {
            return true;
        }
    }

    /**
     * Ends the watch, so that the server can read from the connection again. Returns whether the connection has to be
     * closed after the answer.
     */
    synchronized boolean end() {
        isOver = true;
        return isTalking;
    }

    /** Closes the connection, even in the middle of a write that the client does not read. */
    void close() {
        connection.close();
    }
}
