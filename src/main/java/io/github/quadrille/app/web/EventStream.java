package io.github.quadrille.app.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;

/**
 * Sends server-sent events. Events are stored here and written as fast as the client reads. No thread is blocked by a
 * write: the thread that finished the last write begins the next. Some events are needed only in their newest version,
 * which replaces an unsent one. All other events wait in a queue. If more than 4 MiB wait there, the search waits for
 * the client. The connection of a client that reads too slowly is closed, and its question is not answered.
 */
final class EventStream extends HttpReply {
    private static final int MOST_WAITING_BYTES = 4 << 20;
    /** The search waits this long in all for a client that reads more slowly than packings are found. */
    private static final long PATIENCE_MILLIS = 2_000;

    private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.UTF_8);

    private final Response response;
    private final Callback callback;
    private final Writer writer = new Writer();
    private final Map<String, byte[]> newest = new LinkedHashMap<>();
    private final Deque<byte[]> waiting = new ArrayDeque<>();
    private long waitingBytes;
    private long patience = PATIENCE_MILLIS;
    private boolean begun;
    private boolean beat;
    private boolean ended;
    private volatile boolean isPlain;

    EventStream(Request request, Response response, Callback callback) {
        super(request);
        this.response = response;
        this.callback = callback;
        request.addIdleTimeoutListener(timeout -> isEnded());
    }

    @Override
    boolean isStream() {
        return true;
    }

    @Override
    void newest(String event, Object content) {
        byte[] bytes = event(event, json(content));
        synchronized (this) {
            if (ended) {
                return;
            }
            // An event that is replaced moves to the end, so events are sent in the order of their latest versions.
            newest.remove(event);
            newest.put(event, bytes);
        }
        writer.iterate();
    }

    @Override
    void each(String event, Object content) {
        put(event(event, json(content)));
        writer.iterate();
        waitForReader();
    }

    private synchronized void put(byte[] bytes) {
        if (!ended) {
            // Events that were stored before are sent before this one.
            newest.values().forEach(this::append);
            newest.clear();
            append(bytes);
        }
    }

    private void append(byte[] bytes) {
        waiting.add(bytes);
        waitingBytes += bytes.length;
    }

    private void waitForReader() {
        boolean isLost = false;
        synchronized (this) {
            while (waitingBytes > MOST_WAITING_BYTES && !isStopped() && !isLost) {
                isLost = patience <= 0;
                if (!isLost) {
                    long begin = System.nanoTime();
                    try {
                        wait(Math.min(patience, 100));
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        isLost = true;
                    }
                    patience -= Math.max(1, (System.nanoTime() - begin) / 1_000_000);
                }
            }
        }
        if (isLost) {
            stop();
            left();
        }
    }

    @Override
    void beat() {
        super.beat();
        synchronized (this) {
            beat = !ended;
        }
        writer.iterate();
    }

    @Override
    void left() {
        synchronized (this) {
            ended = true;
        }
        writer.abort(new ClientLeft());
        presence().close();
    }

    @Override
    void end(int code, String type, byte[] content, Map<String, String> headers) {
        synchronized (this) {
            if (ended) {
                return;
            }
            presence().end();
            // Before the first event, a refusal is sent as a plain response, so that a program need not read the stream
            // to find it.
            isPlain = !begun && code != HttpStatus.OK_200;
            if (!isPlain) {
                put(event(code == HttpStatus.OK_200 ? "answer" : "error", content));
            }
            ended = true;
        }
        if (isPlain) {
            ResponseWriter.send(code, type, content, response, callback);
        } else {
            writer.iterate();
        }
    }

    private synchronized boolean isEnded() {
        return ended;
    }

    private static byte[] event(String name, byte[] json) {
        String data = new String(json, StandardCharsets.UTF_8).strip();
        return "event: %s\ndata: %s\n\n".formatted(name, data).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns all bytes to write next. */
    private synchronized ByteBuffer take() {
        newest.values().forEach(this::append);
        newest.clear();
        if (waiting.isEmpty() && beat) {
            append(HEARTBEAT);
        }
        beat = false;
        ByteBuffer all = ByteBuffer.allocate((int) waitingBytes);
        waiting.forEach(all::put);
        waiting.clear();
        waitingBytes = 0;
        notifyAll();
        return all.flip();
    }

    /** Writes the waiting bytes, one write after another. */
    private final class Writer extends IteratingCallback {
        private boolean isLast;

        @Override
        protected Action process() {
            if (isLast) {
                return Action.SUCCEEDED;
            }
            ByteBuffer next;
            synchronized (EventStream.this) {
                if (isPlain || (waiting.isEmpty() && newest.isEmpty() && !beat && !ended)) {
                    return Action.IDLE;
                }
                if (!begun) {
                    begun = true;
                    response.setStatus(HttpStatus.OK_200);
                    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream");
                    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
                    response.getHeaders().put(HttpHeader.CONNECTION, "close");
                }
                next = take();
                isLast = ended;
            }
            response.write(isLast, next, this);
            return Action.SCHEDULED;
        }

        @Override
        protected void onCompleteSuccess() {
            callback.succeeded();
        }

        @Override
        protected void onCompleteFailure(Throwable cause) {
            stop();
            synchronized (EventStream.this) {
                ended = true;
                EventStream.this.notifyAll();
            }
            presence().end();
            callback.failed(cause);
        }
    }

    /** Signals that the client has left, or reads too slowly. */
    static final class ClientLeft extends IOException {
        private static final long serialVersionUID = 1;

        ClientLeft() {
            super("the client has closed the connection");
        }
    }
}
