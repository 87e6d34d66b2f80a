package io.github.quadrille.core.target;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.tiling.Targets;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoveringCheckTest {
    private static final Target TARGET = Targets.drawn(List.of("1111", "1110"));

    private static Covering covering(String... rows) {
        Covering covering = new Covering(rows.length, rows[0].split(" ").length);
        for (int row = 0; row < rows.length; row++) {
            String[] cells = rows[row].split(" ");
            for (int column = 0; column < cells.length; column++) {
                String[] cell = cells[column].split("/");
                covering.set(row, column, Integer.parseInt(cell[0]), Integer.parseInt(cell[1]));
            }
        }
        return covering;
    }

    private static CoveringCheck check(String... rows) {
        return CoveringCheck.of(TARGET, covering(rows), ShapeLimits.NONE);
    }

    @Test
    void missing_and_excess_cells_are_counted() {
        CoveringCheck check = check("1/1 1/1 1/2 1/2", "1/1 1/1 1/2 1/2");
        assertThat(check.isLegal()).isTrue();
        assertThat(check.missing()).isZero();
        assertThat(check.excess()).isEqualTo(1);
        assertThat(check.uses().get(1)).isEqualTo(2);
        assertThat(check.accuracy()).isEqualTo(100 * (1 - 1 / 7.0));
    }

    @Test
    void nothing_covers_nothing() {
        CoveringCheck check = check("0/0 0/0 0/0 0/0", "0/0 0/0 0/0 0/0");
        assertThat(check.missing()).isEqualTo(7);
        assertThat(check.accuracy()).isZero();
        assertThat(check.pieces()).isZero();
    }

    @Test
    void a_piece_that_is_not_of_its_shape_is_a_fault() {
        assertThat(check("2/1 2/1 2/1 2/1", "0/0 0/0 0/0 0/0").faults())
                .first()
                .isEqualTo("Piece 1 at (0, 0) is not of shape 2.");
    }

    @Test
    void a_number_on_a_fifth_cell_is_a_fault() {
        assertThat(check("3/1 3/1 3/1 3/1", "3/1 0/0 0/0 0/0").faults())
                .containsExactly("Piece 1 has its four cells already, but is also at (1, 0), with shape 3.");
    }

    @Test
    void a_shape_without_a_piece_is_a_fault() {
        assertThat(check("0/3 20/1 0/0 0/0", "0/0 0/0 0/0 0/0").faults())
                .containsExactly(
                        "Cell (0, 0) has shape 0 and piece 3, which is not possible.",
                        "Cell (0, 1) has shape 20 and piece 1, which is not possible.");
    }

    @Test
    void a_piece_over_the_edge_is_a_fault() {
        assertThat(check("0/0 0/0 0/0 2/1", "0/0 0/0 0/0 2/1").isLegal()).isFalse();
    }

    @Test
    void limits_are_checked() {
        ShapeLimits limits = new ShapeLimits(List.of(new ShapeLimits.Cap("O", List.of(1), 1)));
        CoveringCheck check = CoveringCheck.of(TARGET, covering("1/1 1/1 1/2 1/2", "1/1 1/1 1/2 1/2"), limits);
        assertThat(check.faults()).containsExactly("O is used 2 times, but at most 1 is allowed.");
    }

    @Test
    void a_covering_of_another_size_is_a_fault() {
        assertThat(check("0/0").faults()).containsExactly("The covering is 1 x 1, but the target is 2 x 4.");
    }
}
