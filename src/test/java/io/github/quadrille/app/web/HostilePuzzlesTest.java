package io.github.quadrille.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that puzzles made to break a server get an answer soon, with a message for the sender. */
@Slow
class HostilePuzzlesTest extends ServerTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    static Stream<Arguments> hostile() {
        return Stream.of(
                Arguments.of("a huge size", "9999x9999"),
                Arguments.of("a huge board", "{board: 100000x100000, pieces: {T: any}}"),
                Arguments.of("a size beyond all numbers", "{board: 99999999999x9999999999, pieces: {T: any}}"),
                Arguments.of("a huge box", "{lattice: cubic, board: 500x500x500, pieces: {solid-pentominoes: any}}"),
                Arguments.of("deep nesting", "[".repeat(300_000)),
                Arguments.of("deep nesting in a field", "{board: " + "{a: ".repeat(100_000)),
                Arguments.of("aliases of aliases", aliases()),
                Arguments.of("digits without end", "9".repeat(1 << 19)),
                Arguments.of("a huge count", "{board: 8x8, pieces: {T: 99999999999999999999}}"),
                Arguments.of("a code of nothing", "quad1-" + "A".repeat(200_000)),
                Arguments.of("no text at all", "\u0000\u0001\u0002".repeat(1000)));
    }

    private static String aliases() {
        StringBuilder text = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
        for (int i = 1; i < 30; i++) {
            text.append("a%d: &a%d [*a%d, *a%d, *a%d, *a%d]\n".formatted(i, i, i - 1, i - 1, i - 1, i - 1));
        }
        return text.append("board: *a29\n").toString();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    void each_ends_in_an_answer(String name, String body) throws IOException, InterruptedException {
        for (String verb : new String[] {"puzzle", "count?time-limit=1s"}) {
            long begin = System.nanoTime();
            HttpResponse<String> answer = server.ask(verb, body, "application/json");
            assertThat(answer.statusCode()).as(verb).isLessThan(500);
            assertThat(answer.body()).as(verb).doesNotContain("Exception", "\tat ");
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).as(verb).isLessThan(SOON);
        }
    }
}
