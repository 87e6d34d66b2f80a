package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Head and workers in one process, each with its own end of the wire. */
class CompareByClusterIT {
    @TempDir
    private Path folder;

    @Test
    void two_workers_make_the_table_that_threads_make() throws IOException {
        Path covering = Files.writeString(
                folder.resolve("covering.yaml"),
                "board: |\n  .....\n  ..#..\n  .....\ngoal: cover\npieces:\n  I3: any\n");
        List<String> compare = List.of(
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
                "--format=json");
        String place = "127.0.0.1:" + freePort();
        List<CompletableFuture<CommandRun>> workers = new ArrayList<>();
        for (int worker = 0; worker < 2; worker++) {
            workers.add(CompletableFuture.supplyAsync(
                    () -> CommandRun.of("worker", "--join", place, "--once", "--threads", "1", "--time-limit", "2m"),
                    task -> new Thread(task, "worker").start()));
        }
        List<String> byCluster = new ArrayList<>(compare);
        byCluster.addAll(List.of("--cluster", place));
        CommandRun run = CommandRun.of(byCluster.toArray(String[]::new));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.err()).contains("has joined with 1 thread");
        assertThat(withoutTimes(run.out()))
                .isEqualTo(withoutTimes(
                        CommandRun.of(compare.toArray(String[]::new)).out()))
                .contains("\"method\":\"both corners\"");
        assertThat(workers).allSatisfy(worker -> assertThat(worker.join().out()).startsWith("status: left\nparts: "));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"[a-z_]*seconds\":[^,}]*", "").replaceAll("\"threads\":(\\d+|null)", "");
    }
}
