package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import io.github.quadrille.app.cli.shared.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code --format ndjson}, which prints each packing on a line of its own, and then the answer. */
class PackingLinesReportTest {
    @TempDir
    private Path folder;

    private String dominoes;

    @BeforeEach
    void write() throws IOException {
        dominoes = Files.writeString(folder.resolve("dominoes.yaml"), "board: 2x4\npieces: {I2: 4}\n")
                .toString();
    }

    @Test
    void every_packing_has_its_line_and_the_answer_the_last() {
        CommandRun run = CommandRun.of("solve", dominoes, "--all", "--format", "ndjson");
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.lines()).hasSize(6);
        for (int i = 0; i < 5; i++) {
            assertThat(run.lines().get(i))
                    .startsWith("{\"packing\":" + (i + 1) + ",\"pieces\":[{")
                    .contains("\"picture\":[\"");
        }
        assertThat(run.lines().get(5))
                .startsWith("{\"puzzle\":{")
                .contains("\"packings\":[],\"status\":\"packed\",\"found\":5,\"complete\":true");
    }

    @Test
    void a_limit_is_told_by_the_last_line() {
        CommandRun run = CommandRun.of("solve", dominoes, "--limit", "2", "--format", "ndjson");
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(2)).contains("\"found\":2,\"complete\":false", "\"limit\":\"packings\"");
    }

    @Test
    void without_packings_there_is_the_last_line_only() {
        CommandRun run = CommandRun.of("solve", "4x5", "--all", "--format", "ndjson");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out()).contains("\"packings\":[],\"status\":\"infeasible\"");
    }

    @Test
    void the_lines_can_be_verified_and_drawn() throws IOException {
        Path answer = folder.resolve("answer.ndjson");
        Files.writeString(
                answer,
                CommandRun.of("solve", dominoes, "--all", "--format", "ndjson").out());
        CommandRun verified = CommandRun.of("verify", dominoes, answer.toString());
        assertThat(verified.status()).isEqualTo(ExitStatus.YES);
        assertThat(verified.out()).contains("packings: 5 valid, 0 invalid");
        assertThat(CommandRun.of("render", answer.toString()).out()).contains("┌");
    }

    @Test
    void of_several_puzzles_the_last_lines_say_which() {
        CommandRun run = CommandRun.of("solve", dominoes, "nowhere.yaml", "4x5", "--format", "ndjson");
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(1)).contains("\"input\":\"" + dominoes + "\"", "\"status\":\"packed\"");
        assertThat(run.lines().get(2)).startsWith("{\"input\":\"nowhere.yaml\"").contains("\"status\":\"unusable\"");
        assertThat(run.lines().get(3)).contains("\"input\":\"4x5\"", "\"status\":\"infeasible\"");
    }

    @Test
    void a_local_search_answers_so_too() {
        CommandRun run = CommandRun.of("local", "4x10", "--method", "repair", "--format", "ndjson");
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).startsWith("{\"packing\":1,");
        assertThat(run.lines().get(1)).contains("\"method\":\"repair\"");
    }
}
