package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.engine.argument.LinearBound;
import io.github.quadrille.engine.budget.PricedCover;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Tests questions about a board of two cells and pieces of one cell. The cells are worth 4 and 11, and their weights in
 * the linear bound are 4 and 11, too.
 */
class SweepQuestionTest {
    private static final Goal.Cells GOAL = new Goal.Cells(List.of(4, 11));
    private static final Puzzle PUZZLE = new Puzzle(
            "two cells",
            Region.rectangle(1, 2),
            PieceSymmetry.FREE,
            new Bag(List.of(new Supply(BuiltInKinds.find("O1").orElseThrow(), CountRange.ANY))),
            GOAL);

    private static Optional<PricedCover> worth(long least) {
        LinearBound bound = new LinearBound(PUZZLE, List.of(4L, 11L), List.of(0L), 1, 15);
        return SweepQuestion.of(new PlacementTable(PUZZLE, () -> {}).cover(), GOAL, bound, least)
                .map(SweepQuestion::prices);
    }

    @Test
    void the_budget_is_what_the_board_weighs_more() {
        assertThat(worth(15).orElseThrow().budget()).isZero();
        assertThat(worth(1).orElseThrow().budget()).isEqualTo(14);
    }

    @Test
    void it_is_counted_in_what_divides_all_that_can_be_paid() {
        PricedCover prices = worth(7).orElseThrow();
        assertThat(prices.budget()).isEqualTo(2);
        assertThat(prices.openCell(0)).isEqualTo(1);
    }

    @Test
    void what_cannot_be_paid_does_not_get_cheaper_by_that() {
        PricedCover prices = worth(7).orElseThrow();
        assertThat(prices.affords(prices.openCell(1))).isFalse();
    }

    @Test
    void what_the_bound_excludes_is_not_asked() {
        assertThat(worth(16)).isEmpty();
    }
}
