package io.github.quadrille.app.web;

import org.eclipse.jetty.server.Request;

/** A reply to a client that may leave at any time. */
abstract class HttpReply extends Reply {
    private final ClientPresence presence;

    /** @param request read to its end */
    HttpReply(Request request) {
        this.presence = new ClientPresence(request);
    }

    final ClientPresence presence() {
        return presence;
    }

    /** Looks whether the client is still there; called twice a second by another thread. */
    void beat() {
        if (!isStopped() && presence.isGone()) {
            stop();
            left();
        }
    }
}
