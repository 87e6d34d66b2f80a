package io.github.quadrille.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.cli.shared.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that commands give the reason when there is no packing. */
class ReasonsOfZeroTest {
    private static final String AREA = "The pieces cover 5 cells, but the board has 50 cells.";

    @ParameterizedTest
    @ValueSource(
            strings = {"solve", "count", "count --up-to-symmetry", "count --method frontier", "possible", "explain"})
    void too_few_pieces_are_the_reason(String command) {
        assertThat(run(command, "5x10 --pieces Y5").out()).contains(AREA);
        if (!command.equals("explain")) {
            assertThat(run(command, "5x10 --pieces Y5 --format json").out()).contains(AREA, "\"evidence\":\"area\"");
        }
    }

    @Test
    void choices_of_pieces_have_a_reason_too() {
        assertThat(run("bags", "5x10 --from Y5").out())
                .contains(
                        "reason: No counts of pieces within their ranges cover the board exactly: the board has 50 cells.");
    }

    @Test
    void a_generator_whose_pieces_fill_nothing_says_why(@TempDir Path folder) throws IOException {
        Path board = Files.writeString(
                folder.resolve("odd.yaml"), "board: 4x5\npieces: {T: 1, I: 0..3, O: 0..3, L: 0..3, S: 0..3}\n");
        assertThat(run("generate unique", board.toString()).out())
                .contains(
                        "No choice of these pieces, of two kinds or more, fills the board. Colour the board like a chessboard.");
    }

    @Test
    void weights_that_a_sentence_speaks_of_are_shown_elsewhere() {
        assertThat(run("count", "6x6 --pieces T:any").out())
                .contains(
                        "reason: Give the cells the weights shown",
                        "weights: shown by 'solve --explain', and by 'explain'");
    }

    private static CommandRun run(String command, String puzzle) {
        return CommandRun.of((command + " " + puzzle).split(" "));
    }
}
