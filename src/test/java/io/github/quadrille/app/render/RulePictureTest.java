package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.picture.OutlinedGrid;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RulePictureTest {
    private static final TerminalPicture TERMINAL = new TerminalPicture(80, false);

    private final Puzzle chequered = Puzzles.parse("chequered", """
            board: 2x3
            pieces: {A: any}
            shapes: {A: {colours: xo/o.}}
            colours: |
              xox
              oxo
            """);
    private static final Placement CORNER = new Placement("A", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(1, 0)));
    private final Picture begun = Picture.of(chequered, new Packing(List.of(CORNER)));

    private final Picture aboutCells = Picture.of(Puzzles.parse("cells", """
            board: 3x4
            pieces: {V3: any, I2: any, I3: any}
            rules:
              - together: [[0, 0], [0, 1], [1, 1]]
              - apart: [[1, 2], [2, 2]]
              - apart: [[0, 2], [0, 3]]
              - cell: {at: [2, 0], kinds: [I2, V3]}
              - together: [[1, 3], [2, 1]]
            """));

    RulePictureTest() throws UnusableInput {}

    @Test
    void colours_stand_at_the_right_of_cells() {
        assertThat(TERMINAL.board(begun)).isEqualTo("""
                ┌───────┬───┐
                │ Ax   o│ ○x│
                │   ┌───┘   │
                │  o│ ○x  ○o│
                └───┴───────┘
                """);
    }

    @Test
    void colours_are_not_read_as_pieces() {
        List<String> lines = TERMINAL.board(begun).lines().toList();
        assertThat(new OutlinedGrid(lines).read().pieces()).singleElement().satisfies(piece -> {
            assertThat(piece.kind()).isEqualTo("A");
            assertThat(piece.cells()).containsExactlyInAnyOrderElementsOf(CORNER.cells());
        });
    }

    @Test
    void rules_about_cells_are_marked_and_else_said() {
        assertThat(TERMINAL.of(aboutCells)).isEqualTo("""
                ┌───────────────┐
                │ ○ ═ ○   ○ ┃ ○ │
                │     ║         │
                │ ○   ○   ○   ◇ │
                │         ━     │
                │ ◇   ◇   ○   ○ │
                └───────────────┘
                ◇ Only I2 or V3 covers (2, 0).
                ◇ One piece covers (1, 3) and (2, 1).
                """);
    }

    @Test
    void pieces_hide_rules_about_their_cells() {
        Placement row = new Placement("I3", List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2)));
        Picture laid = Picture.of(aboutCells.puzzle(), new Packing(List.of(row)));
        assertThat(laid.ruleMarks().links()).isEmpty();
        assertThat(laid.ruleMarks().bars()).hasSize(1);
        assertThat(laid.ruleMarks().signs()).hasSize(3);
    }

    @Test
    void the_first_colour_is_a_dark_dot_and_the_second_a_light_one() {
        String svg = SvgPicture.of(begun);
        // There is one path for each colour of the open cells, and one for each colour of the covered cells.
        assertThat(svg).containsPattern(dots(Drawing.TRAY, 2));
        assertThat(svg).containsPattern(dots(Colour.WHITE, 1));
        assertThat(svg).containsPattern(dots(Drawing.TRAY, 1));
        assertThat(svg).containsPattern(dots(Colour.WHITE, 2));
    }

    @Test
    void pieces_to_cut_out_have_the_marks_of_their_cells() {
        List<Colour> filled = new ArrayList<>();
        Figure piece = Figure.piece(chequered, 0, "A", 1, Look.Ink.LINES);
        piece.drawWith(new Figure.Pen() {
            @Override
            public void fill(Shape shape, Colour colour) {
                filled.add(colour);
            }

            @Override
            public void line(Shape line, Colour colour, double width) {}
        });
        assertThat(filled).containsExactly(Colour.WHITE, Drawing.TRAY, Colour.WHITE);
    }

    private static String dots(Colour colour, int number) {
        return "<path fill=\"" + colour.hex() + "\"[^>]* d=\"(M[^Mz]+z){" + number + "}\"";
    }

    @Test
    void only_an_empty_board_of_hexagons_shows_its_colours() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("hexagons", """
                lattice: hexagonal
                board: |
                  . .
                   . .
                pieces: {A: any}
                shapes: {A: {cells: X, colours: x}}
                colours: |
                  x .
                   o x
                """);
        assertThat(TERMINAL.board(Picture.of(puzzle))).isEqualTo("x .\n o x\n");
        Packing one = new Packing(List.of(new Placement("A", List.of(new Cell(0, 0)))));
        assertThat(TERMINAL.board(Picture.of(puzzle, one))).isEqualTo("A .\n . .\n");
    }
}
