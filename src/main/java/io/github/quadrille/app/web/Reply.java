package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.jetty.http.HttpStatus;

/**
 * What becomes of a question: its answer, and perhaps events before that. Nothing here waits for a client for long; one that
 * has left stops the work.
 */
abstract class Reply {
    private volatile boolean stopped;

    /** Whether the client has left; asked often. */
    final boolean isStopped() {
        return stopped;
    }

    final void stop() {
        stopped = true;
    }

    /** The client has gone before there was an answer. */
    abstract void left();

    /** Whether it takes events. */
    abstract boolean isStream();

    /** An event of which the newest is enough; its content is a record or a map, as of all events. */
    abstract void newest(String event, Object content);

    /** An event that must not be lost. */
    abstract void each(String event, Object content);

    /** The end, of this type. */
    abstract void end(int code, String type, byte[] content, Map<String, String> headers);

    /** The end, with an answer in JSON that is written while it is found. */
    final void answer(Writing writing) throws IOException, UnusableInput {
        BoundedBytes out = new BoundedBytes();
        writing.write(out);
        end(200, ResponseWriter.JSON, out.toByteArray(), Map.of());
    }

    /** The same, of a record. */
    final void answer(Record answer) throws IOException {
        BoundedBytes out = new BoundedBytes();
        JsonLine.write(answer, out);
        end(200, ResponseWriter.JSON, out.toByteArray(), Map.of());
    }

    /** The end, with a file. */
    final void file(String type, String name, byte[] content) {
        end(200, type, content, Map.of("Content-Disposition", "attachment; filename=\"%s\"".formatted(name)));
    }

    final void refuse(Rejection rejection) {
        end(rejection.code(), ResponseWriter.JSON, rejection.json(), Map.of());
    }

    static byte[] json(Object answer) {
        return (JsonLine.text(answer) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Writes an answer. */
    @FunctionalInterface
    interface Writing {
        void write(OutputStream out) throws IOException, UnusableInput;
    }

    /** What is written for an answer, and refused when it would be too much. */
    static final class BoundedBytes extends ByteArrayOutputStream {
        /** More than any page shows, or any program reads at once. */
        private static final int MOST = 16 << 20;

        private final String what;
        private final String instead;

        /**
         * @param what it is, for the message
         * @param instead what may help
         */
        BoundedBytes(String what, String instead) {
            this.what = what;
            this.instead = instead;
        }

        /** Of an answer in JSON. */
        BoundedBytes() {
            this("The answer", "fewer packings, or events (Accept: text/event-stream)");
        }

        @Override
        public synchronized void write(int next) {
            check(1);
            super.write(next);
        }

        @Override
        public synchronized void write(byte[] bytes, int from, int length) {
            check(length);
            super.write(bytes, from, length);
        }

        private void check(int more) {
            if (count + more > MOST) {
                throw new RefusedQuestion(
                        HttpStatus.BAD_REQUEST_400,
                        "%s is larger than %d MiB. Maybe %s.".formatted(what, MOST >> 20, instead));
            }
        }
    }
}
