package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.core.geometry.Cell;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackingTest {
    private static final Placement BAR = bar("I");

    @Test
    void its_picture_has_letters_where_pieces_lie() {
        assertThat(new Packing(List.of(BAR)).picture(Puzzle.standard(2, 5))).containsExactly("IIII.", ".....");
        assertThat(new Packing(List.of(bar("I4"))).picture(Puzzle.standard(2, 5)))
                .containsExactly("IIII.", ".....");
        assertThat(new Packing(List.of(bar("T"))).picture(Puzzle.standard(2, 5)))
                .contains("TTTT.");
    }

    @Test
    void its_cells_are_those_of_all_pieces() {
        assertThat(new Packing(List.of(BAR, BAR)).coveredCells()).isEqualTo(8);
    }

    @Test
    void a_kind_that_the_bag_does_not_have_has_no_letter() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Packing(List.of(bar("Q"))).picture(Puzzle.standard(2, 5)))
                .withMessage("The bag has no 'Q'.");
    }

    private static Placement bar(String kind) {
        return new Placement(kind, List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2), new Cell(0, 3)));
    }
}
