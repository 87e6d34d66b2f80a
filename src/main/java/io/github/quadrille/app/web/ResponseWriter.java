package io.github.quadrille.app.web;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Writes answers that are sent whole, not as events. */
final class ResponseWriter {
    static final String JSON = "application/json";

    private ResponseWriter() {}

    static boolean refuse(Rejection rejection, Response response, Callback callback) {
        return send(rejection.code(), JSON, rejection.json(), response, callback);
    }

    /**
     * Refuses a request whose body may not have been read to its end. The server closes the connection and says so,
     * because the client would otherwise use the connection again.
     */
    static boolean refuseUnread(Rejection rejection, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONNECTION, "close");
        return refuse(rejection, response, callback);
    }

    static boolean json(byte[] json, Response response, Callback callback) {
        return send(200, JSON, json, response, callback);
    }

    static boolean send(int code, String type, byte[] content, Response response, Callback callback) {
        response.setStatus(code);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, content.length);
        if (!response.getHeaders().contains(HttpHeader.CACHE_CONTROL)) {
            response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        }
        response.write(true, ByteBuffer.wrap(content), callback);
        return true;
    }
}
