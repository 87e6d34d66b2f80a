package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.PuzzleText;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleReaderTest {
    private static final String EXAMPLE = """
            name: Two sets in a notched board
            board: |            # or 8x10
              ..........
              ...##...?.
            wrap: horizontal    # left and right edges meet
            symmetry: free
            pieces:
              T: 2
              hook: 1..3
            shapes:
              hook: |           # any cells
                XX
                .X
            """;

    @Test
    void a_wrong_symmetry_does_not_hide_what_is_wrong_with_the_pieces() {
        assertThat(Complaints.of("board: 4x5", "symmetry: fre", "pieces:", "  K: 2", "  T: x", "  J: 1"))
                .containsExactly(
                        "p.yaml:2:11: The symmetry is 'fre', but can be free, one-sided or fixed only. Did you mean 'free'?",
                        "p.yaml:4:3: Unknown kind 'K'. Add a drawing of it under shapes.",
                        "p.yaml:5:6: The count of 'T' is 'x'. Write a whole number such as 3, or 1..3, 2.. or any.");
    }

    @Test
    void of_a_wrong_symmetry_alone_the_pieces_are_not_to_blame() {
        assertThat(Complaints.of("board: 4x5", "symmetry: 7", "pieces:", "  J: 2", "  L@90: 1", "  tetrominoes: 1"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:2:11: The symmetry is ");
    }

    @Test
    void the_example_is_read_as_written() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("p.yaml", EXAMPLE);
        assertThat(puzzle.name()).isEqualTo("Two sets in a notched board");
        assertThat(puzzle.region().picture()).containsExactly("..........", "...##...?.");
        assertThat(puzzle.region().wrap()).isEqualTo(Wrap.HORIZONTAL);
        assertThat(puzzle.symmetry()).isEqualTo(PieceSymmetry.FREE);
        assertThat(puzzle.bag()).hasToString("T: 2, hook: 1..3");
        assertThat(puzzle.bag().kind(1).shape()).isEqualTo(Polyform.drawn("XX", ".X"));
    }

    @Test
    void a_size_is_a_rectangle_with_the_standard_bag() throws UnusableInput {
        assertThat(PuzzleReader.read("8x10")).isEqualTo(Puzzle.standard(8, 10));
    }

    @Test
    void only_board_and_pieces_are_required() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("boards/p.easy.yaml", "board: 4x5\npieces: {tetrominoes: 1}\n");
        assertThat(puzzle).isEqualTo(new Puzzle("p.easy", puzzle.region(), PieceSymmetry.FREE, puzzle.bag()));
        assertThat(puzzle.region().wrap()).isEqualTo(Wrap.NONE);
        assertThat(puzzle.bag()).hasToString("T: 1, I: 1, O: 1, L: 1, S: 1");
    }

    @Test
    void a_text_without_file_names_the_puzzle_after_its_source() throws UnusableInput {
        assertThat(PuzzleReader.parse("standard input", "board: 1x1\npieces: {O1: 1}")
                        .name())
                .isEqualTo("standard input");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"name\":\"p\",\"board\":[\"..\",\"#?\"],\"pieces\":{\"O1\":1,\"I2\":\"0..1\"}}",
                "{\n\t\"board\": [\n\t\t\"..\",\n\t\t\"#?\"\n\t],\n\t\"pieces\":\t{\"O1\": 1, \"I2\": \"0..1\"}\n}",
                "{\"board\": \"..\\n#?\\n\", \"pieces\": {\"O1\": 1, \"I2\": \"0..1\"}}",
                "board:\n- ..\n- '#?'\npieces:\n  O1: 1\n  domino: 0..1\n",
                "board: |2-\n  ..\n  #?\n\npieces: {monomino: '1', I2: 0..1}",
                "\uFEFFboard: |\r\n  ..\r\n  #?\r\n\r\npieces: {O1: 1..1, I2: 0..1}\r\n",
                "%YAML 1.2\n---\npieces: {O1: 1, I2: 0..1}\nboard: |\n   ..\n   #?\n...\n",
            })
    void yaml_and_json_in_all_their_spellings_mean_the_same(String text) throws UnusableInput {
        Puzzle puzzle = PuzzleReader.parse("p.yaml", text);
        assertThat(puzzle.region().picture()).containsExactly("..", "#?");
        assertThat(puzzle.bag()).hasToString("O1: 1, I2: 0..1");
        assertThat(puzzle.name()).isEqualTo("p");
    }

    @Test
    void escaped_characters_outside_the_basic_plane_survive_in_names() throws UnusableInput {
        String text = "{\"name\": \"\\ud83d\\ude00\", \"board\": \"1x1\", \"pieces\": {\"O1\": 1}}";
        assertThat(PuzzleReader.parse("p", text).name()).isEqualTo("\ud83d\ude00");
    }

    @Test
    void optional_cells_alone_make_a_board() throws UnusableInput {
        assertThat(PuzzleReader.parse("p", "board: ??\npieces: {I2: any}")
                        .region()
                        .mandatorySize())
                .isZero();
    }

    @Test
    void an_empty_text_and_one_of_comments_are_empty() {
        assertThat(Complaints.of("")).containsExactly("p.yaml: The text is empty. Check that this is the right file.");
        assertThat(Complaints.of("# T: 1"))
                .containsExactly("p.yaml: The text is empty. Check that this is the right file.");
    }

    @Test
    void a_text_that_is_no_mapping_is_no_puzzle() {
        assertThat(Complaints.of("8x10"))
                .containsExactly("p.yaml:1:1: This is '8x10', not a puzzle. Add 'board:' and 'pieces:'.");
        assertThat(Complaints.of("- 1\n- 2")).singleElement().asString().startsWith("p.yaml:1:1: This is a list");
        assertThat(Complaints.of("---\n")).singleElement().asString().contains("This is nothing");
    }

    @Test
    void a_missing_key_is_named() {
        assertThat(Complaints.of("name: x"))
                .containsExactly(
                        "p.yaml:1:1: The puzzle has no 'board'. Add a line 'board:'.",
                        "p.yaml:1:1: The puzzle has no 'pieces'. Add a line 'pieces:', or --pieces; or let 'generate'"
                                + " choose pieces, with --from.");
    }

    @Test
    void an_unknown_key_suggests_the_nearest() {
        assertThat(Complaints.of("board: 1x1", "peices: {O1: 1}", "pieces: {O1: 1}", "zzzzzz: 1"))
                .containsExactly(
                        "p.yaml:2:1: Unknown key 'peices'. Did you mean 'pieces'?",
                        "p.yaml:4:1: Unknown key 'zzzzzz'."
                                + " Use one of name, author, description, instructions, lattice, board, wrap, symmetry, pieces, shapes, given, goal, maximise, weights, cell-weights, rules, colours.");
    }

    @Test
    void mistyped_pieces_are_not_missing_too() {
        assertThat(Complaints.of("board: 1x1", "peices: {O1: 1}"))
                .containsExactly("p.yaml:2:1: Unknown key 'peices'. Did you mean 'pieces'?");
    }

    @Test
    void an_unknown_wrap_lists_the_words() {
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "wrap: horizntal"))
                .containsExactly(
                        "p.yaml:3:7: The wrap is 'horizntal', but can be none, horizontal, vertical or both, or a list of rows and columns only."
                                + " Did you mean 'horizontal'?");
    }

    @Test
    void an_unknown_symmetry_lists_the_words() {
        assertThat(Complaints.of("board: 1x1", "pieces: {J: 1}", "symmetry: [free]"))
                .containsExactly("p.yaml:3:11: The symmetry is a list, but can be free, one-sided or fixed only."
                        + " Use one of these.");
    }

    @Test
    void words_of_the_maker_are_kept() throws UnusableInput {
        PuzzleText text = PuzzleReader.parse(
                        "p.yaml",
                        "board: 1x1\npieces: {O1: 1}\nauthor: Ada\ndescription: |\n  One.\n  Two.\ninstructions: Lay it.")
                .text();
        assertThat(text).isEqualTo(new PuzzleText("Ada", "One.\nTwo.", "Lay it."));
    }

    @Test
    void words_of_the_maker_are_plain_and_not_long() {
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "author: [a]", "description: \"a\\eb\""))
                .containsExactly(
                        "p.yaml:3:9: The author is a list. Write one line of at most 255 characters.",
                        "p.yaml:4:14: The description is 'a\\u001bb'. Write plain text of at most 2,000 characters.");
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "instructions: " + "x".repeat(2001)))
                .hasSize(1);
    }

    @Test
    void a_name_is_one_printable_line() {
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "name: \"a\\eb\""))
                .containsExactly("p.yaml:3:7: The name is 'a\\u001bb'. Write one line of at most 255 characters.");
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "name: \"\\ud800\""))
                .hasSize(1);
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "name: " + "x".repeat(256)))
                .hasSize(1);
        assertThat(Complaints.of("board: 1x1", "pieces: {O1: 1}", "name: {a: b}"))
                .hasSize(1);
    }

    @Test
    void everything_wrong_is_said_at_once_in_the_order_of_the_file() {
        assertThat(Complaints.of(
                        "bord: 4x4", //
                        "pieces:",
                        "  K: 1",
                        "  T: -1",
                        "  J: 2",
                        "wrap: round",
                        "board: |",
                        "  ...",
                        "  .x",
                        "shapes:",
                        "  hook: XX"))
                .containsExactly(
                        "p.yaml:1:1: Unknown key 'bord'. Did you mean 'board'?",
                        "p.yaml:3:3: Unknown kind 'K'. Add a drawing of it under shapes.",
                        "p.yaml:4:6: The count of 'T' is '-1'."
                                + " Write a whole number such as 3, or 1..3, 2.. or any.",
                        "p.yaml:5:3: J is the mirror image of L, and pieces of a free puzzle may be flipped."
                                + " Write L, or symmetry: one-sided.",
                        "p.yaml:6:7: The wrap is 'round', but can be none, horizontal, vertical or both, or a list of rows and columns only."
                                + " Use one of these.",
                        "p.yaml:9:4: The board has the character 'x', which is not allowed."
                                + " Use '.' for a cell to cover, '?' for one that may be covered, '#' for no cell.",
                        "p.yaml:9:5: Row 2 of the board has 2 characters, but row 1 has 3. Write '#' for no cell.",
                        "p.yaml:11:3: No piece uses the shape 'hook'. Add 'hook: 1' under 'pieces'.");
    }

    @Test
    void beyond_twenty_problems_only_their_number_is_said() {
        StringBuilder text = new StringBuilder("board: 1x1\npieces:\n");
        for (int i = 0; i < 100; i++) {
            text.append("  unknown").append(i).append(": 1\n");
        }
        assertThat(Complaints.of(text.toString()))
                .hasSize(21)
                .last()
                .asString()
                .isEqualTo("p.yaml: 80 more mistakes are not shown. Correct these first.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"100000x100000", "5001x1", "2001x2000", "0x5", "5x0", "99999999999999999999x1"})
    void a_size_without_squares_or_with_too_many_is_refused(String size) {
        assertThatThrownBy(() -> PuzzleReader.read(size))
                .isInstanceOf(UnusableInput.class)
                .hasMessageStartingWith(size + ": The board " + size)
                .hasMessageMatching(Advice.IN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"puzzle\": {}, \"packings\": []}\n{\"puzzle\": {}, \"packings\": []}",
                "{\"pieces\": [{\"kind\": \"T\"}]}",
                "status: packed\nII\n"
            })
    void an_answer_is_no_puzzle(String text) {
        assertThat(Complaints.of(text))
                .containsExactly("p.yaml: This is an answer, not a puzzle. Name the puzzle first.");
    }

    @Test
    void a_bare_picture_may_begin_with_a_byte_order_mark() throws UnusableInput {
        GivenKeys given = new GivenKeys(Optional.of("O: 2"), Optional.empty(), Optional.empty(), Optional.empty());
        assertThat(PuzzleReader.parse("p.txt", "\uFEFF....\n....\n", given)
                        .region()
                        .size())
                .isEqualTo(8);
    }

    @Test
    void a_list_of_two_numbers_is_meant_as_a_size() {
        assertThat(Complaints.of("board: [4, 5]", "pieces: tetrominoes"))
                .containsExactly(
                        "p.yaml:1:8: The board is a list. Write 4x5.",
                        "p.yaml:2:9: The pieces are 'tetrominoes'. Write 'tetrominoes: 1' below 'pieces:'.");
    }
}
