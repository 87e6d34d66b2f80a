package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.Wrap;
import org.junit.jupiter.api.Test;

final class OverhangTest {
    @Test
    void a_piece_on_a_sheet_has_none() {
        Picture picture = Sample.picture(Wrap.NONE, "A", ".", "A");
        assertThat(Overhang.cellsWithin(picture, 0)).containsExactly(new Cell(0, 0), new Cell(2, 0));
    }

    @Test
    void a_piece_goes_on_over_the_edges_of_a_tube() {
        Picture picture = Sample.picture(Wrap.VERTICAL, "A.", "..", "A.");
        assertThat(Overhang.cellsWithin(picture, 0))
                .containsExactly(new Cell(0, 0), new Cell(2, 0), new Cell(-1, 0), new Cell(3, 0));
    }

    @Test
    void a_piece_that_touches_itself_at_the_corners_of_a_torus_only_has_none() {
        Picture picture = Sample.picture(Wrap.BOTH, "A..", "...", "..A");
        assertThat(Overhang.cellsWithin(picture, 0)).hasSize(2);
    }

    @Test
    void a_square_around_the_corner_of_a_torus_goes_on_over_the_corner() {
        Picture picture = Sample.picture(Wrap.BOTH, "O.O", "...", "O.O");
        assertThat(Overhang.cellsWithin(picture, 0)).hasSize(16).contains(new Cell(-1, -1), new Cell(3, 3));
    }
}
