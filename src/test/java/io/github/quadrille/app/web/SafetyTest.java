package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a server refuses forbidden requests, in whatever form a client makes them. */
@Timeout(30)
@Slow
class SafetyTest {
    private static RunningServer server;
    private static RunningServer closed;

    @BeforeAll
    static void start() throws IOException {
        server = new RunningServer(Optional.empty(), 1, Duration.ofMillis(1_500));
        closed = new RunningServer(Optional.of("secret"), 1);
    }

    @AfterAll
    static void stop() {
        server.close();
        closed.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Host: evil.example",
                "Host: localhost.",
                "Host: localhost:80@evil.example",
                "Host: user@localhost",
                "Host: localhost:evil",
                "Host: 127.1",
                "Host: [::ffff:127.0.0.1]",
                "Host: localhost, evil.example",
                "Host: localhost\r\nHost: evil.example",
                "Host: localhost\r\nHost: localhost",
                "Host:",
                "X: y",
                "Host: localhost\r\nOrigin: http://evil.example",
                "Host: localhost\r\nOrigin: null",
                "Host: localhost:7007\r\nOrigin: http://localhost:7008",
                "Host: localhost\r\nSec-Fetch-Site: cross-site",
                "Host: localhost\r\nSec-Fetch-Site: same-site"
            })
    void nothing_is_done_for_others(String headers) throws Exception {
        for (String start : List.of(
                "POST /api/link HTTP/1.1",
                "GET /api/status HTTP/1.1",
                "GET /app.js HTTP/1.1",
                "GET /api/instances HTTP/1.1")) {
            assertThat(said(server, start + "\r\n" + headers + "\r\nContent-Length: 3\r\n", "4x5"))
                    .as(start)
                    .containsPattern("^HTTP/1.1 (400|403) ")
                    .contains("\"errors\":")
                    .doesNotContain("linked", "serving");
        }
    }

    @Test
    void an_old_client_that_names_nobody_is_not_answered() throws Exception {
        assertThat(said(server, "GET /api/status HTTP/1.0\r\n", "")).containsPattern("^HTTP/1.[01] 403 ");
    }

    @Test
    void a_web_socket_is_none() throws Exception {
        String wish =
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==";
        assertThat(said(server, "GET /api/status HTTP/1.1\r\nHost: localhost\r\n" + wish + "\r\n", ""))
                .doesNotStartWith("HTTP/1.1 101");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\nHost: localhost",
                "GET /app.js HTTP/1.1\r\nHost: localhost",
                "GET /api/status HTTP/1.1\r\nHost: localhost",
                "GET /api/instances/pentominoes/6x10.svg HTTP/1.1\r\nHost: localhost",
                "POST /api/link HTTP/1.1\r\nHost: localhost",
                "GET /nothing HTTP/1.1\r\nHost: localhost",
                "GET / HTTP/1.1\r\nHost: evil.example",
                "DELETE / HTTP/1.1\r\nHost: localhost",
                "GET /%2e%2e/ HTTP/1.1\r\nHost: localhost",
                "GET / HTTP/7.7\r\nHost: localhost",
                "NONSENSE"
            })
    void a_browser_is_told_with_every_answer_what_it_may_do(String request) throws Exception {
        assertThat(said(server, request + "\r\n", ""))
                .containsIgnoringCase("Content-Security-Policy: default-src 'none';")
                .containsIgnoringCase("X-Content-Type-Options: nosniff")
                .containsIgnoringCase("Referrer-Policy: no-referrer")
                .doesNotContain("unsafe-", "Jetty", "Server:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../WebServer.class",
                "/..%2fWebServer.class",
                "/%252e%252e/WebServer.class",
                "/lib/../../WebServer.class",
                "/lib/..%5c..%5cWebServer.class",
                "/lib/three",
                "/modes/",
                "/modes",
                "//index.html",
                "/index.html%00.js",
                "/WebServer.class",
                "/META-INF/MANIFEST.MF",
                "/META-INF/resources/webjars/lit-html/3.2.1/LICENSE",
                "/api/instances/../../web/WebServer.class",
                "/api/instances/%2e%2e/page/index.html",
                "/file:/etc/passwd",
                "/etc/passwd"
            })
    void nothing_but_the_page_is_shown(String path) throws Exception {
        assertThat(said(server, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n", ""))
                .containsPattern("^HTTP/1.1 (400|404) ")
                .contains("\"errors\":");
    }

    @Test
    void a_token_opens_and_nothing_else_does() throws Exception {
        for (String not : List.of(
                "",
                "Authorization: Bearer \r\n",
                "Authorization: Bearer Secret\r\n",
                "Authorization: Basic c2VjcmV0\r\n",
                "Cookie: quadrille-token=\r\n",
                "Cookie: \u0001;=;quadrille-token=wrong\r\n")) {
            assertThat(said(closed, "GET /api/status HTTP/1.1\r\nHost: far.example\r\n" + not, ""))
                    .containsPattern("^HTTP/1.1 40[01] ")
                    .doesNotContain("serving", "secret");
        }
        assertThat(said(closed, "GET /?%zz=%ff HTTP/1.1\r\nHost: far.example\r\n", ""))
                .startsWith("HTTP/1.1 400");
        assertThat(said(closed, "GET /api/status?token=secret HTTP/1.1\r\nHost: far.example\r\n", ""))
                .startsWith("HTTP/1.1 401");
        assertThat(said(
                        closed,
                        "GET /api/status HTTP/1.1\r\nHost: far.example\r\nCookie: quadrille-token=secret\r\n",
                        ""))
                .contains("serving");
    }

    @Test
    void only_this_machine_is_listened_to() throws Exception {
        for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
            for (InetAddress address : each.inetAddresses().toList()) {
                if (!address.isLoopbackAddress()) {
                    Assertions.assertThatThrownBy(() -> connect(address)).isInstanceOf(ConnectException.class);
                }
            }
        }
    }

    private static void connect(InetAddress address) throws IOException {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, server.address().getPort()), 2_000);
        }
    }

    static Stream<String> begun() {
        return Rounds.oneOf(
                2,
                List.of(
                        "GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
                        "POST /api/link HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n"));
    }

    @ParameterizedTest
    @MethodSource("begun")
    void a_hundred_that_send_byte_by_byte_keep_nobody_waiting_and_are_cut_off(String begin) throws Exception {
        List<RawClient> slow = new ArrayList<>();
        for (int number = 0; number < Rounds.of(30, 100); number++) {
            slow.add(new RawClient(server.address()).send(begin));
        }
        long start = System.nanoTime();
        while (!slow.isEmpty() && System.nanoTime() - start < 10_000_000_000L) {
            assertThat(server.ask("link", "4x5")).contains("linked");
            slow.removeIf(SafetyTest::isCutOff);
            Thread.sleep(300);
        }
        assertThat(slow).isEmpty();
        assertThat(System.nanoTime() - start).isGreaterThan(1_000_000_000L);
    }

    private static boolean isCutOff(RawClient client) {
        try {
            client.send("x");
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private static String said(RunningServer server, String head, String body) throws IOException {
        try (RawClient client = new RawClient(server.address())) {
            return client.send(head + "Connection: close\r\n\r\n" + body).readAll(5_000);
        }
    }
}
