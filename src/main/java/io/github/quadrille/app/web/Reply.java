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
 * A {@code Reply} takes the answer to a question, and perhaps events before the answer. No method waits long for a
 * client. If the client leaves, the work stops.
 */
abstract class Reply {
    private volatile boolean stopped;

    /**
     * Tells whether the work has to stop, because the client has left or the server is closed. Searches call this
     * method often.
     */
    final boolean isStopped() {
        return stopped;
    }

    final void stop() {
        stopped = true;
    }

    /** Ends the reply without an answer, for example because the client has left. */
    abstract void left();

    /** Tells whether this reply takes events. */
    abstract boolean isStream();

    /**
     * Sends an event that is needed only in its newest version. It replaces an unsent event of the same name. The
     * content of every event is a record or a map.
     */
    abstract void newest(String event, Object content);

    /** Sends an event that must not be lost. */
    abstract void each(String event, Object content);

    /** Ends the reply with content of this type. */
    abstract void end(int code, String type, byte[] content, Map<String, String> headers);

    /** Ends the reply with an answer in JSON. The answer is collected in memory first. */
    final void answer(Writing writing) throws IOException, UnusableInput {
        BoundedBytes out = new BoundedBytes();
        writing.write(out);
        end(200, ResponseWriter.JSON, out.toByteArray(), Map.of());
    }

    /** Ends the reply with a record as JSON. */
    final void answer(Record answer) throws IOException {
        BoundedBytes out = new BoundedBytes();
        JsonLine.write(answer, out);
        end(200, ResponseWriter.JSON, out.toByteArray(), Map.of());
    }

    /** Ends the reply with a file. */
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

    /** Collects the bytes of an answer, and refuses the question when there are too many. */
    static final class BoundedBytes extends ByteArrayOutputStream {
        /** An answer has at most this many bytes, because it is held in memory until it is sent. */
        private static final int MOST = 16 << 20;

        private final String what;
        private final String instead;

        /**
         * Makes an empty collector.
         *
         * @param what the name of the content, for the message
         * @param instead the advice on how to get a smaller answer, for the message
         */
        BoundedBytes(String what, String instead) {
            this.what = what;
            this.instead = instead;
        }

        /** Begins an answer in JSON. */
        BoundedBytes() {
            this("The answer", "Ask for fewer packings, or for events (Accept: text/event-stream)");
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
                        "%s is larger than %d MiB. %s.".formatted(what, MOST >> 20, instead));
            }
        }
    }
}
