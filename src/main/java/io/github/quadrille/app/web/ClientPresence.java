package io.github.quadrille.app.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;

/**
 * Whether a client is still there while its answer is being found. HTTP has no word for leaving; but a connection whose
 * request was read to the end has nothing more to say, unless that it was closed.
 */
final class ClientPresence {
    private final EndPoint connection;
    private final ByteBuffer heard = BufferUtil.allocate(1);
    private boolean isOver;
    private boolean isTalking;

    /** @param request read to its end */
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
            // Another request before the answer to this one: it is lost, so the connection is closed, and clients ask
            // again.
            isTalking = bytes > 0;
            return bytes < 0;
        } catch (IOException e) {
            return true;
        }
    }

    /** From now on the connection is the server's again; returns whether it is to be closed after the answer. */
    synchronized boolean end() {
        isOver = true;
        return isTalking;
    }

    /** Ends the connection, also in the middle of a write that the client does not read. */
    void close() {
        connection.close();
    }
}
