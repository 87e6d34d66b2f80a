package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A count that is killed goes on where it was, and counts nothing twice. */
class JournalIT {
    private static final int ROUNDS = Rounds.of(2, 10);

    @TempDir
    private Path folder;

    @Test
    void killed_counts_go_on() throws Exception {
        CommandRun.of(
                "split", "5x8", "--parts", "100", "-o", folder.resolve("parts").toString());
        Random random = new Random(7);
        int killed = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Process process = count();
            if (!process.waitFor(300 + random.nextInt(900), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                killed++;
            }
        }
        Process last = count();
        assertThat(last.waitFor()).isZero();
        assertThat(killed).isPositive();
        assertThat(Files.readString(folder.resolve("out"))).contains("packings: 3,106\n");
    }

    private Process count() throws IOException {
        List<String> command = new ArrayList<>(List.of("java", "-jar", System.getProperty("quadrille.jar"), "count"));
        try (Stream<Path> parts = Files.list(folder.resolve("parts"))) {
            parts.map(Path::toString).sorted().forEach(command::add);
        }
        command.addAll(List.of(
                "--method", "search", "--journal", folder.resolve("journal").toString()));
        return new ProcessBuilder(command)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectErrorStream(true)
                .start();
    }
}
