package io.github.quadrille.core.placement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.CellGraph;
import io.github.quadrille.core.exactcover.CellOrder;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BoardCellsTest {
    @Test
    void cells_are_numbered_and_joined_as_on_the_board() {
        Region region = new Region(List.of("..#", ".?."), Wrap.HORIZONTAL);
        CellGraph graph = BoardCells.of(puzzle(region, Goal.PACK));
        assertThat(graph.size()).isEqualTo(5);
        assertThat(graph.isMandatory(3)).isFalse();
        assertThat(graph.isMandatory(4)).isTrue();
        for (int cell = 0; cell < 5; cell++) {
            assertThat(IntStream.range(graph.begin(cell), graph.begin(cell + 1)).map(graph::neighbour))
                    .containsExactly(
                            IntStream.of(region.neighbours(cell)).boxed().toArray(Integer[]::new));
        }
    }

    @Test
    void nothing_must_be_covered_where_as_much_as_possible_is_to_be() {
        Goal.Cells covered = new Goal.Cells(List.of(1, 1, 1, 1));
        CellGraph graph = BoardCells.of(puzzle(Region.rectangle(2, 2), covered));
        assertThat(IntStream.range(0, 4).noneMatch(graph::isMandatory)).isTrue();
    }

    @Test
    void a_board_is_filled_along_its_short_side() {
        assertThat(cells(BoardCells.of(puzzle(Region.rectangle(2, 3), Goal.PACK))
                        .hints()
                        .fill()))
                .containsExactly(0, 3, 1, 4, 2, 5);
        assertThat(cells(BoardCells.of(puzzle(Region.rectangle(3, 2), Goal.PACK))
                        .hints()
                        .fill()))
                .containsExactly(0, 1, 2, 3, 4, 5);
    }

    @Test
    void folded_the_first_line_comes_beside_the_last() {
        List<CellOrder> sweeps =
                BoardCells.of(puzzle(Region.rectangle(4, 1), Goal.PACK)).hints().sweeps();
        assertThat(cells(sweeps.get(2))).containsExactly(0, 3, 1, 2);
    }

    private static int[] cells(CellOrder order) {
        return IntStream.range(0, order.size()).map(order::cellAt).toArray();
    }

    private static Puzzle puzzle(Region region, Goal goal) {
        Bag bag = new Bag(
                List.of(new Supply(BuiltInKinds.set("tetrominoes").kinds().get(0), CountRange.ANY)));
        return new Puzzle("board", region, PieceSymmetry.FREE, bag, goal);
    }
}
