package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckPuzzleTest {
    @TempDir
    private Path folder;

    private String puzzle;
    private String model;

    @BeforeEach
    void files() throws IOException {
        puzzle = Files.writeString(folder.resolve("p.yaml"), "board: 3x3\npieces: {I3: 2, V3: 1}\n")
                .toString();
        model = folder.resolve("p.opb").toString();
        CommandRun.of("export", puzzle, "--format", "opb", "-o", model);
    }

    @Test
    void an_export_is_the_model_of_its_puzzle() {
        CommandRun run = CommandRun.of("check", "--puzzle", puzzle, model);
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines())
                .startsWith("status: accepted", "model: is that of the puzzle", "placements: 22", "constraints: 22")
                .hasSize(5);
        assertThat(CommandRun.of("check", "--puzzle", puzzle, model, "--format", "json")
                        .out())
                .startsWith(
                        "{\"status\":\"accepted\",\"model\":\"is that of the puzzle\",\"placements\":22,\"constraints\":22,\"seconds\":");
    }

    @Test
    void a_model_of_another_puzzle_is_refused_with_the_line() {
        CommandRun run = CommandRun.of("check", "--puzzle", "3x3", "--pieces", "I3: 1, V3: 2", model);
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.firstLine()).isEqualTo("status: refused");
        assertThat(run.lines().get(1))
                .startsWith("reason: " + model + ":")
                .endsWith(": The row of kind I3 should be = 1, but this model has = 2. Check that this model belongs to"
                        + " this puzzle.");
    }

    @Test
    void a_proof_is_checked_after_the_model() {
        CommandRun.of("solve", "2x10", "--proof", folder.toString());
        String size = folder.resolve("2x10.opb").toString();
        String proof = folder.resolve("2x10.pbp").toString();
        assertThat(CommandRun.of("check", "--puzzle", "2x10", size, proof).lines())
                .startsWith("status: accepted", "model: is that of the puzzle")
                .contains("proven: the model has no solution");
        assertThat(CommandRun.of("check", "--puzzle", "2x20", size, proof).status())
                .isEqualTo(ExitStatus.NO);
    }

    @Test
    void options_stand_for_keys_of_the_puzzle() {
        String[] torus = {"4x4", "--pieces", "one-sided-tetrominoes: any", "--wrap", "both", "--goal", "cover"};
        String[] hexagons = {"hexagon 3", "--pieces", "trihexes: 2", "--lattice", "hexagonal", "--symmetry", "free"};
        for (String[] words : new String[][] {torus, hexagons}) {
            CommandRun.of(joined(words, "export", "--format", "opb", "-o", model));
            assertThat(CommandRun.of(joined(words, "check", model, "--puzzle")).status())
                    .as(words[0])
                    .isEqualTo(ExitStatus.YES);
        }
    }

    private static String[] joined(String[] words, String... before) {
        String[] all = Arrays.copyOf(before, before.length + words.length);
        System.arraycopy(words, 0, all, before.length, words.length);
        return all;
    }

    @Test
    void a_puzzle_that_cannot_be_read_is_unusable() throws IOException {
        Path wrong = Files.writeString(folder.resolve("w.yaml"), "board: 3x3\npieces:\n  Q: 1\n");
        CommandRun run = CommandRun.of("check", "--puzzle", wrong.toString(), model);
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err())
                .contains("w.yaml:3:1: Unknown kind 'Q'. Use 'quadrille info', which says more about this puzzle.");
        assertThat(CommandRun.of("check", "--puzzle", "none.yaml", model).err()).contains("There is no such file.");
        assertThat(CommandRun.of("check", "--puzzle", puzzle, "none.opb").err()).contains("There is no such file.");
        assertThat(CommandRun.of("check", "--puzzle", puzzle, "--wrap", "around", model)
                        .err())
                .contains("p.yaml: On this lattice, edges cannot meet in this way. Use");
        assertThat(CommandRun.of("check", "--puzzle", "quad1-AAAA", model).err())
                .contains("--puzzle takes a file or a size only.");
    }

    @Test
    void without_a_puzzle_there_must_be_a_proof_and_nothing_of_a_puzzle() {
        assertThat(CommandRun.of("check", model).err()).contains("Missing required parameter: 'PROOF'. Give");
        assertThat(CommandRun.of("check", model, model, "--wrap", "both").err())
                .contains("--wrap is for --puzzle. Add that option, too.");
    }
}
