package io.github.quadrille.app.web;

import io.github.quadrille.app.web.Rejection.RefusedQuestion;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import org.eclipse.jetty.http.HttpStatus;

/**
 * What becomes of a question: its answer, and perhaps events before that. Nothing here waits for a client for long; one that
 * has left stops the work.
 */
abstract class Reply {
    private volatile boolean stopped;

    /** Whether nobody waits for the answer any more; asked often. */
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

    /** An event of which the newest is enough. */
    abstract void newest(String event, Map<String, ?> tree);

    /** An event that must not be lost. */
    abstract void each(String event, Map<String, ?> tree);

    /** The end, of this type. */
    abstract void end(int code, String type, byte[] content, Map<String, String> headers);

    /** The end, with an answer in JSON. */
    final void answer(Writing writing) throws IOException, UnusableInput {
        BoundedBytes out = new BoundedBytes();
        writing.write(out);
        end(200, ResponseWriter.JSON, out.toByteArray(), Map.of());
    }

    /** The same, of a tree of maps and lists. */
    final void answer(Map<String, ?> tree) throws IOException {
        BoundedBytes out = new BoundedBytes();
        JsonTree.write(tree, out);
        end(200, ResponseWriter.JSON, out.toByteArray(), Map.of());
    }

    /** The end, with a file. */
    final void file(String type, String name, byte[] content) {
        end(200, type, content, Map.of("Content-Disposition", "attachment; filename=\"%s\"".formatted(name)));
    }

    final void refuse(Rejection rejection) {
        end(rejection.code(), ResponseWriter.JSON, rejection.json(), Map.of());
    }

    static byte[] json(Map<String, ?> tree) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            JsonTree.write(tree, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
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
                throw new RefusedQuestion(Rejection.of(
                        HttpStatus.BAD_REQUEST_400,
                        Rejection.UNUSABLE,
                        "%s is larger than %d MiB. Maybe %s.".formatted(what, MOST >> 20, instead)));
            }
        }
    }
}
