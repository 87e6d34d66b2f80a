package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class RequestFilterTest {
    private static RunningServer open;
    private static RunningServer closed;

    @BeforeAll
    static void start() throws IOException {
        open = new RunningServer();
        closed = new RunningServer(Optional.of("secret"), 1);
    }

    @AfterAll
    static void stop() {
        open.close();
        closed.close();
    }

    @Test
    void a_server_answers_under_its_own_names_only() throws Exception {
        for (String name : new String[] {"localhost", "127.0.0.1:99", "[::1]:7007", "LOCALHOST"}) {
            assertThat(raw(open, "GET / HTTP/1.1\r\nHost: " + name)).startsWith("HTTP/1.1 200");
        }
        for (String name :
                new String[] {"evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "2130706433"}) {
            assertThat(raw(open, "GET / HTTP/1.1\r\nHost: " + name)).startsWith("HTTP/1.1 403");
        }
    }

    @Test
    void what_another_sites_page_sends_is_not_answered() throws Exception {
        assertThat(open.send(open.question("link", "4x5").header("Origin", "http://evil.example"))
                        .statusCode())
                .isEqualTo(403);
        assertThat(open.send(open.question("link", "4x5").header("Origin", "null"))
                        .statusCode())
                .isEqualTo(403);
        assertThat(open.send(open.question("link", "4x5").header("Sec-Fetch-Site", "cross-site"))
                        .body())
                .contains("\"status\":\"forbidden\"")
                .matches(Advice.IN);
    }

    /**
     * Checks that a refusal announces the end of the connection. Otherwise a client would send its next question over
     * this connection, and get no answer.
     */
    @Test
    void who_is_refused_before_the_puzzle_is_read_is_told_that_the_connection_ends() throws Exception {
        assertThat(open.send(open.question("solve?colour=red", "4x10"))
                        .headers()
                        .firstValue("Connection"))
                .contains("close");
        assertThat(open.send(open.question("status", "4x10")).headers().firstValue("Connection"))
                .contains("close");
        assertThat(closed.send(closed.question("solve", "4x10")).headers().firstValue("Connection"))
                .contains("close");
        assertThat(open.send(open.question("link", "no puzzle")).headers().firstValue("Connection"))
                .isEmpty();
    }

    @Test
    void its_own_page_is_answered_and_a_link_may_lead_there() throws Exception {
        String origin = open.address().toString().replaceAll("/$", "");
        assertThat(open.send(open.question("link", "4x5")
                                .header("Origin", origin)
                                .header("Sec-Fetch-Site", "same-origin"))
                        .statusCode())
                .isEqualTo(200);
        assertThat(open.send(open.at("").header("Sec-Fetch-Site", "cross-site")).statusCode())
                .isEqualTo(200);
    }

    @Test
    void the_page_may_ask_its_server_and_nothing_else() throws Exception {
        HttpResponse<String> page = open.send(open.at(""));
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(page.headers().firstValue("Server")).isEmpty();
    }

    @Test
    void without_the_token_nothing_is_told() throws Exception {
        HttpResponse<String> refused = closed.send(closed.at("api/status"));
        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(refused.headers().firstValue("WWW-Authenticate")).contains("Bearer");
        assertThat(closed.send(closed.at("")).statusCode()).isEqualTo(401);
        assertThat(closed.send(closed.at("?token=secre")).statusCode()).isEqualTo(401);
        assertThat(closed.send(closed.question("solve", "4x10").header("Authorization", "Bearer wrong"))
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void the_token_is_said_with_each_question_or_once_in_the_address_of_the_page() throws Exception {
        assertThat(closed.send(closed.at("api/status").header("Authorization", "Bearer secret"))
                        .statusCode())
                .isEqualTo(200);
        HttpResponse<String> entered = closed.send(closed.at("?token=secret"));
        assertThat(entered.statusCode()).isEqualTo(302);
        assertThat(entered.headers().firstValue("Location").orElseThrow()).endsWith("/");
        String cookie = entered.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
        assertThat(closed.send(closed.at("").header("Cookie", cookie.replaceAll(";.*", "")))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void a_request_that_is_no_http_is_refused_in_the_usual_form() throws Exception {
        assertThat(raw(open, "NONSENSE")).contains("400").contains("\"errors\":");
        assertThat(raw(open, "GET /../../etc/passwd HTTP/1.1\r\nHost: localhost"))
                .startsWith("HTTP/1.1 400")
                .contains("\"errors\":");
    }

    /** Returns the answer to a request that an HTTP client would not make. */
    private static String raw(RunningServer server, String request) throws IOException {
        try (Socket socket = server.connect();
                OutputStream out = socket.getOutputStream()) {
            out.write((request + "\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
