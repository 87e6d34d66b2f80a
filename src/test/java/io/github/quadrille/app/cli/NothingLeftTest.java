package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests puzzles whose given pieces cover the whole board, so that the answer depends on the counts alone. */
class NothingLeftTest {
    private static final String ABOUT_THE_REST =
            "This is about the part of the board that the given pieces leave open: The pieces cover 3 cells, but the"
                    + " board has 0 cells.";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "solve, 20, 0",
        "solve --all, 20, 0",
        "solve --unique, 20, 0",
        "solve --unique --up-to-symmetry, 20, 0",
        "solve --cross-check, 20, 0",
        "solve --model sums, 20, 0",
        "count, 20, 0",
        "count --up-to-symmetry, 20, 0",
        "count --method frontier, 20, 0",
        "count --journal JOURNAL, 20, 0",
        "bags, 20, 0",
        "bags --method search --up-to-symmetry, 20, 0",
        "possible, 20, 0",
        "explain, 20, 0",
        "hint, 20, 0",
        "rate, 20, 0",
    })
    void every_command_answers(String command, int whenOneIsMissing, int whenAllIsLaid) throws IOException {
        assertThat(run(command, puzzle("1", "pack")).status().code()).isEqualTo(whenOneIsMissing);
        assertThat(run(command.replace("JOURNAL", "OTHER"), puzzle("0..1", "pack"))
                        .status()
                        .code())
                .isEqualTo(whenAllIsLaid);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "possible", "hint", "explain", "rate"})
    void the_reason_says_that_it_is_about_what_is_left(String command) throws IOException {
        assertThat(run(command, puzzle("1", "pack")).out()).contains(ABOUT_THE_REST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "solve --cross-check", "solve --proof PROOFS"})
    void a_covering_that_cannot_keep_the_counts_is_infeasible(String command) throws IOException {
        CommandRun run = run(command, puzzle("1", "cover"));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .contains("This is about the part of the board that the given pieces leave open: The counts cannot be"
                        + " kept: the board has no room for");
    }

    @Test
    void a_covering_of_which_nothing_is_left_is_the_best() throws IOException {
        assertThat(run("solve", puzzle("0..1", "cover")).out()).startsWith("status: optimal");
    }

    @Test
    void a_certificate_of_it_is_accepted() throws IOException {
        assertThat(run("solve --proof PROOFS", puzzle("1", "pack")).status()).isEqualTo(ExitStatus.NO);
        Path proofs = folder.resolve("PROOFS");
        assertThat(CommandRun.of(
                                "check",
                                proofs.resolve("p.opb").toString(),
                                proofs.resolve("p.pbp").toString())
                        .firstLine())
                .isEqualTo("status: accepted");
    }

    private CommandRun run(String command, Path puzzle) {
        String[] words = (command + " PUZZLE").split(" ");
        for (int i = 1; i < words.length; i++) {
            if (words[i].equals("PUZZLE")) {
                words[i] = puzzle.toString();
            } else if (words[i].equals(words[i].toUpperCase(java.util.Locale.ROOT))) {
                words[i] = folder.resolve(words[i]).toString();
            }
        }
        return CommandRun.of(words);
    }

    private Path puzzle(String missing, String goal) throws IOException {
        return Files.writeString(folder.resolve("p.yaml"), """
                board: 1x2
                goal: %s
                pieces: {I2: 1, I3: %s}
                given: [[I2, [[0, 0], [0, 1]]]]
                """.formatted(goal, missing));
    }
}
