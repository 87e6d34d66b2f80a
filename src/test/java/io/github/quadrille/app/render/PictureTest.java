package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PictureTest {
    private final Puzzle board = Sample.puzzle("board", Wrap.NONE, "TTT#", ".T.?");

    @Test
    void an_empty_board_has_open_cells_and_holes_only() {
        Picture picture = Picture.of(board);
        assertThat(picture.size()).isZero();
        assertThat(picture.pieceAt(0, 0)).isEqualTo(Picture.OPEN);
        assertThat(picture.pieceAt(0, 3)).isEqualTo(Picture.NOTHING);
        assertThat(picture.pieceAt(1, 3)).isEqualTo(Picture.OPEN);
        assertThat(picture.region().markAt(1, 3)).isEqualTo(Region.OPTIONAL);
    }

    @Test
    void beyond_the_edges_of_a_sheet_is_nothing() {
        Picture picture = Picture.of(board);
        assertThat(picture.pieceAt(-1, 0)).isEqualTo(Picture.NOTHING);
        assertThat(picture.pieceAt(0, 4)).isEqualTo(Picture.NOTHING);
    }

    @Test
    void beyond_an_edge_that_meets_another_the_board_goes_on() {
        Picture picture = Sample.picture(Wrap.VERTICAL, "I.", "..");
        assertThat(picture.pieceAt(2, 0)).isZero();
        assertThat(picture.pieceAt(0, 2)).isEqualTo(Picture.NOTHING);
    }

    @Test
    void a_piece_knows_its_kind_and_its_cells_row_by_row() {
        List<Cell> cells = List.of(new Cell(1, 1), new Cell(0, 2), new Cell(0, 1), new Cell(0, 0));
        Picture picture = Picture.of(board, new Packing(List.of(new Placement("T4", cells))));
        assertThat(picture.kindName(0)).isEqualTo("T");
        assertThat(picture.letter(0)).isEqualTo('T');
        assertThat(picture.cells(0)).containsExactly(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2), new Cell(1, 1));
    }

    @Test
    void a_piece_on_a_hole_is_refused() {
        assertRefused("T", "A piece 'T' lies on (0, 3), which is not a cell of the board.", new Cell(0, 3));
    }

    @Test
    void a_piece_beyond_the_board_is_refused() {
        assertRefused("T", "A piece 'T' lies on (2, 0), which is not a cell of the board.", new Cell(2, 0));
    }

    @Test
    void overlapping_pieces_are_refused() {
        assertRefused("T", "A piece 'T' lies on (0, 0), which is covered already.", new Cell(0, 0), new Cell(0, 0));
    }

    @Test
    void a_piece_of_an_unknown_kind_is_refused() {
        assertRefused("W5", "The bag has no kind 'W5'.", new Cell(0, 0));
    }

    @Test
    void a_piece_without_cells_is_refused() {
        assertRefused("T", "A piece 'T' has no cells.");
    }

    private void assertRefused(String kind, String message, Cell... cells) {
        Packing packing = new Packing(List.of(new Placement(kind, List.of(cells))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Picture.of(board, packing))
                .withMessage(message);
    }
}
