package io.github.quadrille.app.web;

import org.eclipse.jetty.server.Request;

/** An {@code HttpReply} goes to a client that may leave at any time. */
abstract class HttpReply extends Reply {
    private final ClientPresence presence;

    /**
     * Prepares the reply to a request.
     *
     * @param request the request, read to its end
     */
    HttpReply(Request request) {
        this.presence = new ClientPresence(request);
    }

    final ClientPresence presence() {
        return presence;
    }

    /** Stops the work if the client has left. Another thread calls this twice a second. */
    void beat() {
        if (!isStopped() && presence.isGone()) {
            stop();
            left();
        }
    }
}
