package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.web.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how a user starts and ends the server in the jar. */
@Timeout(60)
class ServeIT {
    @TempDir
    private Path folder;

    @Test
    void it_says_where_it_is_shows_the_page_answers_and_ends_when_it_is_told_to() throws Exception {
        try (ServerProcess server = new ServerProcess(folder, 256)) {
            URI address = server.address();
            assertThat(server.said()).isEqualTo("status: serving\nurl: " + address + "\n");
            assertThat(send(HttpRequest.newBuilder(address))).contains("<title>Quadrille</title>");
            assertThat(send(HttpRequest.newBuilder(address.resolve("lib/lit-html.js"))))
                    .contains("Google");
            assertThat(send(HttpRequest.newBuilder(address.resolve("lib/three.module.min.js"))))
                    .contains("Three.js");
            assertThat(send(HttpRequest.newBuilder(address.resolve("api/instances"))))
                    .contains("pentominoes");
            assertThat(send(HttpRequest.newBuilder(address.resolve("api/solve"))
                            .POST(HttpRequest.BodyPublishers.ofString("4x10"))))
                    .contains("\"status\":\"packed\"");
            assertThat(server.interrupt()).isZero();
            assertThat(server.complaints()).isEmpty();
        }
    }

    private static String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(request.build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
