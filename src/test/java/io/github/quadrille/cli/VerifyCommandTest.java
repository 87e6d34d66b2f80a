package io.github.quadrille.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    private static final String TWO_DOMINOES =
            "{\"pieces\": [{\"kind\": \"I2\", \"cells\": [[0, 0], [0, 1]]}, {\"kind\": \"I2\", \"cells\": [[1, 0], [1, 1]]}]}";

    @TempDir
    private Path folder;

    @Test
    void our_own_answers_are_valid() throws IOException {
        Path answers = file(
                "a.json",
                CommandRun.of("solve", "4x10", "--limit", "20", "--format", "json")
                        .out());
        CommandRun run = CommandRun.of("verify", "4x10", answers.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.YES);
        assertThat(run.out()).isEqualTo("status: valid\npackings: 20 valid, 0 invalid\n");
    }

    @Test
    void homework_is_checked_without_more_than_pieces() throws IOException {
        assertThat(verify(TWO_DOMINOES).out()).startsWith("status: valid\n");
    }

    @Test
    void what_is_wrong_is_said_exactly() throws IOException {
        CommandRun run = verify(TWO_DOMINOES.replace("[1, 0], [1, 1]", "[0, 1], [1, 1]"));
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.lines())
                .containsExactly(
                        "status: invalid",
                        "packing 1: Overlap at (0, 1): I2 lies on I2.",
                        "packing 1: The cell (1, 0) is uncovered.",
                        "packings: 0 valid, 1 invalid");
    }

    @Test
    void json_says_the_same_and_passes_on_the_valid_ones() throws IOException {
        String both = "[" + TWO_DOMINOES + ", " + TWO_DOMINOES.replace("[1, 1]", "[1, 2]") + "]";
        CommandRun run = CommandRun.of("verify", puzzle(), file("p.json", both).toString(), "--format", "json");
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.out())
                .contains("\"status\":\"invalid\",\"valid\":1,\"invalid\":1")
                .contains("\"packing\":2,\"fault\":\"not-an-orientation\"")
                .contains("\"fault\":\"outside\"");
        Path passedOn = file("passed-on.json", run.out());
        assertThat(CommandRun.of("verify", puzzle(), passedOn.toString()).out())
                .isEqualTo("status: valid\npackings: 1 valid, 0 invalid\n");
        assertThat(CommandRun.of("render", passedOn.toString()).status()).isEqualTo(ExitStatus.YES);
    }

    @Test
    void a_file_that_is_no_json_is_unusable_with_its_place() throws IOException {
        CommandRun run = verify("{\"pieces\": [\n  oops");
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.err()).contains("p.json:2:").contains("Maybe");
    }

    @Test
    void an_answer_without_packings_cannot_be_verified() throws IOException {
        Path answers = file(
                "none.json", CommandRun.of("solve", "4x5", "--format", "json").out());
        CommandRun run = CommandRun.of("verify", "4x5", answers.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.UNUSABLE);
        assertThat(run.firstLine()).isEqualTo("status: empty");
        assertThat(run.err()).contains("There is no packing in it. Maybe");
    }

    private CommandRun verify(String json) throws IOException {
        return CommandRun.of("verify", puzzle(), file("p.json", json).toString());
    }

    private String puzzle() throws IOException {
        return file("p.yaml", "board: 2x2\npieces:\n  I2: 2\n").toString();
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
