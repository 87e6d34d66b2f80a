package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Demand;
import io.github.quadrille.testing.LoadedClasses;
import io.github.quadrille.testing.Needs;
import io.github.quadrille.testing.Program;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the jar as a process, for everything that only a process shows, such as Ctrl-C, terminals, pipes and memory.
 */
class ProcessIT {
    private static final String JAR = System.getProperty("quadrille.jar");
    private static final String BUILDING = "io.github.quadrille.core.placement.PlacementTable";
    private static final String SEARCHING = "io.github.quadrille.engine.choco.FewestRemainingVariables";
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final String ESCAPE = "\u001b[";

    @TempDir
    private Path folder;

    @Test
    void ctrl_c_prints_the_best_part_within_a_second_and_exits_as_undecided() throws Exception {
        String best = "best: ";
        // On a busy machine, the search may have no result after this time, so later attempts wait longer.
        for (int millis = 250; millis < 10_000 && (millis == 250 || !out().contains(best)); millis *= 2) {
            Process process = startUntil(SEARCHING, quadrille("solve", "14x10", "--model", "sums", "--no-arguments"));
            Thread.sleep(millis);
            long begin = System.nanoTime();
            assertThat(interrupt(process)).isEqualTo(3);
            assertThat(System.nanoTime() - begin).isLessThan(3_000_000_000L);
        }
        assertThat(out())
                .startsWith("status: undecided\n")
                .contains("reason: interrupted")
                .contains(best);
    }

    /**
     * This test sends SIGINT, as Ctrl-C does. The other tests send SIGTERM, because processes that a script starts in
     * the background ignore SIGINT.
     */
    @Test
    void ctrl_c_is_the_signal_of_a_terminal() throws Exception {
        Demand.that(
                Child.of("env", "--default-signal=INT", "true").run() == 0,
                "'env' cannot restore signals. Install coreutils 8.31 or newer.");
        LoadedClasses loaded = new LoadedClasses(folder.resolve("classes"));
        List<String> command =
                List.of("java", loaded.option(), "-jar", JAR, "solve", "14x10", "--model", "sums", "--no-arguments");
        Process process = Child.of(Stream.concat(Stream.of("env", "--default-signal=INT"), command.stream())
                        .toList())
                .into(folder)
                .start();
        loaded.await(process, SEARCHING);
        assertThat(Child.of("sh", "-c", "kill -INT " + process.pid()).run()).isZero();
        assertThat(Child.exit(process, PATIENCE)).isEqualTo(3);
        assertThat(out()).startsWith("status: undecided\n").contains("reason: interrupted");
    }

    @Test
    void ctrl_c_leaves_valid_json() throws Exception {
        interrupt(startUntil(
                SEARCHING, quadrille("solve", "14x10", "--model", "sums", "--no-arguments", "--format", "json")));
        assertThat(out())
                .contains("\"status\":\"undecided\"")
                .contains("\"limit\":\"interrupted\"")
                .endsWith("}\n");
    }

    @Test
    void ctrl_c_leaves_valid_json_while_a_large_model_is_built_too() throws Exception {
        interrupt(startUntil(BUILDING, quadrille("solve", "500x500", "--format", "json")));
        assertThat(out())
                .startsWith("{\"puzzle\":{\"name\":\"500x500\"")
                .contains("\"packings\":[],\"status\":\"undecided\"", "\"limit\":\"interrupted\"")
                .endsWith("}\n");
    }

    @Test
    void a_covering_that_is_interrupted_before_there_is_one_says_so() throws Exception {
        interrupt(startUntil("io.github.quadrille.lab.tiling.Dive", quadrille("cover", "2000x2000")));
        assertThat(out()).startsWith("status: undecided\n");
        assertThat(out().lines().count()).isGreaterThan(1);
    }

    @Test
    void a_time_limit_holds_while_a_large_model_is_built() throws Exception {
        Process process = quadrille("solve", "500x500", "--time-limit", "1s").start();
        assertThat(Child.exit(process, Duration.ofSeconds(15))).isEqualTo(3);
        assertThat(out()).startsWith("status: undecided\n").contains("reason: the time limit was reached");
    }

    @Test
    void piped_output_has_no_escape_codes_and_no_progress() throws Exception {
        assertThat(quadrille("solve", "14x10", "--model", "sums", "--no-arguments", "--time-limit", "2500ms")
                        .run())
                .isEqualTo(3);
        assertThat(out()).doesNotContain(ESCAPE);
        assertThat(err()).isEmpty();
    }

    @Needs(Program.SCRIPT)
    @Test
    void on_a_terminal_there_is_colour_and_progress() throws Exception {
        String screen = "";
        // A busy machine takes seconds to build the model, so later attempts run longer.
        for (int seconds = 3; seconds < 60 && !screen.contains("nodes ("); seconds *= 2) {
            screen = onTerminal("solve 14x10 --model sums --no-arguments --time-limit %ds".formatted(seconds));
        }
        assertThat(screen).contains("nodes (").contains("best ").contains("s left");
        assertThat(screen.substring(screen.indexOf("status: undecided"))).contains(ESCAPE);
    }

    @Needs(Program.SCRIPT)
    @Test
    void no_color_is_respected() throws Exception {
        String screen = onTerminal("solve 4x10", "NO_COLOR=1");
        assertThat(screen).contains("status: packed").doesNotContain(ESCAPE);
    }

