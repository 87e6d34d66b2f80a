package io.github.quadrille.app.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {
    @TempDir
    private Path folder;

    private String strip;

    @BeforeEach
    void write_a_puzzle() throws IOException {
        strip = file("strip.yaml", "board: 1x4\npieces:\n  I2: any\n");
    }

    @Test
    void an_answer_becomes_packings_that_verify_accepts_and_render_draws() throws IOException {
        CommandRun run = CommandRun.of("import", strip, file("a", "s SATISFIABLE\nv 1 -2 3 0\n"));
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).contains("\"status\":\"valid\"");
        String json = file("a.json", run.out());
        assertThat(CommandRun.of("verify", strip, json).firstLine()).isEqualTo("status: valid");
        assertThat(CommandRun.of("render", json).firstLine()).isEqualTo("status: drawn");
    }

    @Test
    void with_a_file_for_the_packings_the_answer_is_told_in_words() throws IOException {
        Path json = folder.resolve("p.json");
        CommandRun run = CommandRun.of("import", strip, file("a", "v x1 -x2 x3\n"), "-o", json.toString());
        assertThat(run.lines())
                .contains("status: valid", "packings: 1 valid, 0 invalid")
                .endsWith("file: " + json);
        assertThat(json).content().contains("\"picture\":[\"IIII\"]");
    }

    @Test
    void what_is_no_packing_is_refused_with_its_faults() throws IOException {
        Path json = folder.resolve("p.json");
        CommandRun run = CommandRun.of("import", strip, file("a", "v 1 2 -3 0\n"), "-o", json.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .contains("status: invalid", "packing 1: Overlap at (0, 1): I2 lies on I2.")
                .contains("packing 1: The cell (0, 3) is uncovered.");
        assertThat(json).doesNotExist();
        assertThat(CommandRun.of("import", strip, file("a", "v 1 2 -3 0\n")).out())
                .contains("\"status\":\"invalid\"", "\"fault\":\"overlap\"");
    }

    @Test
    void that_there_is_none_is_called_a_claim() throws IOException {
        Path json = folder.resolve("p.json");
        CommandRun run = CommandRun.of("import", strip, file("a", "UNSAT\n"), "-o", json.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).containsExactly("status: claimed infeasible by the solver");
        assertThat(json).doesNotExist();
        assertThat(CommandRun.of("import", strip, file("a", "UNSAT\n")).out())
                .contains("\"packings\":[],\"status\":\"claimed infeasible by the solver\"");
    }

    @Test
    void a_solver_that_does_not_know_leaves_it_undecided() throws IOException {
        CommandRun run = CommandRun.of("import", strip, file("a", "s UNKNOWN\n"));
        assertThat(run.status()).isEqualTo(ExitStatus.UNDECIDED);
        assertThat(run.out()).contains("\"status\":\"undecided by the solver\"");
    }

    @Test
    void an_optimum_is_a_claim_too() throws IOException {
        String covering = file("cover.yaml", "board: 1x4\npieces:\n  I2: any\ngoal: cover\n");
        String answer = file("a", "s OPTIMUM FOUND\nv x1 -x2 x3\n");
        assertThat(CommandRun.of("import", covering, answer, "-o", folder + "/p.json")
                        .out())
                .contains("worth: 4 cells, claimed to be the most by the solver")
                .containsOnlyOnce("worth: ");
    }

    @Test
    void junk_and_answers_to_other_puzzles_are_refused_in_a_line() throws IOException {
        CommandRun junk = CommandRun.of("import", strip, file("a", "Hello\n"));
        assertThat(junk.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(junk.err())
                .hasLineCount(1)
                .contains("This file is not the answer of a solver")
                .matches(Advice.IN);
        CommandRun other = CommandRun.of("import", strip, file("a", "v 1 -2 3 -4 5 0\n"));
        assertThat(other.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(other.err()).hasLineCount(1).contains("a:1:1: There is no variable '-4'");
        assertThat(CommandRun.of("import", strip, folder + "/none").err()).contains("There is no such file.");
    }

    @Test
    void neither_the_puzzle_nor_the_answer_is_overwritten() throws IOException {
        String answer = file("a", "v 1 -2 3 0\n");
        CommandRun puzzle = CommandRun.of("import", strip, answer, "-o", strip);
        assertThat(puzzle.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(puzzle.err())
                .contains("This is the puzzle itself, which would be overwritten. Choose another name.");
        assertThat(CommandRun.of("import", strip, answer, "-o", answer).err())
                .contains("This is the answer itself, which would be overwritten.");
    }

    @Test
    void a_very_long_line_of_junk_is_refused() throws IOException {
        String junk = file("a", "bar on {" + "1,".repeat(100_000) + "1}x\n----------\n");
        assertThat(CommandRun.of("import", strip, junk).err())
                .contains("is not a line that models/packing.mzn prints.");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
