package io.github.quadrille.engine.blocks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.CellWeights;
import java.util.List;
import org.junit.jupiter.api.Test;

class TheoremAnswerTest {
    @Test
    void an_area_that_20_does_not_divide_is_told() {
        assertThat(impossible(7, 8).name()).isEqualTo("area");
        assertThat(impossible(7, 8).sentence())
                .isEqualTo("One of each piece covers 20 cells, but 20 does not divide the board's 56 cells.");
    }

    @Test
    void an_odd_number_of_bags_fails_by_the_chessboard() {
        assertThat(impossible(10, 14).name()).isEqualTo("chessboard");
        assertThat(impossible(10, 14).sentence())
                .isEqualTo(
                        "Colour the board like a chessboard. Then each of the 7 T pieces covers 1 or 3 dark cells, and"
                                + " every other piece covers 2, so all pieces cover an odd number. But 70 cells are dark.");
        assertThat(impossible(4, 5).sentence()).contains("the T covers 1 or 3 dark cells", "But 10 cells are dark");
        assertThat(impossible(4, 5).picture())
                .contains(new CellWeights(2, List.of(0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1)));
    }

    @Test
    void a_strip_is_too_narrow() {
        assertThat(impossible(1, 40).sentence())
                .isEqualTo("On a board that is one cell wide only I pieces fit, but the bag has 2 of each piece.");
        assertThat(impossible(40, 2).name()).isEqualTo("narrow");
        assertThat(impossible(40, 2).sentence())
                .isEqualTo("On a board two cells wide, the stem of a T blocks the whole width and leaves an odd number"
                        + " of cells on either side. Pieces of four cells cannot cover these, but the bag has 4 T's.");
        assertThat(impossible(2, 20).picture()).isEmpty();
    }

    @Test
    void every_ruling_begins_with_the_theorem() {
        assertThat(impossible(10, 14).sentences())
                .containsExactly(
                        StandardBagTheorem.STATEMENT, impossible(10, 14).sentence());
        assertThat(StandardBagTheorem.rule(28, 70).sentences())
                .containsExactly(
                        StandardBagTheorem.STATEMENT,
                        "The board 28x70 has 1,960 = 49 x 40 cells and no side below 3.",
                        "It is cut into 49 blocks 4x10, 7 down and 7 across.",
                        "Each block 4x10 is packed by 2 of each piece.");
    }

    @Test
    void a_cut_into_two_kinds_of_blocks_is_told_in_rows_or_columns() {
        assertThat(StandardBagTheorem.rule(14, 60).sentences())
                .contains(
                        "Its first 6 rows are cut into 3 blocks 6x20, 1 down and 3 across; the other 8 into 12 blocks"
                                + " 4x10, 2 down and 6 across.",
                        "Each block 6x20 is packed by 6 of each piece.");
        assertThat(StandardBagTheorem.rule(40, 7).sentences())
                .contains("Its first 3 columns are cut into one block 40x3; the other 4 into 4 blocks 10x4, 4 down and"
                        + " 1 across.");
    }

    private static UnpackableRectangle impossible(int rows, int columns) {
        return (UnpackableRectangle) StandardBagTheorem.rule(rows, columns);
    }
}
