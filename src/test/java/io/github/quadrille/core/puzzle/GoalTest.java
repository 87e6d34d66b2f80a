package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoalTest {
    private static final Goal.Cover CELLS = new Goal.Cells(List.of(1, 0, 5));
    private static final Goal.Cover PIECES = new Goal.Pieces(List.of(3, 1));

    @Test
    void a_covering_is_worth_its_cells_or_its_pieces() {
        Packing covering = new Packing(List.of(
                new Placement("O1", List.of(new Cell(0, 3))),
                new Placement("I2", List.of(new Cell(0, 0), new Cell(0, 1)))));
        assertThat(CELLS.worth(puzzle(CELLS), covering)).isEqualTo(6);
        assertThat(PIECES.worth(puzzle(PIECES), covering)).isEqualTo(4);
    }

    @Test
    void what_counts_alike_is_counted_and_what_does_not_has_points() {
        assertThat(CELLS.unit()).isEqualTo("points");
        assertThat(new Goal.Cells(List.of(1, 0)).unit()).isEqualTo("cells");
        assertThat(new Goal.Cells(List.of(1, 0)).isPlain()).isTrue();
        assertThat(new Goal.Cells(List.of(2, 0)).isPlain()).isFalse();
        assertThat(PIECES.unit()).isEqualTo("points");
        assertThat(new Goal.Pieces(List.of(1, 1)).unit()).isEqualTo("pieces");
    }

    /** Returns a puzzle whose third column is a hole. */
    private static Puzzle puzzle(Goal goal) {
        Bag bag = new Bag(List.of(supply("I2"), supply("O1")));
        return new Puzzle("row", new Region(List.of("..#."), Wrap.NONE), PieceSymmetry.FREE, bag, goal);
    }

    private static Supply supply(String kind) {
        return new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.ANY);
    }
}
