package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.Quadrille;
import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.app.cli.shared.Interruption;
import io.github.quadrille.app.cli.shared.Terminal;
import io.github.quadrille.testing.Advice;
import io.github.quadrille.testing.Slow;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ResourceLock("System.in")
@Timeout(60)
@Slow
class StreamedSolveTest {
    private static final String DOMINO = "{board: 1x2, pieces: {I2: 1}}\n";
    private static final String IMPOSSIBLE = "{\"board\": \"3x3\", \"pieces\": {\"I2\": \"any\"}}\n";

    @Test
    void each_puzzle_gets_a_line_in_its_order() {
        CommandRun run = run(DOMINO + "\n" + IMPOSSIBLE + "4x10\n");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).hasSize(3).allSatisfy(line -> assertThat(line).startsWith("{\"puzzle\":"));
        assertThat(run.lines().get(0)).contains("\"line\":1,\"packings\":[{", "\"status\":\"packed\"");
        assertThat(run.lines().get(1)).contains("\"line\":3,\"packings\":[]", "\"status\":\"infeasible\"");
        assertThat(run.lines().get(2)).contains("\"name\":\"4x10\"", "\"line\":4,", "\"status\":\"packed\"");
        assertThat(run.err())
                .startsWith("3 puzzles: 2 packed, 1 infeasible, 0 undecided, 0 unusable; ")
                .hasLineCount(1);
    }

    @Test
    void no_puzzle_gets_no_line() {
        assertThat(run("")).isEqualTo(new CommandRun(ExitStatus.YES, "", ""));
    }

    @Test
    void a_wrong_line_gets_a_line_and_the_others_are_answered() {
        CommandRun run = run(DOMINO + "{board: 1x2\n" + DOMINO);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(1))
                .startsWith("{\"line\":2,\"packings\":[],\"status\":\"unusable\",\"errors\":[\"standard input:2:")
                .matches(Advice.IN);
        assertThat(run.lines().get(2)).contains("\"line\":3,", "\"status\":\"packed\"");
        assertThat(run.err())
                .as("nobody may be reading more")
                .startsWith("3 puzzles: 2 packed, 0 infeasible, 0 undecided, 1 unusable; ")
                .hasLineCount(1);
    }

    @Test
    void hostile_lines_cost_a_line_each() {
        String deep = "[".repeat(100_000) + "\n";
        String garbage = "\u0000\u0007&a *a !b ]]\n";
        String huge = "5000x5000\n{board: 99999999999x1, pieces: {I: any}}\n";
        CommandRun run = run(deep + garbage + huge + DOMINO);
        assertThat(run.lines()).hasSize(5);
        assertThat(run.lines().subList(0, 4))
                .allSatisfy(line -> assertThat(line)
                        .hasSizeLessThan(1000)
                        .contains("\"status\":\"unusable\"")
                        .matches(Advice.IN));
        assertThat(run.lines().get(4)).contains("\"status\":\"packed\"");
    }

    @Test
    void an_answer_comes_before_the_next_puzzle_is_sent() throws Exception {
        try (PipedInputStream in = new PipedInputStream();
                PipedOutputStream out = new PipedOutputStream();
                BufferedReader answers =
                        new BufferedReader(new InputStreamReader(new PipedInputStream(out), StandardCharsets.UTF_8))) {
            CompletableFuture<ExitStatus> end;
            try (PipedOutputStream asked = new PipedOutputStream(in)) {
                end = CompletableFuture.supplyAsync(() -> solve(in, out, OutputStream.nullOutputStream()));
                for (int line = 1; line <= 3; line++) {
                    send(DOMINO, asked);
                    assertThat(answers.readLine()).contains("\"line\":" + line + ",");
                }
                send("---\n" + DOMINO + "...\n", asked);
                assertThat(answers.readLine()).contains("\"line\":4,");
                assertThat(end).isNotDone();
            }
            assertThat(end.get(10, TimeUnit.SECONDS)).isEqualTo(ExitStatus.YES);
        }
    }

    private static void send(String puzzle, OutputStream asked) throws IOException {
        asked.write(puzzle.getBytes(StandardCharsets.UTF_8));
        asked.flush();
    }

    @Test
    void a_thousand_puzzles_are_answered_by_one_process() {
        String puzzles = IntStream.rangeClosed(1, 1000)
                .mapToObj(i -> "{name: p%d, board: 2x%d, pieces: {I2: %d}}%n".formatted(i, i % 9 + 1, i % 9 + 1))
                .collect(Collectors.joining());
        List<String> lines = run(puzzles).lines();
        assertThat(lines).hasSize(1000);
        for (int i = 1; i <= 1000; i++) {
            assertThat(lines.get(i - 1))
                    .startsWith("{\"puzzle\":{\"name\":\"p" + i + "\"")
                    .contains("\"line\":" + i + ",", "\"status\":\"packed\"");
        }
    }

    @Test
    void when_nobody_reads_on_it_ends_without_a_word() throws IOException {
        InputStream asked = new ByteArrayInputStream((DOMINO + DOMINO).getBytes(StandardCharsets.UTF_8));
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int each) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThat(solve(asked, gone, OutputStream.nullOutputStream())).isEqualTo(ExitStatus.YES);
        assertThat(asked.available()).as("the second puzzle").isPositive();
    }

    @Test
    void limits_hold_for_each_puzzle() {
        CommandRun run = run("20x20\n20x20\n", "--node-limit", "5");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line).contains("\"status\":\"undecided\"", "\"limit\":\"nodes\""));
    }

    @Test
    void several_packings_stay_on_one_line() {
        CommandRun run = run("{board: 2x4, pieces: {I2: 4}}\n" + DOMINO, "--limit", "3");
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).contains("\"found\":3,\"complete\":false");
        assertThat(run.lines().get(1)).contains("\"found\":1,\"complete\":true");
    }

    @Test
    void uniqueness_is_asked_of_each_puzzle() {
        CommandRun run = run(DOMINO + "{board: 2x2, pieces: {I2: 2}}\n", "--unique");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines().get(0)).contains("\"solutions\":\"1\"");
        assertThat(run.lines().get(1)).contains("\"solutions\":\"2 or more\"");
    }

    @Test
    void pieces_may_be_given_beside_the_stream() {
        CommandRun run = run("1x2\n{board: 2x2}\n" + DOMINO, "--pieces", "I2: any");
        assertThat(run.lines().get(0)).contains("\"status\":\"packed\"");
        assertThat(run.lines().get(1)).contains("\"status\":\"packed\"");
        assertThat(run.lines().get(2)).contains("\"status\":\"unusable\"", "and by --pieces");
    }

    @ParameterizedTest
    @CsvSource({
        "4x10, '4x10' is named",
        "--svg=x.svg, --svg is for puzzles that are named",
        "--png=x.png, --png is for",
        "--explain, --explain is for",
        "--proof=d, --proof is for",
        "--cross-check, --cross-check is for",
        "--journal=j, --journal is for",
        "--all, Use --limit 100",
        "--format=text, Leave out --format",
        "--format=ndjson, Leave out --format"
    })
    void what_makes_no_sense_with_a_stream_is_refused(String argument, String message) {
        CommandRun run = run(DOMINO, argument);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("error: ")
                .contains(message)
                .matches(Advice.IN)
                .hasLineCount(1);
    }

    @Test
    void json_may_be_said_though_it_is_meant_anyway() {
        assertThat(run(DOMINO, "--format", "json").lines()).hasSize(1);
    }

    private static CommandRun run(String input, String... more) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ExitStatus status = solve(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, more);
        return new CommandRun(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static ExitStatus solve(InputStream in, OutputStream out, OutputStream err, String... more) {
        InputStream before = System.in;
        System.setIn(in);
        try {
            PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
            PrintStream complaints = new PrintStream(err, true, StandardCharsets.UTF_8);
            String[] arguments = Stream.concat(Stream.of("solve", "--stream"), Stream.of(more))
                    .toArray(String[]::new);
            return Quadrille.run(
                    arguments, new Terminal(answers, complaints, false, false, false, () -> 100, new Interruption()));
        } finally {
            System.setIn(before);
        }
    }
}
