package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoalCheckTest {
    private static final Kind SQUARE = new Kind("O4", Polyform.drawn("XX", "XX"));
    private static final Kind CROSS = new Kind("I5", Polyform.drawn("XXXXX"));

    @Test
    void packings_and_coverings_of_mandatory_cells_can_be_compared() {
        assertThat(GoalCheck.refusal(puzzle("..?", Goal.PACK, SQUARE))).isEmpty();
        assertThat(GoalCheck.refusal(puzzle("..?", new Goal.Cells(List.of(1, 1, 0)), SQUARE)))
                .isEmpty();
    }

    @Test
    void weighted_cells_are_refused() {
        assertThat(GoalCheck.refusal(puzzle("..?", new Goal.Cells(List.of(1, 1, 1)), SQUARE)))
                .hasValue("Comparisons count covered cells, each mandatory cell once, but the goal of 'x' weighs its"
                        + " cells. Leave out cell-weights.");
        assertThat(GoalCheck.refusal(puzzle("...", new Goal.Cells(List.of(1, 5, 1)), SQUARE)))
                .isPresent();
    }

    @Test
    void pieces_of_several_sizes_are_refused() {
        assertThat(GoalCheck.refusal(puzzle("...", new Goal.Pieces(List.of(1, 1)), SQUARE, CROSS)))
                .hasValue("Comparisons count covered cells, but the goal of 'x' counts pieces. Leave out maximise"
                        + " and weights.");
    }

    @Test
    void pieces_of_one_size_are_cells_by_another_name_unless_they_are_weighted_or_cells_are_optional() {
        assertThat(GoalCheck.refusal(puzzle("...", new Goal.Pieces(List.of(1)), SQUARE)))
                .isEmpty();
        assertThat(GoalCheck.refusal(puzzle("...", new Goal.Pieces(List.of(2)), SQUARE)))
                .isPresent();
        assertThat(GoalCheck.refusal(puzzle("..?", new Goal.Pieces(List.of(1)), SQUARE)))
                .isPresent();
    }

    private static Puzzle puzzle(String board, Goal goal, Kind... kinds) {
        List<Supply> supplies = List.of(kinds).stream()
                .map(kind -> new Supply(kind, CountRange.ANY))
                .toList();
        return new Puzzle("x", new Region(List.of(board), Wrap.NONE), PieceSymmetry.FREE, new Bag(supplies), goal);
    }
}
