package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PolyformTest {
    private static final Polyform L = Polyform.drawn("..X", "XXX");

    @Test
    void translates_are_equal() {
        Polyform shifted = new Polyform(List.of(new Cell(5, 9), new Cell(6, 7), new Cell(6, 8), new Cell(6, 9)));
        assertThat(shifted).isEqualTo(L);
    }

    @Test
    void the_order_of_the_cells_does_not_matter() {
        assertThat(new Polyform(List.of(new Cell(0, 1), new Cell(0, 0)))).isEqualTo(Polyform.drawn("XX"));
    }

    @Test
    void an_l_has_eight_free_four_one_sided_and_one_fixed_orientation() {
        assertThat(L.orientations(PieceSymmetry.FREE)).hasSize(8);
        assertThat(L.orientations(PieceSymmetry.ONE_SIDED)).hasSize(4);
        assertThat(L.orientations(PieceSymmetry.FIXED)).containsExactly(L);
    }

    @Test
    void orientations_that_look_the_same_count_once() {
        assertThat(Polyform.drawn("XX", "XX").orientations(PieceSymmetry.FREE)).hasSize(1);
        assertThat(Polyform.drawn("XXXX").orientations(PieceSymmetry.FREE)).hasSize(2);
        assertThat(Polyform.drawn(".XX", "XX.").orientations(PieceSymmetry.FREE))
                .hasSize(4);
    }

    @Test
    void a_quarter_turn_is_clockwise() {
        assertThat(L.transformed(Isometry.TURN_90).picture()).containsExactly("X.", "X.", "XX");
    }

    @Test
    void a_flip_exchanges_left_and_right() {
        assertThat(L.transformed(Isometry.FLIP).picture()).containsExactly("X..", "XXX");
    }

    @Test
    void touching_at_corners_is_not_connected() {
        assertThat(Polyform.drawn("X.", ".X").isConnected()).isFalse();
        assertThat(L.isConnected()).isTrue();
    }

    @Test
    void nothing_is_no_polyomino() {
        assertThatThrownBy(() -> new Polyform(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_cell_twice_is_refused() {
        assertThatThrownBy(() -> new Polyform(List.of(new Cell(0, 0), new Cell(0, 0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("twice");
    }
}
