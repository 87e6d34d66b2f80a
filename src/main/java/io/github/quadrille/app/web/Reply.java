package io.github.quadrille.app.web;

import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.json.JsonTree;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;

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
}
