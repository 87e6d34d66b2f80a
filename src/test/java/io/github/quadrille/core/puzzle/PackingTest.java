package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing.LoweringOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
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

    @Test
    void a_piece_outside_the_board_is_not_drawn() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Packing(List.of(BAR)).picture(Puzzle.standard(2, 3)))
                .withMessageContaining("outside the board");
    }

    @Test
    void a_piece_goes_in_after_one_far_below_it() {
        List<Cell> roof = List.of(new Cell(0, 0, 1), new Cell(1, 0, 1), new Cell(2, 0, 1), new Cell(2, 0, 0));
        assertThat(LoweringOrder.of(List.of(roof, List.of(new Cell(1, 0, 0)))).pieces())
                .containsExactly(1, 0);
    }

    @Test
    void pieces_of_random_cells_go_in_one_by_one_or_lie_below_each_other() {
        Random random = new Random(1);
        int orders = 0;
        for (int round = 0; round < 500; round++) {
            List<List<Cell>> pieces = randomPieces(random);
            LoweringOrder order = LoweringOrder.of(pieces);
            List<Integer> cycle = order.cycle();
            for (int i = 0; i < cycle.size(); i++) {
                assertThat(isBelow(pieces.get(cycle.get(i)), pieces.get(cycle.get((i + 1) % cycle.size()))))
                        .isTrue();
            }
            if (cycle.isEmpty()) {
                orders++;
                assertThat(order.pieces()).containsExactlyInAnyOrder(0, 1, 2, 3);
                for (int later = 1; later < 4; later++) {
                    for (int i = 0; i < later; i++) {
                        List<Cell> under = pieces.get(order.pieces().get(later));
                        assertThat(isBelow(under, pieces.get(order.pieces().get(i))))
                                .isFalse();
                    }
                }
            } else {
                assertThat(order.pieces()).isEmpty();
                assertThat(cycle).hasSizeGreaterThan(1).doesNotHaveDuplicates();
            }
        }
        assertThat(orders).isBetween(50, 450);
    }

    /**
     * Returns four random pieces of two cells each, in three layers of five cells. The cells of a piece need not touch.
     */
    private static List<List<Cell>> randomPieces(Random random) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            cells.add(new Cell(i % 3, 0, i / 3));
        }
        Collections.shuffle(cells, random);
        return List.of(cells.subList(0, 2), cells.subList(2, 4), cells.subList(4, 6), cells.subList(6, 8));
    }

    private static boolean isBelow(List<Cell> piece, List<Cell> other) {
        return piece.stream()
                .anyMatch(cell ->
                        other.stream().anyMatch(over -> over.column() == cell.column() && over.layer() > cell.layer()));
    }

    private static Placement bar(String kind) {
        return new Placement(kind, List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2), new Cell(0, 3)));
    }
}
