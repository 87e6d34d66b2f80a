package io.github.quadrille.app.cli.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class GenerateSeriesTest {
    @TempDir
    private Path folder;

    @Test
    void levels_go_up_from_1_and_every_puzzle_has_one_packing() throws IOException {
        CommandRun run = series("5x5", "--from", "pentominoes", "-n", "4");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).startsWith("status: generated");
        List<Integer> levels = run.lines().stream()
                .filter(line -> line.contains("; difficulty: "))
                .map(line -> Integer.valueOf(line.replaceAll(".* level ([0-9]+) of .*", "$1")))
                .toList();
        assertThat(levels).hasSize(4).isSorted().startsWith(1);
        assertThat(levels.get(3)).isGreaterThan(2);
        for (int i = 1; i <= 4; i++) {
            String puzzle = folder.resolve("series-5x5-s1-" + i + ".yaml").toString();
            assertThat(Files.readString(Path.of(puzzle))).contains("given:");
            assertThat(CommandRun.of("count", puzzle, "--up-to-symmetry", "--method", "search")
                            .lines())
                    .contains("classes: 1");
        }
    }

    @Test
    void the_same_seed_makes_the_same_series() {
        String[] words = {"generate", "series", "4x5", "-n", "3", "--format", "json", "--seed", "7"};
        CommandRun run = CommandRun.of(words);
        assertThat(run.lines()).hasSize(3);
        assertThat(CommandRun.of(words).out()).isEqualTo(run.out());
        words[8] = "8";
        assertThat(CommandRun.of(words).out().replace("s8", "s7").replace("\"seed\":8", "\"seed\":7"))
                .isNotEqualTo(run.out());
    }

    @Test
    void when_there_are_fewer_they_are_written_and_the_status_is_undecided() {
        CommandRun run = series("2x4", "--kinds", "I,O", "-n", "9");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).startsWith("status: undecided");
        assertThat(run.out()).containsPattern("reason: [1-8] of 9 puzzles were found");
        assertThat(folder.resolve("series-2x4-s1-1.yaml")).exists();
    }

    @Test
    void without_time_for_a_packing_nothing_is_written() {
        CommandRun run = series("6x10", "--from", "pentominoes", "-n", "1", "--time-limit", "1ms");
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.lines()).startsWith("status: not found");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void pieces_that_do_not_fill_the_board_make_no_series() {
        CommandRun run = series("6x6", "--from", "pentominoes");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).startsWith("status: infeasible");
    }

    @Test
    void a_number_of_pieces_is_refused() {
        assertThat(series("6x10", "--from", "pentominoes", "--pieces", "7").status())
                .isEqualTo(ExitStatus.UNUSABLE);
    }

    private CommandRun series(String... words) {
        List<String> all = new ArrayList<>(List.of("generate", "series"));
        all.addAll(List.of(words));
        all.addAll(List.of("-o", folder.toString()));
        return CommandRun.of(all.toArray(String[]::new));
    }
}
