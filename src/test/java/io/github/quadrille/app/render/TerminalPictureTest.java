package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TerminalPictureTest {
    private final TerminalPicture terminal = new TerminalPicture(80, false);

    @Test
    void pieces_have_outlines_and_one_letter_each() {
        assertThat(terminal.of(Sample.picture(Wrap.NONE, "LLLS", "LTSS", "TTSI", "OTII")))
                .isEqualTo("""
                ┌───────────┬───┐
                │ L         │ S │
                │   ┌───┬───┘   │
                │   │ T │       │
                ├───┘   │   ┌───┤
                │       │   │ I │
                ├───┐   ├───┘   │
                │ O │   │       │
                └───┴───┴───────┘
                """);
    }

    @Test
    void holes_are_shaded_and_open_cells_marked() {
        assertThat(terminal.of(Sample.picture(Wrap.NONE, "#I.", "?I#", "?##"))).isEqualTo("""
                    ┌───┬───┐
                 ░░░│ I │ ○ │
                ┌───┤   ├───┘
                │ · │   │░░░
                │   ├───┘░░░
                │ · │░░░░░░░
                └───┘
                """);
    }

    @Test
    void the_outline_is_open_where_a_piece_goes_on_over_an_edge() {
        assertThat(terminal.of(Sample.picture(Wrap.VERTICAL, "SAI", "AAI", "SSI", "SBI")))
                .isEqualTo("""
                │   ├───┤   │
                │ S │ A │ I │
                ├───┘   │   │
                │       │   │
                ├───────┤   │
                │ S     │   │
                │   ┌───┤   │
                │   │ B │   │
                │   ├───┤   │
                """);
    }

    @Test
    void lines_go_on_a_little_beside_a_piece_that_goes_on() {
        assertThat(terminal.of(Sample.picture(Wrap.HORIZONTAL, "I.I", "..."))).isEqualTo("""
                ────┬───┬────
                  I │ ○ │ I
                ┬───┘   └───┬
                ┆ ○   ○   ○ ┆
                └───────────┘
                """);
    }

    @Test
    void free_edges_that_meet_are_dashed() {
        assertThat(terminal.of(Sample.picture(Wrap.BOTH, "..", ".."))).isEqualTo("""
                ┌╌╌╌╌╌╌╌┐
                ┆ ○   ○ ┆
                ┆       ┆
                ┆ ○   ○ ┆
                └╌╌╌╌╌╌╌┘
                """);
    }

    @Test
    void parts_of_a_piece_in_pieces_have_its_number() {
        assertThat(terminal.of(Sample.picture(Wrap.NONE, "PpPp"))).isEqualTo("""
                ┌───┬───┬───┬───┐
                │ P1│ P2│ P1│ P2│
                └───┴───┴───┴───┘
                """);
    }

    @Test
    void a_board_too_wide_for_outlines_has_a_letter_per_cell() {
        Picture picture = Sample.picture(Wrap.NONE, "SAI#", "AAI?", "SSI.");
        assertThat(new TerminalPicture(17, false).of(picture)).startsWith("┌");
        assertThat(new TerminalPicture(16, false).of(picture)).isEqualTo("SAI#\nAAI?\nSSI.\n");
    }

    @Test
    void equal_pieces_that_touch_have_thin_outlines_where_there_is_little_room() {
        Packing packing = new Packing(List.of(
                new Placement("I2", List.of(new Cell(0, 0), new Cell(0, 1))),
                new Placement("I2", List.of(new Cell(0, 2), new Cell(0, 3)))));
        assertThat(new TerminalPicture(9, false).board(Picture.of(packing))).isEqualTo("""
                ┌───┬───┐
                │I  │I  │
                └───┴───┘
                """);
        assertThat(new TerminalPicture(8, false).board(Picture.of(packing))).isEqualTo("IIII\n");
    }

    @Test
    void letters_that_are_no_names_are_explained() {
        Packing packing = new Packing(List.of(
                new Placement("I2", List.of(new Cell(0, 0), new Cell(0, 1))),
                new Placement("IV", List.of(new Cell(0, 2))),
                new Placement("I2", List.of(new Cell(0, 3), new Cell(0, 4)))));
        String text = new TerminalPicture(5, false).of(Picture.of(packing));
        assertThat(new TerminalPicture(25, false).of(Picture.of(packing)).lines())
                .last()
                .isEqualTo("I = I2 ×2   V = IV ×1");
        assertThat(text.lines()).containsExactly("IIVII", "I = I2 ×2", "V = IV ×1");
    }

    @Test
    void digits_may_be_missing_where_the_letter_is_clear() {
        Packing packing = new Packing(List.of(
                new Placement("I2", List.of(new Cell(0, 0), new Cell(0, 1))),
                new Placement("O1", List.of(new Cell(0, 2)))));
        assertThat(terminal.legend(Picture.of(packing))).isEmpty();
    }

    @Test
    void letters_that_are_names_need_no_words_without_colour() {
        Picture picture = Sample.picture(Wrap.NONE, "LLLS", "LTSS", "TTSI", "OTII");
        assertThat(terminal.legend(picture)).isEmpty();
        assertThat(new TerminalPicture(80, true).legend(picture).replaceAll("\u001b\\[[0-9;]*m", "|"))
                .isEqualTo("| I | ×1   | L | ×1   | O | ×1   | S | ×1   | T | ×1\n");
    }

    @Test
    void the_legend_has_the_colours_of_the_picture_and_an_empty_board_has_none() {
        TerminalPicture coloured = new TerminalPicture(80, true);
        Picture picture = Sample.picture(Wrap.NONE, "OO", "OO");
        String tile = coloured.legend(picture).replaceAll("m O .*\\R", "");
        assertThat(tile).startsWith("\u001b[38;5;");
        assertThat(coloured.board(picture)).contains(tile);
        assertThat(coloured.legend(Sample.picture(Wrap.NONE, "..", ".?"))).isEmpty();
    }
}
