package io.github.quadrille.app.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.quadrille.app.web.PageFiles.Libraries;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The gallery as {@code mvn site} puts it together, at a place where there is nothing but files. */
final class PublishedGallery implements AutoCloseable {
    static final Path BUILD = Path.of("src/site/gallery.xml");
    private static final Path STORED = Path.of("src/site/resources/gallery");
    private static final String FOLDER = "/docs/gallery/";
    private static final Pattern META = Pattern.compile("value='\\s*&lt;(meta [^']*)&gt;&#10;");

    private final ExecutorService threads = Executors.newFixedThreadPool(4);
    private final HttpServer server;

    PublishedGallery() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    URI address() {
        return URI.create("http://127.0.0.1:%d%s".formatted(server.getAddress().getPort(), FOLDER));
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            Optional<byte[]> content =
                    path.startsWith(FOLDER) ? content(path.substring(FOLDER.length())) : Optional.empty();
            if (content.isEmpty()) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            exchange.getResponseHeaders().set("Content-Type", type(path));
            exchange.sendResponseHeaders(200, content.get().length);
            exchange.getResponseBody().write(content.get());
        }
    }

    private static Optional<byte[]> content(String path) throws IOException {
        if (path.isEmpty()) {
            String page = new String(content("index.html").orElseThrow(), StandardCharsets.UTF_8);
            return Optional.of(
                    page.replace("</head>", "<" + meta() + "></head>").getBytes(StandardCharsets.UTF_8));
        }
        Path stored = STORED.resolve(path);
        if (Files.isRegularFile(stored)) {
            return Optional.of(Files.readAllBytes(stored));
        }
        String resource = path.startsWith("lib/")
                ? Libraries.resource(path.substring("lib/".length())).orElse("")
                : "io/github/quadrille/app/web/page/" + path;
        return PageFile.read(resource).map(PageFile::content);
    }

    /** What the build writes into the head of the page. */
    private static String meta() throws IOException {
        Matcher meta = META.matcher(Files.readString(BUILD));
        if (!meta.find()) {
            throw new IllegalStateException(BUILD + " writes nothing into the head of the page.");
        }
        return meta.group(1);
    }

    private static String type(String path) {
        return path.endsWith(".js")
                ? "text/javascript"
                : path.endsWith(".css")
                        ? "text/css"
                        : path.endsWith(".svg")
                                ? "image/svg+xml"
                                : path.endsWith(".json") ? "application/json" : "text/html";
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
