package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.testing.Exhaustive;
import io.github.quadrille.testing.FreePort;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Head and two workers in one process, each with its own end of the wire. */
class ClusterRunsIT {
    @TempDir
    private Path folder;

    @Test
    void workers_make_the_table_that_threads_make() throws IOException {
        Path covering = Files.writeString(
                folder.resolve("covering.yaml"),
                "board: |\n  .....\n  ..#..\n  .....\ngoal: cover\npieces:\n  I3: any\n");
        String table = sameByWorkers(List.of(
                "compare",
                "4x10",
                "4x5",
                covering.toString(),
                "--methods",
                "repair,greedy,hill-climbing",
                "beam:label=both corners,corner=both,draws=distinct",
                "genetic:adoption=0.5",
                "--runs=4",
                "--steps=30",
                "--restarts=20",
                "--format=json"));
        assertThat(table).contains("\"method\":\"both corners\"");
    }

    @Exhaustive
    @Test
    void workers_tune_as_threads_do() throws IOException {
        String tuned = sameByWorkers(List.of(
                "tune",
                "beam",
                "6x8",
                "--moves=2000",
                "--evaluations=30",
                "--runs=2",
                "--test-runs=5",
                "--format=json"));
        assertThat(tuned).contains("\"setting\":\"beam:width=", "\"evaluations\":30", "\"losses\":[");
    }

    static Stream<String> boards() {
        return Rounds.oneOf(2, List.of("6x6 --from pentominoes --pieces 7", "5x8 --holes 4 --seed 3"));
    }

    @Exhaustive
    @ParameterizedTest
    @MethodSource("boards")
    void workers_leave_out_what_leads_to_no_puzzle(String board) throws IOException {
        String made = sameByWorkers(List.of(("generate unique --format json " + board).split(" ")));
        assertThat(made).contains("\"known\":\"unique\"");
    }

    /** What the command says by itself and by workers, without times. */
    private static String sameByWorkers(List<String> command) throws IOException {
        String place = "127.0.0.1:" + FreePort.find();
        List<CompletableFuture<CommandRun>> workers = new ArrayList<>();
        for (int worker = 0; worker < 2; worker++) {
            workers.add(CompletableFuture.supplyAsync(
                    () -> CommandRun.of("worker", "--join", place, "--once", "--threads", "1", "--time-limit", "2m"),
                    task -> new Thread(task, "worker").start()));
        }
        List<String> byCluster = new ArrayList<>(command);
        byCluster.addAll(List.of("--cluster", place));
        CommandRun there = CommandRun.of(byCluster.toArray(String[]::new));
        CommandRun here = CommandRun.of(command.toArray(String[]::new));
        assertThat(there.err()).contains("has joined with 1 thread");
        assertThat(there.status()).isEqualTo(here.status());
        assertThat(withoutTimes(there.out())).isEqualTo(withoutTimes(here.out()));
        assertThat(workers)
                .allSatisfy(worker -> assertThat(worker.join().out()).startsWith("status: left\nanswered: "));
        return withoutTimes(here.out());
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"[a-z_]*seconds\":[^,}]*", "").replaceAll("\"threads\":(\\d+|null)", "");
    }
}
