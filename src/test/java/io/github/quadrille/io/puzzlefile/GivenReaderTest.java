package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.Problem;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Advice;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GivenReaderTest {
    private static Puzzle read(String text) throws UnusableInput {
        return PuzzleReader.parse("p", text);
    }

    private static List<String> problems(String text) {
        UnusableInput refused = catchThrowableOfType(UnusableInput.class, () -> read(text));
        return refused.problems().stream()
                .map(problem -> problem.line() + ": " + problem.message())
                .toList();
    }

    @Test
    void kinds_are_told_by_their_shapes_whatever_the_symbols() throws UnusableInput {
        Puzzle puzzle = read("{board: 3x5, pieces: {T: any, O: any}, given: ['11xxx', '11.x.', '.....']}");
        assertThat(puzzle.given()).extracting(Placement::kind).containsExactly("O", "T");
    }

    @Test
    void one_symbol_may_name_several_pieces_that_do_not_touch() throws UnusableInput {
        assertThat(read("{board: 2x5, pieces: {O: any}, given: ['aa.aa', 'aa.aa']}")
                        .given())
                .hasSize(2);
    }

    @Test
    void two_kinds_of_one_shape_are_named_unless_the_symbol_is_the_letter_of_one() throws UnusableInput {
        String text =
                "{board: 2x3, pieces: {red: 1, blue: 1}, shapes: {red: [XX], blue: [XX]}, given: ['%1$s%1$s.', '...']}";
        assertThat(problems(text.formatted("a")))
                .singleElement()
                .satisfies(problem -> assertThat(problem)
                        .contains("The piece 'a' on (0, 0), (0, 1) may be red or blue, which look the same. Name"));
        assertThat(read(text.formatted("b")).given())
                .extracting(Placement::kind)
                .containsExactly("blue");
    }

    @Test
    void everything_wrong_is_said_at_once_where_it_stands() {
        assertThat(problems("""
            board: ['....', '.#..']
            pieces: {T: 1, O: any}
            given:
              - [T, [[0, 0], [0, 1], [0, 2], [1, 1]]]
              - [T, [[0, 1], [0, 2], [0, 3], [1, 2]]]
              - [I, [[0, 0], [0, 1], [0, 2], [0, 3]]]
              - [O, [[0, 3], [0, 4], [1, 3], [1, 4]]]
            """))
                .anyMatch(problem -> problem.startsWith("4: T lies on (1, 1), which is not a cell of the board."))
                .anyMatch(problem -> problem.startsWith("6: Overlap at (0, 1)"))
                .anyMatch(problem -> problem.startsWith("6: The bag has no kind 'I'"))
                .anyMatch(problem -> problem.startsWith("7: O lies on (0, 4), which is not a cell of the board"))
                .anyMatch(problem -> problem.contains("T is used 2 times, but the puzzle says 1."))
                .allMatch(problem -> Advice.isIn(problem));
    }

    @Test
    void a_shape_that_is_no_kind_is_named_where_it_begins() {
        assertThat(problems("board: 2x4\npieces: {O: any}\ngiven: |\n  ..ab\n  ..ab\n"))
                .containsExactly(
                        "4: The piece 'a' on (0, 2), (1, 2) fits none of the kinds of the puzzle, which are O. Check"
                                + " whether a cell is missing or too many.",
                        "4: The piece 'b' on (0, 3), (1, 3) fits none of the kinds of the puzzle, which are O. Check"
                                + " whether a cell is missing or too many.");
    }

    @Test
    void a_picture_of_another_board_is_refused() {
        assertThat(problems("{board: 3x4, pieces: {O: any}, given: ['aa..', 'aa..']}"))
                .containsExactly(
                        "1: The picture of the given pieces has 2 rows, but the board has 3. Write '.' for each empty cell.");
    }

    @Test
    void what_is_no_piece_is_refused() {
        assertThatThrownBy(() -> read("{board: 3x4, pieces: {O: any}, given: [[O, [[0, 0], [0, x]]], 7]}"))
                .isInstanceOfSatisfying(
                        UnusableInput.class,
                        refused -> assertThat(refused.problems())
                                .extracting(Problem::message)
                                .anyMatch(message -> message.startsWith("A cell of a given piece is"))
                                .anyMatch(message -> message.startsWith("A given piece is '7'.")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 4x5, wrap: horizontal, pieces: {I: any, L: any, O: any}}",
                "{lattice: hexagonal, board: hexagon 2, pieces: {trihexes: any, domino: any}, shapes: {domino: ['X X']}}",
                "{lattice: triangular, board: hexagon 2, pieces: {hexiamonds: any}}",
                "{lattice: cubic, board: 2x2x3, pieces: {I: any, L: any, O: any}}"
            })
    void what_is_written_is_read_back(String text) throws UnusableInput {
        Puzzle puzzle = read(text);
        List<Placement> pieces =
                Solver.of(puzzle).solve().bestSeen().orElseThrow().pieces();
        Puzzle begun = puzzle.withGiven(pieces.subList(0, 2));
        assertThat(read(PuzzleWriter.toYaml(begun))).isEqualTo(begun);
    }

    @Test
    void pictures_of_hexagons_are_drawn_as_their_boards_are() throws UnusableInput {
        Puzzle puzzle = read("""
            lattice: hexagonal
            board: hexagon 2
            pieces: {trihexes: any, one: any}
            shapes: {one: [X]}
            given: |
               a a
              . a .
               . .
            """);
        assertThat(puzzle.given())
                .singleElement()
                .satisfies(piece -> assertThat(piece.cells()).hasSize(3));
    }
}
