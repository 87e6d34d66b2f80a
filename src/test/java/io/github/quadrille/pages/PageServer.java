package io.github.quadrille.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** The server that a page's reader has started, for its lines. */
final class PageServer implements AutoCloseable {
    /** Where it answers if nobody says otherwise, as pages have it. */
    static final String USUAL = "localhost:7007";

    private static final String URL = "url: ";

    private final Process process;
    private final URI address;

    PageServer(Path folder) throws IOException {
        process = new ProcessBuilder(
                        "java", "-jar", System.getProperty("quadrille.jar"), "serve", "--no-open", "--port", "0")
                .directory(folder.toFile())
                .redirectError(folder.resolve("server.txt").toFile())
                .start();
        // It is closed with the process.
        @SuppressWarnings("resource")
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        assertThat(out.readLine()).isEqualTo("status: serving");
        address = URI.create(out.readLine().substring(URL.length()));
    }

    /** The machine and the port. */
    String place() {
        return "localhost:" + address.getPort();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
