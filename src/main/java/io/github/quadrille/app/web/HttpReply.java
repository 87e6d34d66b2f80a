package io.github.quadrille.app.web;

import org.eclipse.jetty.server.Request;

/** An {@code HttpReply} goes to a client that may leave at any time. */
abstract class HttpReply extends Reply {
    private final ClientPresence presence;

    /**
     * Prepares the reply to a request.
     *
     * @param request a request that was read to its end
     */
    HttpReply(Request request) {
        this.presence = new ClientPresence(request);
    }

    final ClientPresence presence() {
        return presence;
    }

    /** Stops the work if the client has left. The thread of {@link ReplyWatchdog} calls this method twice a second. */
    void beat() {
        if (!isStopped() && presence.isGone()) {
            stop();
            left();
        }
    }
}
