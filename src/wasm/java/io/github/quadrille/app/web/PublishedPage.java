package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Serves the published page with a server that returns files only. */
final class PublishedPage implements AutoCloseable {
    private static final Path SITE = Path.of("target/site");
    private static final String FOLDER = "/docs/";

    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final Path folder;
    private final HttpServer server;

    PublishedPage() throws IOException {
        this(SITE);
    }

    /** Serves a page in a given folder. */
    PublishedPage(Path folder) throws IOException {
        this.folder = folder;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext(FOLDER, this::answer);
        server.start();
    }

    /** Returns the path of a file of the site. */
    static Path file(String path) {
        return SITE.resolve(path);
    }

    URI address() {
        return address("gallery/");
    }

    URI address(String path) {
        return URI.create(
                "http://127.0.0.1:%d%s%s".formatted(server.getAddress().getPort(), FOLDER, path));
    }

    /** Checks that the page in a browser has asked only this server. */
    void assertOnlyAsked(Browser browser) {
        assertThat((List<?>) browser.script("return performance.getEntriesByType('resource').map(entry => entry.name)"))
                .isNotEmpty()
                .allMatch(name -> name.toString().startsWith(address().toString()));
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(FOLDER.length());
            Path file = folder.resolve(path.endsWith("/") ? path + "index.html" : path);
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            String type =
                    path.endsWith(".js") ? "text/javascript" : URLConnection.guessContentTypeFromName(file.toString());
            if (type != null) {
                exchange.getResponseHeaders().set("Content-Type", type);
            }
            exchange.sendResponseHeaders(200, Files.size(file));
            Files.copy(file, exchange.getResponseBody());
        }
    }

    /** Stops the server. Pages that are already open stay open. */
    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
