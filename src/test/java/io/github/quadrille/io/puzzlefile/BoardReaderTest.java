package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BoardReaderTest {
    private static final String UNKNOWN =
            " Use '.' for a cell to cover, '?' for one that may be covered, '#' for no cell.";

    @Test
    void a_size_gives_rows_and_columns() throws UnusableInput {
        assertThat(region("2x3")).isEqualTo(Region.rectangle(2, 3));
        assertThat(region("'2X3'")).isEqualTo(Region.rectangle(2, 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"|\n  011\n  110", "[011, 110]", "['011', '110']", "[[0, 1, 1], [1, 1, 0]]", "\n  - 011\n  - 110"
            })
    void ones_must_be_covered_and_zeros_are_no_cells(String board) throws UnusableInput {
        assertThat(region(board)).isEqualTo(new Region(List.of("#..", "..#"), Wrap.NONE));
    }

    @Test
    void cells_may_be_listed_by_row_and_column() throws UnusableInput {
        assertThat(region("[[0, 0], [0, 1], [1, 0], [2, 0], [2, 1]]"))
                .isEqualTo(new Region(List.of("..", ".#", ".."), Wrap.NONE));
        assertThat(complaints("[[0, 0], [0, 4999], [1, 0]]")).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "'####\n#..#\n' | I2: 3 | ..../.##.",
                "'....\n.##.\n' | I2: 1 | ####/#..#",
                "'....\n.##.\n' | I2: 3 | ..../.##.",
                "'....\n.##.\n' | I2: any | ..../.##.",
                "'....\n.##.\n' | I2: 7 | ..../.##.",
                "'####\n#  #\n' | I2: 3 | ..../.##.",
                "'##\n##\n' | I2: any | ../..",
                "'oooo\no  o\n' | I2: any | ..../.##.",
                "' XX\nXXX\n' | V3: any | #../...",
                "'XX..\nXXXX\n' | I2: 3 | ..##/....",
                "'XX..\nXXXX\n' | I2: 1 | ##../####",
                "'x#\nxx\n' | V3: 1 | .#/..",
                "'##\n###\n' | I5: 1 | ..#/...",
                "'. .\n...\n' | I5: 1 | .#./..."
            })
    void the_area_of_the_bag_says_which_sign_is_the_board(String picture, String pieces, String board)
            throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("p.txt", picture, beside(pieces));
        assertThat(puzzle.region().picture()).containsExactly(board.split("/"));
    }

    @Test
    void where_it_does_not_say_so_both_readings_are_drawn() {
        for (String pieces : List.of("I2: any", "I2: 9")) {
            assertThatThrownBy(() -> PuzzleReader.parse("p.txt", "\nXX..\nXXXX\n", beside(pieces)))
                    .hasMessage("p.txt:2:1: The board has 6 cells with one sign and 2 with another, and it is not clear"
                            + " which are to be covered. Write ..##/...., or ##../####, with '.' for a cell"
                            + " and '#' for none.");
        }
    }

    @Test
    void in_a_puzzle_file_a_cross_is_read_where_the_bag_says_so_and_a_hash_is_no_cell() throws UnusableInput {
        assertThat(PuzzleReader.parse("p", "board: |\n  XX.\n  .XX\npieces: {I2: 2}\n")
                        .region()
                        .picture())
                .containsExactly("..#", "#..");
        assertThat(PuzzleReader.parse("p", "board: |\n  ##.\n  .##\npieces: {I2: 2}\n")
                        .region()
                        .picture())
                .containsExactly("##.", ".##");
        assertThat(complaints("|", "  XX.", "  .XX"))
                .containsExactly(
                        "p.yaml:3:3: The board has the character 'X' (4 times), which is not allowed." + UNKNOWN);
    }

    private static GivenKeys beside(String pieces) {
        return new GivenKeys(Optional.of(pieces), Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Test
    void a_single_row_needs_no_block() throws UnusableInput {
        assertThat(region("?..#.")).isEqualTo(new Region(List.of("?..#."), Wrap.NONE));
    }

    @Test
    void a_ragged_board_names_the_line_and_both_lengths() {
        assertThat(complaints("|", "  ....", "  ...", "  ....", "  ......"))
                .containsExactly(
                        "p.yaml:4:6: Row 2 of the board has 3 characters, but row 1 has 4. Write '#' for no cell.",
                        "p.yaml:6:7: Row 4 of the board has 6 characters, but row 1 has 4. Write '#' for no cell.");
    }

    @Test
    void a_first_row_that_differs_from_all_others_is_the_ragged_one() {
        assertThat(complaints("|", "  ..", "  ....", "  ...."))
                .containsExactly(
                        "p.yaml:3:5: Row 1 of the board has 2 characters, but row 2 has 4. Write '#' for no cell.");
    }

    @Test
    void an_unknown_character_is_found_in_a_block() {
        assertThat(complaints("|", "      ....", "      ..o.", "      .o.."))
                .containsExactly(
                        "p.yaml:4:9: The board has the character 'o' (2 times), which is not allowed." + UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({"|, 4:4", "'|+', 4:4", "'|2', 4:4", "'|-   # a comment', 4:4"})
    void the_header_of_a_block_does_not_move_positions(String header, String position) {
        assertThat(complaints(header, "  ...", "  .X."))
                .singleElement()
                .asString()
                .startsWith("p.yaml:" + position);
    }

    @Test
    void carriage_returns_do_not_move_positions() {
        assertThat(Complaints.of("pieces: {O1: 9}\r\nboard: |\r\n  ..\r\n  .X\r\n"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:4:4: The board has the character 'X', which is not allowed.");
        assertThat(Complaints.of("pieces: {O1: 9}\rboard: |\r  ..\r  .X\r"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:4:4: ");
    }

    @Test
    void wide_characters_count_as_one_column() {
        assertThat(complaints("|", "  ..\ud83d\ude00.x"))
                .containsExactly(
                        "p.yaml:3:5: The board has the character '\ud83d\ude00', which is not allowed." + UNKNOWN,
                        "p.yaml:3:7: The board has the character 'x', which is not allowed." + UNKNOWN);
    }

    @Test
    void trailing_blanks_are_shown() {
        assertThat(complaints("|", "  ..", "  .. "))
                .containsExactly(
                        "p.yaml:4:5: The board has the character ' ', which is not allowed." + UNKNOWN,
                        "p.yaml:4:5: Row 2 of the board has 3 characters, but row 1 has 2. Write '#' for no cell.");
    }

    @Test
    void an_empty_line_inside_a_picture_is_a_ragged_row() {
        assertThat(complaints("|", "  ..", "", "  .."))
                .containsExactly(
                        "p.yaml:4:1: Row 2 of the board has 0 characters, but row 1 has 2. Write '#' for no cell.");
    }

    @Test
    void an_unknown_character_is_found_in_lists_of_every_spelling() {
        assertThat(complaints("", "- ...", "- '.X.'", "- \".Y.\"", "-   .Z."))
                .extracting(line -> line.substring(0, line.indexOf(": ")))
                .containsExactly("p.yaml:4:5", "p.yaml:5:5", "p.yaml:6:6");
        assertThat(Complaints.of("{\"pieces\": {\"O1\": 9}, \"board\": [\"..\", \".X\"]}"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:1:41: The board has the character 'X', which is not allowed.");
    }

    @Test
    void behind_escapes_the_beginning_of_the_text_is_named() {
        assertThat(Complaints.of("{\"pieces\": {\"O1\": 9}, \"board\": \"..\\n.X\"}"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:1:32: The board has the character 'X', which is not allowed.");
    }

    @Test
    void a_forgotten_bar_is_guessed() {
        assertThat(complaints("", "  ..", "  .."))
                .containsExactly(
                        "p.yaml:3:3: The board is folded into one line, '.. ..'." + " Add a bar, as in 'board: |'.");
        assertThat(complaints(">", "  ..", "  ..")).singleElement().asString().contains("Add a bar");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "''", "[]", "{}", "|", "{a: 1}"})
    void an_empty_board_is_no_board(String board) {
        assertThat(complaints(board)).singleElement().asString().contains("The board is ", "Write | after the key");
    }

    @Test
    void a_row_that_is_no_text_is_refused() {
        assertThat(complaints("[.., [..], ..]"))
                .containsExactly("p.yaml:2:13: The board has a list in place of a row. Write a row of characters.");
        assertThat(complaints("[.., \"..\\n..\"]")).singleElement().asString().contains("in place of a row");
    }

    @Test
    void a_board_of_holes_has_nothing_to_pack() {
        assertThat(complaints("'##'"))
                .containsExactly("p.yaml:2:9: The board has only '#', which means no cell. Draw some cells as '.'.");
    }

    @ParameterizedTest
    @CsvSource({
        "8 x 10, Write 8x10.",
        "8x, Write 8x10.",
        "-1x5, Write 1x5.",
        "8*9, Write 8x9.",
        "eight, 'Write 8x10, or a picture'",
        "0x10, has no square. Write 1x10.",
        "100000x100000, too large: at most 5000 a side and 4000000 squares.",
        "2001x2000, too large",
    })
    void a_wrong_size_is_one_clear_message(String size, String message) {
        assertThat(complaints(size))
                .singleElement()
                .asString()
                .startsWith("p.yaml:2:8: ")
                .contains(message);
    }

    @Test
    void a_picture_may_not_be_larger_than_a_size() {
        assertThat(complaints(".".repeat(5001))).singleElement().asString().contains("The board 1x5001 is too large");
    }

    private static Region region(String board) throws UnusableInput {
        return PuzzleReader.parse("p.yaml", "board: " + board + "\npieces: {O1: any}\n")
                .region();
    }

    /** Returns the complaints about a board, which begins in line 2, column 8. */
    private static List<String> complaints(String... board) {
        return Complaints.of("pieces: {O1: 9}\nboard: " + String.join("\n", board) + "\n");
    }
}
