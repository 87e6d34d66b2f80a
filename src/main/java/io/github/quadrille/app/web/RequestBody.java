package io.github.quadrille.app.web;

import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;

/**
 * Reads the body of a question, such as a puzzle, of at most {@link #MOST_BYTES} bytes. No thread waits for a slow
 * body.
 *
 * @param then the receiver of the body when it is complete
 */
record RequestBody(Response response, Callback callback, Consumer<byte[]> then) implements Promise.Invocable<byte[]> {
    static final int MOST_BYTES = 1 << 20;
    /**
     * A body with more bytes than are allowed, but at most this many, is read to its end before it is refused. The
     * reason is that a client that is still sending might not read the refusal.
     */
    private static final int MOST_READ = 2 * MOST_BYTES;

    void read(Request request) {
        if (request.getLength() > MOST_READ) {
            refuse(tooLarge());
        } else {
            Content.Source.asByteArrayAsync(request, MOST_READ, this);
        }
    }

    @Override
    public void succeeded(byte[] content) {
        if (content.length > MOST_BYTES) {
            refuse(tooLarge());
        } else {
            then.accept(content);
        }
    }

    @Override
    public void failed(Throwable problem) {
        if (problem instanceof IllegalStateException) {
            refuse(tooLarge());
        } else if (problem instanceof TimeoutException) {
            refuse(Rejection.unusable(
                    HttpStatus.REQUEST_TIMEOUT_408, "The puzzle took too long to arrive. Send it faster."));
        } else {
            callback.failed(problem);
        }
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.NON_BLOCKING;
    }

    private void refuse(Rejection rejection) {
        ResponseWriter.refuseUnread(rejection, response, callback);
    }

    private static Rejection tooLarge() {
        return Rejection.unusable(
                HttpStatus.PAYLOAD_TOO_LARGE_413,
                "The puzzle is larger than %d MiB. Check that this is the right file.".formatted(MOST_BYTES >> 20));
    }
}
