package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests clients that leave or write slowly. The work for a client that leaves ends, and no other client waits for a
 * slow client.
 */
@Timeout(30)
@Slow
class LeavingTest {
    /**
     * No search finishes this puzzle within a test, because finding the best covering of 22x22, with 117 S pieces,
     * takes minutes.
     */
    private static final String LONG = "{\"board\":\"22x22\",\"pieces\":{\"S\":\"any\"},\"goal\":\"cover\"}";

    private static RunningServer server;

    @BeforeAll
    static void start() throws IOException {
        server = new RunningServer(Optional.empty(), 1);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void closing_the_stream_stops_the_search() throws Exception {
        try (Socket socket = ask("text/event-stream")) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            String line = in.readLine();
            while (!line.equals("event: progress")) {
                line = in.readLine();
            }
            assertThat(server.status()).contains("\"running\":1");
        }
        assertThat(idleAfter()).isLessThan(Duration.ofSeconds(3));
    }

    @Test
    void so_does_leaving_before_the_whole_answer() throws Exception {
        try (Socket socket = ask("application/json")) {
            assertThat(socket.isConnected()).isTrue();
            awaitStatus("\"running\":1");
        }
        assertThat(idleAfter()).isLessThan(Duration.ofSeconds(3));
    }

    @Test
    void who_leaves_while_waiting_waits_no_longer() throws Exception {
        try (Socket first = ask("application/json")) {
            awaitStatus("\"running\":1");
            try (Socket second = ask("text/event-stream")) {
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(second.getInputStream(), StandardCharsets.UTF_8));
                String line = in.readLine();
                while (!line.equals("data: {\"ahead\":0}")) {
                    line = in.readLine();
                }
                assertThat(server.status()).contains("\"running\":1,\"waiting\":1");
            }
            awaitStatus("\"running\":1,\"waiting\":0");
            assertThat(first.isConnected()).isTrue();
        }
        idleAfter();
    }

    @Test
    void a_heartbeat_comes_at_least_every_second() throws Exception {
        try (Socket first = ask("application/json");
                Socket second = ask("text/event-stream")) {
            assertThat(first.isConnected()).isTrue();
            second.setSoTimeout(1_500);
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(second.getInputStream(), StandardCharsets.UTF_8));
            for (int beats = 0; beats < 3; ) {
                beats += in.readLine().equals(":") ? 1 : 0;
            }
        }
        idleAfter();
    }

    @Test
    void a_body_that_comes_slowly_keeps_nobody_waiting() throws Exception {
        try (Socket slow = server.connect()) {
            slow.getOutputStream()
                    .write("POST /api/link HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n4"
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(server.ask("link", "4x5")).contains("\"status\":\"linked\"");
            slow.getOutputStream().write("x5".getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(slow.getInputStream(), StandardCharsets.UTF_8));
            assertThat(in.readLine()).isEqualTo("HTTP/1.1 200 OK");
        }
    }

    @Test
    void a_body_that_is_too_large_is_refused_before_it_is_there() throws Exception {
        try (Socket large = server.connect()) {
            large.getOutputStream()
                    .write("POST /api/link HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(large.getInputStream(), StandardCharsets.UTF_8));
            assertThat(in.readLine()).startsWith("HTTP/1.1 413");
        }
        assertThat(server.ask("link", "#".repeat(RequestBody.MOST_BYTES + 1))).contains("larger than 1 MiB. Check");
    }

    private static Socket ask(String accept) throws IOException {
        Socket socket = server.connect();
        socket.getOutputStream()
                .write("POST /api/solve HTTP/1.1\r\nHost: localhost\r\nAccept: %s\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(accept, LONG.length(), LONG)
                        .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static void awaitStatus(String words) throws Exception {
        while (!server.status().contains(words)) {
            Thread.sleep(20);
        }
    }

    /** Returns how long it takes until the server is idle. */
    private static Duration idleAfter() throws Exception {
        long begin = System.nanoTime();
        awaitStatus("\"running\":0,\"waiting\":0");
        return Duration.ofNanos(System.nanoTime() - begin);
    }
}
