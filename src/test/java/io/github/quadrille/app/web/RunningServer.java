package io.github.quadrille.app.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** Runs a server for tests at a free port, with a client that sends questions. */
public final class RunningServer implements AutoCloseable {
    private final List<Throwable> defects = new CopyOnWriteArrayList<>();
    private final WebServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    public RunningServer() throws IOException {
        this(Optional.empty(), 2);
    }

    /** Starts a server that runs this many questions at once, and demands the token, if there is one. */
    public RunningServer(Optional<String> token, int jobs) throws IOException {
        this(token, jobs, Duration.ofSeconds(30));
    }

    /** Starts a server that waits this long for a slow client. */
    RunningServer(Optional<String> token, int jobs, Duration patience) throws IOException {
        this(token, Optional.empty(), jobs, patience);
    }

    /** Starts a server whose links lead to another site. */
    static RunningServer linkingTo(URI site) throws IOException {
        return new RunningServer(Optional.empty(), Optional.of(site), 2, Duration.ofSeconds(30));
    }

    private RunningServer(Optional<String> token, Optional<URI> site, int jobs, Duration patience) throws IOException {
        server = new WebServer(
                new ServerSettings("127.0.0.1", 0, token, site, Duration.ofSeconds(60), jobs, "test", defects::add),
                patience);
        server.start();
    }

    public URI address() {
        return server.address();
    }

    /** Returns the answer to a question, with its events if {@code accept} asks for them. */
    HttpResponse<String> ask(String verb, String body, String accept) throws IOException, InterruptedException {
        return send(question(verb, body).header("Accept", accept));
    }

    /** Returns the text at a path of the API. */
    String get(String path) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(address().resolve("api/" + path)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    /** Returns the answer to a question, without events. */
    String ask(String verb, String body) throws IOException, InterruptedException {
        return ask(verb, body, "application/json").body();
    }

    /** Returns a request for a question, which is not sent yet. */
    HttpRequest.Builder question(String verb, String body) {
        return at("api/" + verb).POST(HttpRequest.BodyPublishers.ofString(body));
    }

    /** Returns a request for a path, which is not sent yet. */
    HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(address().resolve(path)).timeout(Duration.ofSeconds(60));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    HttpResponse<byte[]> file(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    /** Connects a socket, for requests that an HTTP client would not make. */
    Socket connect() throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), address().getPort());
    }

    /** Returns the status that the server reports, such as {@code "running":1}. */
    String status() throws IOException, InterruptedException {
        return send(at("api/status")).body();
    }

    @Override
    public void close() {
        server.close();
        if (!defects.isEmpty()) {
            throw new AssertionError("The server has a defect.", defects.get(0));
        }
    }
}
