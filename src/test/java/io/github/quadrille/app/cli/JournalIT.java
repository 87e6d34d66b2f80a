package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.testing.Child;
import io.github.quadrille.testing.Rounds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a killed count continues from its journal, and counts nothing twice. */
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
        assertThat(Child.exit(count(), Duration.ofMinutes(5))).isZero();
        assertThat(killed).isPositive();
        assertThat(Files.readString(folder.resolve("out"))).contains("packings: 3,106\n");
    }

    /**
     * Continues the journal of a run that took 51 minutes of processor time. The test removes the line of one part,
     * which is then counted again.
     */
    @Test
    void the_long_count_of_the_one_sided_pentominoes_is_what_is_published() throws Exception {
        String puzzle = "instances/pentominoes/one-sided-pentominoes-9x10.yaml";
        Path journal = folder.resolve("journal");
        String forgotten =
                Rounds.areAll() ? "4542f13d1934a7c5d24ff11b 2628 94a95ca0" : "0213b82ca11f65ed1a70d248 0 3fc2844b";
        List<String> lines = Files.readAllLines(Path.of(puzzle.replace(".yaml", ".journal")));
        assertThat(lines).contains(forgotten);
        Files.write(
                journal, lines.stream().filter(line -> !line.equals(forgotten)).toList());
        CommandRun run = CommandRun.of("count", puzzle, "--method", "search", "--journal", journal.toString());
        assertThat(run.lines()).contains("packings: %,d".formatted(4 * 10_440_433));
        // The removed line is there again, and the last line is the result of the whole count.
        assertThat(Files.readAllLines(journal)).hasSize(lines.size() + 1).containsAll(lines);
    }

    private Process count() throws IOException {
        List<String> command = new ArrayList<>(List.of("count"));
        try (Stream<Path> parts = Files.list(folder.resolve("parts"))) {
            parts.map(Path::toString).sorted().forEach(command::add);
        }
        command.addAll(List.of(
                "--method", "search", "--journal", folder.resolve("journal").toString()));
        return Child.quadrille(command.toArray(String[]::new))
                .printed(folder.resolve("out"))
                .start();
    }
}
