package io.github.quadrille.app.web;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** One answer at the end, and no events. */
final class WholeReply extends HttpReply {
    private final Response response;
    private final Callback callback;
    private final AtomicBoolean ended = new AtomicBoolean();

    WholeReply(Request request, Response response, Callback callback) {
        super(request);
        this.response = response;
        this.callback = callback;
        // The idle one is the server, not the client.
        request.addIdleTimeoutListener(timeout -> ended.get());
    }

    @Override
    boolean isStream() {
        return false;
    }

    @Override
    void newest(String event, Map<String, ?> tree) {}

    @Override
    void each(String event, Map<String, ?> tree) {}

    @Override
    void left() {
        if (ended.compareAndSet(false, true)) {
            presence().end();
            callback.failed(new ClientLeft());
        }
    }

    @Override
    void end(int code, String type, byte[] content, Map<String, String> headers) {
        if (ended.compareAndSet(false, true)) {
            if (presence().end()) {
                response.getHeaders().put(HttpHeader.CONNECTION, "close");
            }
            headers.forEach((name, value) -> response.getHeaders().put(name, value));
            ResponseWriter.send(code, type, content, response, callback);
        }
    }
}
