package io.github.quadrille.web;

import io.github.quadrille.format.UnusableInput;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** What can be looked up below {@code /api/instances}, on a thread of its own, since nothing else may wait for it. */
final class Lookup implements AutoCloseable {
    private static final String SVG = ".svg";

    private final Instances instances = new Instances();
    private final Consumer<Throwable> defects;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "web-lookup");
        made.setDaemon(true);
        return made;
    });

    Lookup(Consumer<Throwable> defects) {
        this.defects = defects;
    }

    /** @param path empty for the list of all */
    void answer(String path, Response response, Callback callback) {
        thread.execute(() -> {
            try {
                send(path, response, callback);
            } catch (UnusableInput | RuntimeException problem) {
                defects.accept(problem);
                Answers.refuse(Rejection.defect(problem), response, callback);
            }
        });
    }

    private void send(String path, Response response, Callback callback) throws UnusableInput {
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "max-age=3600");
        if (path.isEmpty()) {
            Answers.json(instances.list(), response, callback);
        } else if (path.endsWith(SVG)) {
            send(
                    "image/svg+xml",
                    Instances.picture(path.substring(0, path.length() - SVG.length())),
                    response,
                    callback);
        } else {
            send("text/plain; charset=utf-8", Instances.text(path), response, callback);
        }
    }

    private static void send(String type, Optional<String> text, Response response, Callback callback) {
        if (text.isPresent()) {
            byte[] content = text.get().getBytes(StandardCharsets.UTF_8);
            Answers.send(HttpStatus.OK_200, type, content, response, callback);
        } else {
            Answers.refuse(
                    Rejection.of(
                            HttpStatus.NOT_FOUND_404,
                            Rejection.UNUSABLE,
                            "There is no such puzzle. Maybe one of /api/instances."),
                    response,
                    callback);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
