package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class PageFilesTest extends ServerTest {
    @Test
    void the_page_comes_first() throws Exception {
        HttpResponse<String> page = server.send(server.at(""));
        assertThat(page.headers().firstValue("Content-Type")).contains("text/html; charset=utf-8");
        assertThat(page.body()).contains("<title>Quadrille</title>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lib/lit-html.js",
                "lib/directive.js",
                "lib/directive-helpers.js",
                "lib/directives/repeat.js",
                "lib/three.module.min.js",
                "app.js"
            })
    void modules_and_libraries_are_there(String file) throws Exception {
        HttpResponse<String> module = server.send(server.at(file));
        assertThat(module.statusCode()).isEqualTo(200);
        assertThat(module.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
    }

    @Test
    void what_a_browser_has_already_is_not_sent_again() throws Exception {
        String tag =
                server.send(server.at("style.css")).headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = server.send(server.at("style.css").header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }

    @Test
    void text_is_packed_for_who_can_unpack_it() throws Exception {
        byte[] plain = server.file(server.at("lib/three.module.min.js")).body();
        HttpResponse<byte[]> packed =
                server.file(server.at("lib/three.module.min.js").header("Accept-Encoding", "gzip"));
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(packed.body().length).isLessThan(plain.length / 3);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(packed.body())).readAllBytes())
                .isEqualTo(plain);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nothing.js",
                "page",
                "lib/",
                "lib/secret.js",
                "WebServer.class",
                "%2e%2e/WebServer.class",
                "..%2fWebServer.class",
                "depth/",
                "instances/README.md"
            })
    void nothing_else_is_shown(String path) throws Exception {
        assertThat(server.send(server.at(path)).statusCode()).isIn(400, 404);
    }

    @Test
    void nothing_can_be_sent_to_a_page() throws Exception {
        assertThat(server.send(server.at("").POST(HttpRequest.BodyPublishers.noBody()))
                        .statusCode())
                .isEqualTo(405);
    }
}
