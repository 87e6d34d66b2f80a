package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.net.SocketException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sends requests that are almost right. The server answers or rejects each request without an internal error, and keeps
 * running.
 */
@Timeout(600)
class MutatedRequestsIT {
    private static final Pattern CODE = Pattern.compile("HTTP/1\\.[01] ([0-9]{3}) ");
    private static final List<String> VERBS = List.of(
            "puzzle",
            "solve",
            "packings",
            "unique",
            "count",
            "estimate",
            "explain",
            "refute",
            "hint",
            "finishable",
            "possible",
            "assemble",
            "proof",
            "check",
            "link",
            "picture",
            "local",
            "clear",
            "clear-moves",
            "clear-lay",
            "generate",
            "nothing",
            "solve/",
            "%73olve",
            "");
    private static final List<String> BODIES = List.of(
            "4x10",
            "{\"board\": \"4x5\", \"pieces\": {\"I2\": 10}}",
            "board: 4x4\npieces:\n  T: 4\n",
            "{\"board\": [\"....\", \".##.\", \"?...\"], \"pieces\": {\"I2\": \"0..3\", \"L\": \"any\"}, \"goal\": \"cover\"}",
            "board: |\n  ....\n  ....\npieces:\n  O: 2\ngiven:\n  - [O, [[0,0],[0,1],[1,0],[1,1]]]\n",
            "name: &a [*a, *a]\nboard: 3x3\npieces: {V: 3}\n",
            "....\n##..\n####\n",
            "0,1,0\n1,1,1\n");
    private static final List<String> QUERIES = List.of(
            "time-limit=100ms",
            "pieces=pentominoes",
            "symmetry=fixed",
            "wrap=both",
            "lattice=hexagonal",
            "packings=3",
            "nodes=50",
            "seed=-7",
            "count=5",
            "from=9999",
            "classes=true",
            "method=sweep",
            "format=png",
            "method=genetic",
            "cells=0,0;0,1;0,2;0,3",
            "more=2",
            "goal=cover",
            "x=%zz",
            "packings=1e9",
            "%00=%ff");
    private static final List<String> PATHS = List.of(
            "/",
            "/..",
            "/../WebServer.class",
            "/%2e%2e/WebServer.class",
            "/%252e%252e/x",
            "/lib/../../WebServer.class",
            "/lib/%2e%2e/%2e%2e/web/WebServer.class",
            "/api/instances/../../WebServer",
            "/api/instances/pentominoes/%00",
            "/%00",
            "//",
            "/\\..\\x",
            "/" + "a".repeat(20_000),
            "*",
            "http://localhost/",
            "/api/kinds/../x",
            "/page/",
            "/META-INF/MANIFEST.MF",
            "/api/instances/" + "a/".repeat(900),
            "/;x=1/..;/",
            "/api/kinds/square");
    private static final List<String> METHODS =
            List.of("POST", "POST", "POST", "GET", "HEAD", "PUT", "OPTIONS", "TRACE", "CONNECT", "PRI", "post", "");
    private static final List<String> VERSIONS =
            List.of("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "");
    private static final List<String> HEADERS = List.of(
            "Expect: 100-continue",
            "Expect: nonsense",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Accept: text/event-stream",
            "Transfer-Encoding: chunked",
            "Transfer-Encoding: gzip, chunked",
            "Content-Encoding: gzip",
            "Content-Length: -1",
            "Content-Length: 3",
            "Host: localhost",
            "Origin: null",
            "Cookie: a=\u0001; =;;",
            "Accept-Encoding: gzip;q=x",
            "Content-Type: multipart/form-data",
            "Range: bytes=0-,5-",
            "If-None-Match: *",
            "X: " + "y".repeat(9_000),
            " folded: yes",
            "Content-Length: 99999999999999999999",
            "X-Quadrille-Client: \u00ff\u00fe",
            "Authorization: Bearer");

    private static ServerProcess server;

    @BeforeAll
    static void start(@TempDir Path folder) throws Exception {
        server = new ServerProcess(folder, 128, "--time-limit", "200ms");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void a_mutated_request_is_refused_and_does_no_harm(long seed) throws Exception {
        Random random = new Random(seed);
        int answered = 0;
        for (int round = 0; round < Rounds.of(250, 1_000); round++) {
            boolean isAlmostGood = random.nextInt(3) == 0;
            String request = isAlmostGood ? almostGood(random) : mutated(bad(random), random);
            // The timeout of a bad request is short, because the server may wait for more of it.
            String answer = answer(request, isAlmostGood ? 1_000 : 40);
            assertHarmless(request, answer);
            answered += answer.contains(" 200 OK") ? 1 : 0;
        }
        // Enough requests must succeed, or else the test would only reach the code that rejects requests.
        assertThat(answered).isGreaterThan(8);
        assertThat(server.idleStatus(Duration.ofSeconds(4))).contains("\"running\":0,\"waiting\":0");
        assertThat(server.ask("solve", "4x5").statusCode()).isEqualTo(200);
        assertThat(server.complaints()).isEmpty();
        assertThat(server.written()).isEmpty();
    }

    private static String bad(Random random) {
        if (random.nextInt(50) == 0) {
            return "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0012\u0004\u0000\u0000";
        }
        String body = random.nextInt(3) == 0 ? mutated(one(BODIES, random), random) : one(BODIES, random);
        StringBuilder request = new StringBuilder(one(METHODS, random)).append(' ');
        if (random.nextInt(4) == 0) {
            request.append(one(PATHS, random));
        } else {
            request.append("/api/").append(one(VERBS, random));
        }
        for (int number = random.nextInt(3); number > 0; number--) {
            request.append(request.indexOf("?") < 0 ? '?' : '&').append(one(QUERIES, random));
        }
        request.append(' ').append(one(VERSIONS, random)).append("\r\nHost: localhost\r\n");
        for (int number = random.nextInt(3); number > 0; number--) {
            request.append(one(HEADERS, random)).append("\r\n");
        }
        if (random.nextInt(4) > 0) {
            request.append("Content-Length: ").append(body.length()).append("\r\n");
        }
        request.append("Connection: close\r\n\r\n").append(body);
        return random.nextInt(10) == 0
                ? request + request.toString().replace("close", "keep-alive")
                : request.toString();
    }

    /** Returns a request whose headers are right. The address, the parameters and the body may be wrong. */
    private static String almostGood(Random random) {
        String body = mutated(one(BODIES, random), random);
        String query = random.nextInt(3) > 0 ? "" : "?" + one(QUERIES, random);
        return "POST /api/%s%s HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s"
                .formatted(one(VERBS, random), query, body.length(), body);
    }

    private static <T> T one(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    /** Returns the text with one to three places changed, doubled or left out, and in five of eight cases unchanged. */
    private static String mutated(String text, Random random) {
        StringBuilder mutated = new StringBuilder(text);
        for (int number = random.nextInt(8) - 4; number > 0 && mutated.length() > 0; number--) {
            int place = random.nextInt(mutated.length());
            switch (random.nextInt(3)) {
                case 0 -> mutated.setCharAt(place, (char) random.nextInt(256));
                case 1 -> mutated.deleteCharAt(place);
                default ->
                    mutated.insert(
                            place, mutated.substring(place, Math.min(place + random.nextInt(40), mutated.length())));
            }
        }
        return mutated.toString();
    }

    private static String answer(String request, int quietMillis) throws IOException {
        try (RawClient client = new RawClient(server.address())) {
            try {
                client.send(request);
                return client.readAll(quietMillis);
            } catch (SocketException e) {
                return "";
            }
        }
    }

    private static void assertHarmless(String request, String answer) {
        for (Matcher code = CODE.matcher(answer); code.find(); ) {
            assertThat(code.group(1)).as(request + "\n" + answer).matches("[1-4].*|503|505");
        }
        assertThat(answer)
                .as(request)
                .doesNotContain(
                        "Exception", "io.github.quadrille", "org.eclipse", "java.lang", "Error:", "\tat ", "defect");
    }
}
