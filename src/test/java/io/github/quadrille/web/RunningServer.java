package io.github.quadrille.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A server for tests, at a port of its own, and somebody who asks it. */
final class RunningServer implements AutoCloseable {
    private final List<Throwable> defects = new CopyOnWriteArrayList<>();
    private final WebServer server = new WebServer(
            new ServerSettings("127.0.0.1", 0, Optional.empty(), Duration.ofSeconds(60), 2, "test", defects::add));
    private final HttpClient client = HttpClient.newHttpClient();

    RunningServer() throws IOException {
        server.start();
    }

    URI address() {
        return server.address();
    }

    /** What is answered to a question, with its events when {@code accept} wants them. */
    HttpResponse<String> ask(String verb, String body, String accept) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(address().resolve("api/" + verb))
                .header("Accept", accept)
                .timeout(Duration.ofSeconds(60))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** What is to be looked up. */
    String get(String path) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(address().resolve("api/" + path)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** An answer without events. */
    String ask(String verb, String body) throws IOException, InterruptedException {
        return ask(verb, body, "application/json").body();
    }

    @Override
    public void close() {
        server.close();
        if (!defects.isEmpty()) {
            throw new AssertionError("The server has a defect.", defects.get(0));
        }
    }
}
