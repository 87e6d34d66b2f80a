package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.net.SocketException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests many clients at once, some of which misbehave: the others are served, and afterwards the server is idle. */
@Timeout(120)
class LoadIT {
    /** Finding the best covering of this puzzle takes minutes. */
    private static final String LONG = "{\"board\":\"22x22\",\"pieces\":{\"S\":\"any\"},\"goal\":\"cover\"}";
    /** This puzzle has many packings, which are found fast. */
    private static final String MANY = "{\"board\":\"8x8\",\"pieces\":{\"I2\":32}}";

    private static final String EVENTS = "text/event-stream";
    private static final String WHOLE = "application/json";
    private static final List<String> VERBS =
            List.of("solve", "count", "unique", "explain", "hint", "puzzle", "packings");

    /** The server has at most this many threads, including those of Java and of Jetty. */
    private static final int MOST_THREADS = 60;

    private static ServerProcess server;
    private final HttpClient client = HttpClient.newHttpClient();

    /** Starts the server with so little memory that any leak for a client shows. */
    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        server = new ServerProcess(folder, 128, "--jobs", "2");
        server.ask("solve", "4x10");
    }

    @AfterEach
    void nothingIsLeft() throws Exception {
        assertThat(server.idleStatus(Duration.ofSeconds(3))).contains("\"running\":0,\"waiting\":0");
        assertThat(server.threads()).isLessThanOrEqualTo(MOST_THREADS);
        assertThat(server.complaints()).isEmpty();
        assertThat(server.written()).isEmpty();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void fifty_clients_at_once_are_all_answered_or_told_to_come_back() throws Exception {
        for (int round = 0; round < Rounds.of(1, 4); round++) {
            List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
            for (int number = 0; number < 50; number++) {
                answers.add(
                        asked("client " + number, VERBS.get(number % VERBS.size()), "3x20?pieces=pentominoes", number));
            }
            for (CompletableFuture<HttpResponse<String>> answer : answers) {
                assertAnswered(answer.get());
            }
        }
    }

    private CompletableFuture<HttpResponse<String>> asked(String name, String verb, String size, int number) {
        String[] parts = size.split("\\?", 2);
        String question = verb + "?" + parts[1] + (verb.equals("packings") ? "&count=5" : "");
        return client.sendAsync(
                server.question(question, parts[0])
                        .header("X-Quadrille-Client", name)
                        .header("Accept", number % 2 == 0 ? WHOLE : EVENTS)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static void assertAnswered(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isIn(200, 503);
        if (answer.statusCode() == 503) {
            assertThat(answer.body()).contains("\"status\":\"busy\"");
            assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        } else if (answer.headers().firstValue("Content-Type").orElse("").equals(EVENTS)) {
            assertThat(answer.body()).contains("event: answer\n");
        } else {
            assertThat(answer.body()).startsWith("{").endsWith("}\n");
        }
    }

    @Test
    void who_asks_much_keeps_nobody_else_waiting() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> greedy = new ArrayList<>();
        for (int number = 0; number < 30; number++) {
            greedy.add(asked("greedy", "solve", LONG + "?time-limit=1s", 0));
        }
        CompletableFuture.anyOf(greedy.toArray(CompletableFuture[]::new)).get();
        HttpResponse<String> modest =
                asked("modest", "solve", "4x5?time-limit=1s", 0).get();
        assertThat(modest.statusCode()).isEqualTo(200);
        // The server accepts eighteen questions of one client at a time, and runs two at once. So twelve of the 30 are
        // refused at once, and at most six are answered by now.
        assertThat(greedy.stream().filter(CompletableFuture::isDone).count()).isLessThanOrEqualTo(30 - 18 + 6);
        greedy.forEach(each -> each.cancel(true));
    }

    @ParameterizedTest
    @ValueSource(strings = {EVENTS, WHOLE})
    void of_two_hundred_that_leave_nothing_is_left(String accept) throws Exception {
        List<RawClient> half = new ArrayList<>();
        for (int number = 0; number < Rounds.of(200, 400); number++) {
            RawClient leaving = new RawClient(server.address()).ask("client " + number, "solve", accept, LONG);
            if (accept.equals(EVENTS) && number % 40 > 35) {
                leaving.readUntil("\r\n\r\n");
            }
            switch (number % 3) {
                case 0 -> leaving.close();
                case 1 -> leaving.reset();
                default -> {
                    leaving.closeHalf();
                    half.add(leaving);
                }
            }
        }
        assertThat(server.ask("solve", "4x5").body()).contains("\"status\":");
        assertThat(server.idleStatus(Duration.ofSeconds(3))).contains("\"running\":0,\"waiting\":0");
        for (RawClient each : half) {
            each.close();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void a_slow_reader_holds_up_nobody_and_not_even_its_own_search(int bytes) throws Exception {
        try (RawClient slow = new RawClient(server.address()).ask("slow", "solve?packings=10000", EVENTS, MANY)) {
            long end =
                    System.nanoTime() + Duration.ofMillis(Rounds.of(1500, 4000)).toNanos();
            while (System.nanoTime() < end) {
                if (bytes > 0) {
                    slow.read();
                }
                assertThat(server.ask("solve", "2x10").body()).contains("\"status\":");
                Thread.sleep(100);
            }
        }
    }

    @Test
    void bodies_of_a_hundred_megabytes_are_refused_at_once() throws Exception {
        String megabyte = "1".repeat(1 << 20);
        for (String framing : new String[] {"Content-Length: 104857600", "Transfer-Encoding: chunked"}) {
            try (RawClient large = new RawClient(server.address())) {
                large.send("POST /api/link HTTP/1.1\r\nHost: localhost\r\n" + framing + "\r\n\r\n");
                int sent =
                        sendUntilRefused(large, framing.startsWith("T") ? "100000\r\n" + megabyte + "\r\n" : megabyte);
                assertThat(sent).isLessThan(20);
                assertThat(large.readAll(5_000)).startsWith("HTTP/1.1 413").contains("\"errors\":");
            }
        }
    }

    private static int sendUntilRefused(RawClient client, String megabyte) throws IOException {
        for (int sent = 0; sent < 100; sent++) {
            try {
                client.send(megabyte);
            } catch (SocketException e) {
                return sent;
            }
        }
        return 100;
    }
}
