package io.github.quadrille.core.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RegionTest {
    private static final Region NOTCHED = new Region(List.of(".?.", "#.."), Wrap.NONE);

    @Test
    void cells_are_numbered_row_by_row_without_holes() {
        assertThat(NOTCHED.size()).isEqualTo(5);
        assertThat(NOTCHED.cellAt(1, 0)).isEqualTo(-1);
        assertThat(NOTCHED.cellAt(1, 1)).isEqualTo(3);
        assertThat(NOTCHED.cell(3)).isEqualTo(new Cell(1, 1));
    }

    @Test
    void optional_cells_are_not_mandatory() {
        assertThat(NOTCHED.isMandatory(0)).isTrue();
        assertThat(NOTCHED.isMandatory(1)).isFalse();
        assertThat(NOTCHED.mandatorySize()).isEqualTo(4);
        assertThat(NOTCHED.optionalSize()).isEqualTo(1);
    }

    @Test
    void a_sheet_ends_at_its_edges() {
        assertThat(NOTCHED.cellAt(0, 3)).isEqualTo(-1);
        assertThat(NOTCHED.cellAt(-1, 0)).isEqualTo(-1);
    }

    @Test
    void a_tube_carries_over_the_edges_that_meet() {
        Region tube = new Region(List.of("...", "..."), Wrap.HORIZONTAL);
        assertThat(tube.cellAt(0, -1)).isEqualTo(2);
        assertThat(tube.cellAt(1, 3)).isEqualTo(3);
        assertThat(tube.cellAt(2, 0)).isEqualTo(-1);
    }

    @Test
    void neighbours_on_a_torus_of_two_rows_come_once() {
        Region torus = new Region(List.of("...", "..."), Wrap.BOTH);
        assertThat(torus.neighbours(0)).containsExactlyInAnyOrder(1, 2, 3);
    }

    @Test
    void a_ring_of_one_cell_is_no_neighbour_of_itself() {
        assertThat(new Region(List.of("."), Wrap.BOTH).neighbours(0)).isEmpty();
    }

    @Test
    void ragged_empty_and_strange_pictures_are_refused() {
        assertThatThrownBy(() -> new Region(List.of("..", "."), Wrap.NONE)).hasMessageContaining("length");
        assertThatThrownBy(() -> new Region(List.of("##"), Wrap.NONE)).hasMessageContaining("no cell");
        assertThatThrownBy(() -> new Region(List.of(), Wrap.NONE)).hasMessageContaining("no cell");
        assertThatThrownBy(() -> new Region(List.of(".x"), Wrap.NONE)).hasMessageContaining("'x'");
    }
}
