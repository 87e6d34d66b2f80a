package io.github.quadrille.app.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BoardlessPuzzleTest {
    @Test
    void the_board_is_what_the_pieces_cover() {
        Picture picture = Picture.of(Sample.packing(".....", ".AA..", "..BB."));
        assertThat(new TerminalPicture(3, false).of(picture)).isEqualTo("AA#\n#BB\n");
    }

    @Test
    void pieces_left_of_and_above_the_origin_are_shown() {
        Placement piece = new Placement("I2", List.of(new Cell(-3, -1), new Cell(-2, -1)));
        Picture picture = Picture.of(new Packing(List.of(piece)));
        assertThat(picture.cells(0)).containsExactly(new Cell(0, 0), new Cell(1, 0));
    }

    @Test
    void two_names_of_one_kind_are_one() {
        Placement first = new Placement("O1", List.of(new Cell(0, 0)));
        Placement second = new Placement("monomino", List.of(new Cell(0, 1)));
        assertThat(Picture.of(new Packing(List.of(first, second))).kindNames()).containsExactly("O1");
    }

    @Test
    void no_pieces_give_no_picture() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Picture.of(new Packing(List.of())))
                .withMessage("A packing without pieces cannot be drawn.");
    }

    @Test
    void pieces_far_apart_do_not_exhaust_memory() {
        Placement near = new Placement("O1", List.of(new Cell(Integer.MIN_VALUE, 0)));
        Placement far = new Placement("O1", List.of(new Cell(Integer.MAX_VALUE, 9)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Picture.of(new Packing(List.of(near, far))))
                .withMessageContaining("too far apart");
    }
}
