package io.github.quadrille.io.burrtools;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Rule;
import io.github.quadrille.core.puzzle.RuleSet;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.burrtools.BurrToolsReader.ImportedPuzzle;
import io.github.quadrille.io.input.UnusableInput;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BurrToolsTextTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "pentominoes/pentominoes-8x8-without-middle",
                "calendar/december-31",
                "lattices/soma-3x3x3",
                "lattices/conway-5x5x5",
                "lattices/slothouber-graatsma",
                "lattices/hexiamonds-6x6",
                "lattices/hexiamonds-3x12",
                "lattices/pyramid-55-balls",
                "lattices/tetrahedron-20-balls"
            })
    void what_is_written_is_read_again(String name) throws IOException, UnusableInput {
        Puzzle puzzle = Puzzles.read(Path.of("instances", name + ".yaml"));
        assertThat(again(puzzle)).isEqualTo(puzzle);
    }

    @Test
    void ranges_optional_cells_and_signs_are_kept() throws IOException, UnusableInput {
        Puzzle puzzle =
                Puzzles.parse("a", "{name: 'x < \"y\" & z', board: ['.?.', '..#'], pieces: {I2: 1..2, V3: 0..1}}");
        assertThat(again(puzzle)).isEqualTo(puzzle);
    }

    @Test
    void an_open_range_ends_where_the_board_is_full() throws IOException, UnusableInput {
        Puzzle puzzle = Puzzles.parse("a", "{board: 3x3, pieces: {I2: any, O1: 1..}}");
        assertThat(again(puzzle).bag()).hasToString("I2: 0..4, O1: 1..9");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{board: 3x3, pieces: {V3: any}, wrap: both} | BurrTools has no boards whose edges meet. Use",
                "{board: 3x3, pieces: {V3: any}, goal: cover} | BurrTools cannot say that as many cells as possible",
                "{board: 2x2, pieces: {V3: 0, X5: any}} | All pieces are laid already, but a BurrTools problem needs a"
                        + " piece to lay. Use",
                "{lattice: hexagonal, board: 3x3, pieces: {V3: any}} | BurrTools has no grid of hexagons. Use",
                "{board: 3x3, pieces: {V3: any, L: 1}, symmetry: one-sided} | BurrTools turns pieces in space and does not reflect them, so there they are free. But in this puzzle they are one-sided, which matters for L. Use",
                "{lattice: cubic, board: 3x3x3, pieces: {B: 1, V3: 2}, symmetry: free} | BurrTools turns pieces in space and does not reflect them, so there they are one-sided. But in this puzzle they are free, which matters for B. Use"
            })
    void what_it_cannot_say_is_named(String yaml, String message) throws UnusableInput {
        assertThat(BurrToolsText.refusal(Puzzles.parse("a", yaml)))
                .hasValueSatisfying(refusal -> assertThat(refusal).startsWith(message));
    }

    @Test
    void rules_are_nothing_it_can_say() {
        Puzzle tatami = Puzzle.standard(4, 10).with(new RuleSet(List.of(new Rule.NoFourMeet())));
        assertThat(BurrToolsText.refusal(tatami))
                .hasValueSatisfying(refusal -> assertThat(refusal)
                        .startsWith("BurrTools has two rules only: pieces fill the board, and colours agree. Use"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{board: 2x3, colours: [aab, b.b], pieces: {I2: 2, hook: 0..1}, shapes: {I2: {colours: ab}, hook: {colours: b?/?.}}}",
                "{board: 2x2, colours: [ab, bc], pieces: {I2: 2}, shapes: {I2: {colours: ad}}}",
                "{board: 1x4, colours: [cccc], pieces: {d: 2}, shapes: {d: {cells: XX, colours: ab}}}",
                "{lattice: triangular, board: triangle 2, colours: ['##a', '#aba'], pieces: {D2: 2}, shapes: {D2: {colours: ab}}}",
                "{lattice: cubic, board: 2x2x2, symmetry: one-sided, colours: [ab, .., '', ba, ..], pieces: {I2: 4}, shapes: {I2: {colours: ab}}}"
            })
    void colours_are_written_and_read(String yaml) throws IOException, UnusableInput {
        Puzzle puzzle = Puzzles.parse("a", yaml);
        assertThat(again(puzzle)).isEqualTo(puzzle);
    }

    @Test
    void colours_make_pieces_that_look_different_from_behind() throws UnusableInput {
        String shape =
                "{board: 2x2, colours: [ab, ba], pieces: {O: 1}, symmetry: one-sided, shapes: {O: {colours: %s}}}";
        assertThat(BurrToolsText.refusal(Puzzles.parse("a", shape.formatted("ab/ba"))))
                .isEmpty();
        assertThat(BurrToolsText.refusal(Puzzles.parse("a", shape.formatted("ab/cd"))))
                .hasValueSatisfying(refusal -> assertThat(refusal).contains("which matters for O."));
    }

    @Test
    void symmetric_pieces_may_be_one_sided_or_fixed() throws UnusableInput {
        assertThat(BurrToolsText.refusal(
                        Puzzles.parse("a", "{board: 4x4, pieces: {T: any, I: any}, symmetry: one-sided}")))
                .isEmpty();
        assertThat(BurrToolsText.refusal(Puzzles.parse("a", "{board: 4x4, pieces: {O: any}, symmetry: fixed}")))
                .isEmpty();
    }

    private static Puzzle again(Puzzle puzzle) throws IOException, UnusableInput {
        assertThat(BurrToolsText.refusal(puzzle)).isEmpty();
        StringWriter text = new StringWriter();
        BurrToolsText.write(puzzle, text);
        ImportedPuzzle read = BurrToolsReader.read(
                "a.xmpuzzle", text.toString().getBytes(StandardCharsets.UTF_8), OptionalInt.empty());
        assertThat(read.leftOut()).isEmpty();
        return read.puzzle();
    }
}
