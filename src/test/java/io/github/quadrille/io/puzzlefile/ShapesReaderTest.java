package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ShapesReaderTest {
    @Test
    void cells_may_be_apart() throws UnusableInput {
        assertThat(shape("X..X")).isEqualTo(Polyform.drawn("X..X"));
    }

    @Test
    void hashes_are_cells_and_blanks_are_none() throws UnusableInput {
        assertThat(shape("|\n    ##\n     #")).isEqualTo(Polyform.drawn("XX", ".X"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "|\n    010\n    111",
                "[010, 111]",
                "['010', \"111\"]",
                "[[0, 1, 0], [1, 1, 1]]",
                "\n  - 010\n  - 111"
            })
    void ones_are_cells_and_zeros_are_none(String drawing) throws UnusableInput {
        assertThat(shape(drawing)).isEqualTo(Polyform.drawn(".X.", "XXX"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[0, 0], [0, 1], [1, 0], [1, 1]] | XX/XX",
                "[[0, 0], [0, 1], [0, 2]] | XXX",
                "[[0, 1], [1, 0], [1, 1]] | .X/XX",
                "[[5, 2], [5, 3], [6, 3]] | XX/.X",
                "[[-1, 0], [0, 0], [1, 0]] | X/X/X"
            })
    void cells_may_be_listed_by_row_and_column(String list, String drawing) throws UnusableInput {
        assertThat(shape(list)).isEqualTo(Polyform.drawn(drawing.split("/")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[[1, 0], [1, 1]] | X./XX",
                "[[1, 1], [1, 1]] | XX/XX",
                "[[0, 1], [1, 0]] | .X/X.",
                "[['0', '0'], ['0', '1']] | X"
            })
    void rows_of_two_stay_rows_where_they_begin_at_1_or_repeat_or_fall_apart(String list, String drawing)
            throws UnusableInput {
        assertThat(shape(list)).isEqualTo(Polyform.drawn(drawing.split("/")));
    }

    @Test
    void a_list_that_may_be_rows_or_coordinates_is_refused() throws UnusableInput {
        assertThat(complaints("hook", "[[0, 0], [0, 1], [1, 1]]"))
                .containsExactly(
                        "p.yaml:4:9: The shape 'hook' may be rows of 0 and 1, or cells by their coordinates. Use quotes for rows, as in [\"01\", \"11\"], or a picture.");
        assertThat(complaints("hook", "[[0, 0], [0, 1]]"))
                .singleElement()
                .asString()
                .contains("may be rows of 0 and 1");
        assertThat(shape("[\"00\", \"01\", \"11\"]")).isEqualTo(Polyform.drawn(".X", "XX"));
    }

    @Test
    void cubes_have_three_coordinates() throws UnusableInput {
        String text =
                "lattice: cubic\nboard: [[0,0,0],[0,0,1],[0,1,0],[1,0,0]]\npieces: {a: 1}\nshapes: {a: [[3,0,0],[2,0,0],[2,1,0],[2,0,1]]}\n";
        Puzzle puzzle = PuzzleReader.parse("p", text);
        assertThat(puzzle.region().picture()).containsExactly("..", ".#", ".#", "##");
        assertThat(puzzle.bag().kind(0).size()).isEqualTo(4);
    }

    @Test
    void a_number_in_a_list_of_0_and_1_is_named() {
        assertThat(complaints("hook", "[[0, 1], [2, 1]]"))
                .containsExactly(
                        "p.yaml:4:18: The shape 'hook' has the character '2', which is not allowed. Use 'X' for a cell, '.' for no cell.");
        assertThat(complaints("hook", "[[11, 1]]")).singleElement().asString().contains("has a list in place of a row");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[.x, xx]", "[' b', bb]", "['.*', '**']", "[0O, OO]"})
    void cells_may_be_drawn_in_any_one_letter(String drawing) throws UnusableInput {
        assertThat(shape(drawing)).isEqualTo(Polyform.drawn(".X", "XX"));
    }

    @Test
    void rows_may_lack_empty_squares_at_their_end() throws UnusableInput {
        assertThat(shape("|\n    X\n    XX")).isEqualTo(Polyform.drawn("X.", "XX"));
        assertThat(shape("[X, XX]")).isEqualTo(Polyform.drawn("X.", "XX"));
    }

    @Test
    void empty_borders_do_not_matter() throws UnusableInput {
        assertThat(shape("|\n    ...\n    .X.\n    ...")).isEqualTo(Polyform.drawn("X"));
    }

    @Test
    void a_shape_may_look_like_another_kind() throws UnusableInput {
        String text = "board: 1x1\npieces: {I2: 1, a: 1, b: 1}\nshapes: {a: XX, b: XX}\n";
        assertThat(PuzzleReader.parse("p", text).bag().size()).isEqualTo(3);
    }

    @Test
    void an_unknown_character_is_found_where_it_stands() {
        assertThat(complaints("hook", "|\n    XX\n    Xx"))
                .containsExactly(
                        "p.yaml:6:6: The shape 'hook' has the character 'x', which is not allowed. Use 'X' for a cell, '.' for no cell.");
    }

    @Test
    void a_shape_needs_a_cell() {
        assertThat(complaints("hook", ".."))
                .containsExactly("p.yaml:4:9: The shape 'hook' has no cells. Write 'X' for a cell.");
        assertThat(complaints("hook", ""))
                .singleElement()
                .asString()
                .contains("The shape 'hook' is empty. Write | after the key");
        assertThat(complaints("hook", "{a: b}")).singleElement().asString().contains("The shape 'hook' is a mapping.");
    }

    @Test
    void a_shape_that_no_piece_uses_is_a_mistake() {
        assertThat(Complaints.of("board: 1x1\npieces: {O1: 1}\nshapes:\n  hook: X"))
                .containsExactly("p.yaml:4:3: No piece uses the shape 'hook'. Add 'hook: 1' under 'pieces'.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"T", "T4", "X5", "F5'", "3x5", "domino", "tetrominoes"})
    void a_built_in_name_cannot_be_drawn_anew(String name) {
        assertThat(Complaints.of("board: 1x1\npieces: {O1: 1}\nshapes:\n  " + name + ": X"))
                .containsExactly(
                        "p.yaml:4:3: The name '%s' belongs to a shape that is built in. Use '%s-2' for a shape of your own."
                                .formatted(name, name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a b",
                "L@90",
                "a/b",
                "a.b",
                "'<b>'",
                "''",
                "\"a\\eb\"",
                "x2345678901234567890123456789012345678901"
            })
    void a_name_is_a_short_word(String name) {
        assertThat(complaints(name, "X"))
                .singleElement()
                .asString()
                .contains("A shape cannot be called ", "Use up to 40 letters, digits, '-', '_' and primes.");
    }

    @Test
    void a_name_never_reaches_the_terminal_raw() {
        assertThat(Complaints.of("board: 1x1\npieces: {\"h\\ek\": 1}\nshapes: {\"h\\e\": X}"))
                .hasSize(3)
                .noneMatch(line -> line.contains("\u001b"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Häkchen", "'1'", "a-b_c'", "x234567890123456789012345678901234567890", "yes"})
    void letters_of_all_scripts_digits_and_primes_make_a_name(String name) throws UnusableInput {
        String text = "board: 1x1\npieces: {%s: 1}\nshapes: {%s: X}\n".formatted(name, name);
        assertThat(PuzzleReader.parse("p", text).bag().size()).isOne();
    }

    @Test
    void a_shape_has_at_most_ten_thousand_cells() throws UnusableInput {
        assertThat(shape("X".repeat(5000)).size()).isEqualTo(5000);
        assertThat(complaints("hook", "[%s, %1$s, %1$s]".formatted("X".repeat(3334))))
                .singleElement()
                .asString()
                .contains("The shape 'hook' has 10002 cells in 3 rows and 3334 columns. At most 10,000");
        assertThat(complaints("hook", "X" + ".".repeat(4999) + "X"))
                .singleElement()
                .asString()
                .contains("5001 columns");
    }

    @Test
    void shapes_are_a_mapping() {
        assertThat(Complaints.of("board: 1x1\npieces: {O1: 1}\nshapes: [XX]"))
                .containsExactly(
                        "p.yaml:3:9: The shapes are a list. Write a name with a drawing below it, as in 'hook: |'.");
    }

    private static Polyform shape(String drawing) throws UnusableInput {
        String text = "board: 1x1\npieces: {hook: 1}\nshapes:\n  hook: " + drawing + "\n";
        return PuzzleReader.parse("p.yaml", text).bag().kind(0).shape();
    }

    /** Returns the complaints about a shape, whose name is in line 4, column 3. */
    private static List<String> complaints(String name, String drawing) {
        return Complaints.of("board: 1x1\npieces: {%s: 1}\nshapes:\n  %s: %s\n".formatted(name, name, drawing));
    }
}
