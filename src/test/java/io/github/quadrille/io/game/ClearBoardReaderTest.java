package io.github.quadrille.io.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.text.InputFile;
import io.github.quadrille.io.text.Problems;
import io.github.quadrille.lab.clear.Board;
import io.github.quadrille.lab.clear.Grid;
import io.github.quadrille.testing.Advice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClearBoardReaderTest {
    private static final Grid SMALL = new Grid(3, 4, Wrap.BOTH);

    private static Board read(String text) throws UnusableInput {
        return ClearBoardReader.parse(new Problems("b.csv"), text, SMALL, false, Optional.empty());
    }

    private static String complaint(String text, Optional<Cell> target) {
        return catchThrowableOfType(
                        UnusableInput.class,
                        () -> ClearBoardReader.parse(new Problems("b.csv"), text, SMALL, false, target))
                .getMessage();
    }

    @Test
    void tokens_stand_where_their_fields_are() throws UnusableInput {
        Board board = read(",r,,\n,,b,\n,,,B\n");
        assertThat(board.red()).containsExactly(new Cell(0, 1));
        assertThat(board.blue()).containsExactlyInAnyOrder(new Cell(1, 2), new Cell(2, 3));
        assertThat(board.target()).isEqualTo(new Cell(2, 3));
    }

    @Test
    void harmless_habits_are_accepted() throws UnusableInput {
        assertThat(read("# a comment\r\n, r\r\n\r\n,,,B,,\r\n\r\n\r\n")).isEqualTo(read(",r,,\n,,,\n,,,B"));
    }

    @Test
    void another_blue_token_can_be_the_target() throws UnusableInput {
        Board board = ClearBoardReader.parse(
                new Problems("b.csv"), ",r,,\n,,b,\n,,,B\n", SMALL, false, Optional.of(new Cell(1, 2)));
        assertThat(board.target()).isEqualTo(new Cell(1, 2));
    }

    @Test
    void all_wrong_fields_are_told_at_once_with_their_places_and_nothing_that_follows_from_them() {
        assertThat(complaint("x,,,B\nb, red,b\n,\n", Optional.empty()))
                .isEqualTo("b.csv:1:1: 'x' is not a token. Use r (red), b (blue), B (the target) or nothing.\n"
                        + "b.csv:2:4: 'red' is not a token. Use r (red), b (blue), B (the target) or nothing.");
    }

    @Test
    void a_wrong_number_of_rows_is_told_alone() {
        assertThat(complaint("x,,,B,r\nb, red\n", Optional.empty()))
                .isEqualTo("b.csv: The board has 2 rows, but 3 were expected. Give its size, such as --size 2x5.");
    }

    @Test
    void the_first_field_beyond_the_last_column_is_told_alone() {
        assertThat(complaint("r,,,B,r\nb,,,,b,b\n,\n", Optional.empty()))
                .isEqualTo("b.csv:1:7: 'r' is field 5 of its row, but the board has 4 columns."
                        + " Give its size, such as --size 3x6.");
    }

    @Test
    void what_no_board_can_have_is_not_advised() {
        assertThat(complaint("r\n".repeat(65), Optional.empty())).endsWith("with --size, at most 64x64.");
    }

    @Test
    void another_sort_of_file_is_no_board() {
        assertThat(complaint("name: a puzzle\nboard: 4x5\npieces:\n  T: 2\n", Optional.empty()))
                .isEqualTo("b.csv:1:1: This is a puzzle,"
                        + " but the line-clearing game is played only on boards of squares with tokens. Use 'solve'.");
        assertThat(complaint("once upon a time\nthere was a board\n", Optional.empty()))
                .contains("This is not a board of the line-clearing game. Write ")
                .hasLineCount(1);
    }

    @Test
    void a_board_without_commas_is_told_where_they_go() {
        assertThat(complaint("# drawn\n  r.b\n.B.\n", Optional.empty()))
                .startsWith("b.csv:2:3: 'r.b' is not a token, ")
                .endsWith(" or nothing, so 'r,,b' for this row.");
    }

    @Test
    void there_must_be_one_target() {
        assertThat(complaint("r\n\n,\n", Optional.empty())).contains("There is no target. Mark one with 'B'");
        assertThat(complaint("r,B\nB\n,\n", Optional.empty()))
                .contains("There are 2 targets: (0, 1), (1, 0). Choose one with --target r,c,");
        assertThat(complaint("r,B\n,\n,\n", Optional.of(new Cell(2, 2))))
                .contains("There is no blue token at (2, 2), so it cannot be the target.");
    }

    @Test
    void when_all_blue_tokens_have_to_go_there_may_be_any_number_of_targets_and_no_red_token() throws UnusableInput {
        assertThat(ClearBoardReader.parse(new Problems("b.csv"), "r,B\nB,,b\n,\n", SMALL, true, Optional.empty())
                        .targets())
                .containsExactlyInAnyOrder(new Cell(0, 1), new Cell(1, 0), new Cell(1, 2));
        assertThat(ClearBoardReader.parse(new Problems("b.csv"), ",,b\n\n,\n", SMALL, true, Optional.empty())
                        .targets())
                .containsExactly(new Cell(0, 2));
        assertThat(ClearBoardReader.parse(new Problems("b.csv"), "r\n\n,\n", SMALL, true, Optional.empty())
                        .isWon())
                .isTrue();
    }

    @Test
    void a_board_that_is_written_is_read_again() throws UnusableInput {
        String text = ",r,,\n,,b,\n,,,B\n";
        assertThat(ClearBoardWriter.text(read(text))).isEqualTo(text);
        assertThat(ClearBoardWriter.text(read(text).withAllTargets())).isEqualTo(text.toLowerCase(Locale.ROOT));
    }

    @Test
    void too_many_rows_are_a_wrong_size() {
        assertThat(complaint("r,B\n,\n,\n,b\n", Optional.empty())).contains("has 4 rows, but 3 were expected");
    }

    @Test
    void hostile_files_are_refused(@TempDir Path folder) throws IOException {
        Path binary = Files.write(folder.resolve("binary.csv"), new byte[] {'r', 0, (byte) 0xff, 1});
        Path huge = Files.write(folder.resolve("huge.csv"), new byte[InputFile.MAX_BYTES + 1]);
        Path commas = Files.writeString(folder.resolve("commas.csv"), ",x".repeat(500_000));
        for (Path file : new Path[] {binary, huge, commas, folder, folder.resolve("absent.csv")}) {
            assertThatThrownBy(() -> ClearBoardReader.read(file.toString(), SMALL, false, Optional.empty()))
                    .isInstanceOf(UnusableInput.class)
                    .hasMessageMatching(Advice.IN);
        }
    }
}