    @Test
    void standard_input_is_a_puzzle_too() throws Exception {
        Path puzzle = Files.writeString(folder.resolve("p.yaml"), "board: 2x2\npieces:\n  I2: 2\n");
        assertThat(quadrille("solve", "-", "--all").input(puzzle).run()).isZero();
        assertThat(out()).contains("packings: 2 (these are all)");
    }

    @Test
    void ctrl_c_ends_a_stream_that_waits_for_its_next_puzzle() throws Exception {
        Process process = quadrille("solve", "--stream").start();
        try (Writer asked = process.outputWriter()) {
            asked.write("4x10\n");
            asked.flush();
            while (!out().endsWith("\n")) {
                Thread.sleep(20);
            }
            assertThat(interrupt(process)).isEqualTo(3);
        }
        assertThat(out()).hasLineCount(1).contains("\"status\":\"packed\"");
    }

    @Test
    void ctrl_c_answers_the_puzzle_at_hand_of_a_stream() throws Exception {
        Path puzzles = Files.writeString(folder.resolve("puzzles"), "14x10\n4x10\n");
        interrupt(startUntil(
                SEARCHING,
                quadrille("solve", "--stream", "--model", "sums", "--no-arguments")
                        .input(puzzles)));
        assertThat(out()).hasLineCount(1).contains("\"line\":1,", "\"limit\":\"interrupted\"");
    }

    @Test
    void a_stream_that_nobody_reads_ends_without_a_word() throws Exception {
        sh("(yes 4x10 | java -jar " + JAR + " solve --stream; echo $? >&2) | head -n 1 > out");
        assertThat(err()).isEqualTo("0\n");
        assertThat(out()).hasLineCount(1);
    }

    @Test
    void when_nobody_reads_on_the_search_ends_without_a_word_and_with_its_own_code() throws Exception {
        sh("(java -jar " + JAR + " solve 4x20 --all --format json; echo $? >&2) | head -c 9 > out");
        assertThat(err()).isEqualTo("0\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "ndjson", "csv --up-to-symmetry"})
    void when_the_reader_of_counts_has_ended_the_next_is_not_begun(String format) throws Exception {
        sh("(java -jar " + JAR + " count 8x4..40 --format " + format + "; echo $? >&2) | head -n 1 > out");
        assertThat(err()).isEqualTo("3\n");
        assertThat(out()).hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve -", "solve --stream", "count --stream", "import -", "clear -"})
    void standard_input_that_is_closed_is_said(String command) throws Exception {
        assertThat(sh("java -jar " + JAR + " " + command + " <&-")).isEqualTo(2);
        assertThat(err()).startsWith("error: standard input: This file cannot be read: it is closed.");
    }

    @Test
    void a_full_disk_is_said() throws Exception {
        assertThat(sh("java -jar " + JAR + " solve 4x10 > /dev/full")).isEqualTo(2);
        assertThat(err()).startsWith("error: Not all of the answer could be written. Check whether the disk is full.");
    }

    static Stream<String> journals() {
        return Rounds.oneOf(
                3,
                List.of(
                        "table 1..9x1..40 --pieces L",
                        "order tetrominoes --copies 30",
                        "count 6x10 --pieces pentominoes"));
    }

    @ParameterizedTest
    @MethodSource("journals")
    void a_journal_on_a_full_disk_is_told_with_its_name(String command) throws Exception {
        String java = "java -XX:-UsePerfData -jar " + JAR + " ";
        assertThat(sh("ulimit -f 2; " + java + command + " --journal j")).isEqualTo(2);
        assertThat(err())
                .matches("(The journal is new\\.\n)?error: Writing failed: j: .* Check whether the disk is full\\.\n");
    }

    private int sh(String command) throws Exception {
        return Child.of("sh", "-c", command).in(folder).into(folder).run();
    }

    @Test
    void too_little_memory_is_said_in_one_line() throws Exception {
        assertThat(quadrille("solve", "300x300").option("-Xmx64m").run()).isEqualTo(2);
        assertThat(err().lines())
                .singleElement()
                .asString()
                .startsWith("error: ")
                .contains("Run java with -Xmx");
    }

    @Test
    void the_version_comes_from_the_build() throws Exception {
        assertThat(quadrille("--version").run()).isZero();
        assertThat(out()).matches("quadrille \\d+\\.\\d+.*\n");
    }

    /** Starts a process, and waits until it has loaded a class. */
    private Process startUntil(String name, Child child) throws Exception {
        LoadedClasses loaded = new LoadedClasses(folder.resolve("classes"));
        return loaded.await(child.option(loaded.option()).start(), name);
    }

    /** Interrupts a process, and returns its exit status. */
    private static int interrupt(Process process) throws InterruptedException {
        Child.interrupt(process);
        return Child.exit(process, PATIENCE);
    }

    private Child quadrille(String... arguments) {
        return Child.quadrille(arguments).into(folder);
    }

    /**
     * Runs a command under a pseudo-terminal (util-linux's script), and returns everything that a person would have
     * seen.
     */
    private String onTerminal(String arguments, String... environment) throws Exception {
        Child.of("script", "-qec", String.join(" ", environment) + " java -jar " + JAR + " " + arguments, "/dev/null")
                .environment("TERM", "xterm-256color")
                .withoutEnvironment("NO_COLOR")
                .into(folder)
                .run();
        return out();
    }

    private String out() throws IOException {
        return Files.readString(folder.resolve("out"), StandardCharsets.UTF_8);
    }

    private String err() throws IOException {
        return Files.readString(folder.resolve("err"), StandardCharsets.UTF_8);
    }
}
