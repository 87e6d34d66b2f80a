package io.github.quadrille.io.puzzlefile;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.io.input.UnusableInput;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GoalReaderTest {
    private static final String BOARD = "board: |\n  ..?\n  .#.\npieces: {I2: any, O1: 1}\n";

    @Test
    void without_a_goal_every_cell_is_to_be_covered() throws UnusableInput {
        assertThat(goal(BOARD)).isEqualTo(Goal.PACK);
        assertThat(goal(BOARD + "goal: pack\n")).isEqualTo(Goal.PACK);
    }

    @Test
    void mandatory_cells_count_one_and_optional_ones_nothing() throws UnusableInput {
        assertThat(goal(BOARD + "goal: cover\n")).isEqualTo(new Goal.Cells(List.of(1, 1, 0, 1, 1)));
    }

    @Test
    void cells_can_count_differently() throws UnusableInput {
        assertThat(goal(BOARD + "goal: cover\ncell-weights: |\n  125\n  0#9\n"))
                .isEqualTo(new Goal.Cells(List.of(1, 2, 5, 0, 9)));
    }

    @Test
    void pieces_can_count_differently() throws UnusableInput {
        assertThat(goal(BOARD + "goal: cover\nmaximise: pieces\nweights: {O1: 4}\n"))
                .isEqualTo(new Goal.Pieces(List.of(1, 4)));
    }

    @Test
    void weights_without_a_covering_are_a_mistake() {
        assertThat(Complaints.of(BOARD + "maximise: pieces\nweights: {O1: 4}\n"))
                .containsExactly(
                        "p.yaml:5:1: 'maximise' is for coverings only. Add 'goal: cover'.",
                        "p.yaml:6:1: 'weights' is for coverings only. Add 'goal: cover'.");
    }

    @Test
    void weights_of_the_wrong_sort_are_a_mistake() {
        assertThat(Complaints.of(BOARD + "goal: cover\nweights: {O1: 4}\n"))
                .containsExactly(
                        "p.yaml:6:1: 'weights' gives weights to pieces, but cells are maximised. Add 'maximise:"
                                + " pieces'.");
    }

    @Test
    void unknown_goals_kinds_and_numbers_are_mistakes() {
        assertThat(Complaints.of(BOARD + "goal: fill\n"))
                .containsExactly("p.yaml:5:7: 'goal' is 'fill'. Use pack or cover.");
        assertThat(Complaints.of(BOARD + "goal: cover\nmaximise: pieces\nweights: {T: 1, O1: -4}\n"))
                .containsExactly(
                        "p.yaml:7:11: No piece is called 'T'. Add it under 'pieces'.",
                        "p.yaml:7:21: A weight is '-4'. Use a whole number from 0 to 1,000,000.");
    }

    @Test
    void everything_wrong_with_both_weights_is_told_at_once() {
        assertThat(Complaints.of(
                        BOARD + "goal: cover\nweights: {T: 3, O1: x}\ncell-weights: |\n  1a5\n  0#\nnmae: p\n"))
                .satisfiesExactly(
                        wrong -> assertThat(wrong).startsWith("p.yaml:6:1: 'weights' gives weights to pieces"),
                        wrong -> assertThat(wrong).startsWith("p.yaml:6:21: A weight is 'x'."),
                        wrong -> assertThat(wrong)
                                .startsWith(
                                        "p.yaml:8:4: The picture of the weights has the character 'a', which is not allowed."),
                        wrong -> assertThat(wrong).startsWith("p.yaml:10:1: Unknown key 'nmae'."));
        assertThat(Complaints.of(BOARD + "goal: cover\nweights: {T: 3, O1: x}\ncell-weights: |\n  1a5\n  0#\n"))
                .anyMatch(wrong -> wrong.startsWith("p.yaml:6:11: No piece is called 'T'."))
                .anyMatch(wrong -> wrong.startsWith("p.yaml:8:3: The weights do not have the 2 rows"))
                .hasSize(5);
    }

    @Test
    void a_mistyped_goal_refuses_nothing_that_a_good_one_takes() {
        assertThat(Complaints.of(BOARD + "goal: covr\nmaximise: pieces\nweights: {O1: 4}\n"))
                .containsExactly("p.yaml:5:7: 'goal' is 'covr'. Use pack or cover.");
        assertThat(Complaints.of(BOARD + "goal: cover\nmaximise: peaces\nweights: {O1: 4}\n"))
                .containsExactly("p.yaml:6:11: 'maximise' is 'peaces'. Use cells or pieces.");
    }

    @Test
    void a_picture_of_another_size_is_a_mistake() {
        assertThat(Complaints.of(BOARD + "goal: cover\ncell-weights: |\n  12\n  0#\n"))
                .singleElement()
                .asString()
                .startsWith("p.yaml:7:3: The weights do not have the 2 rows and 3 columns of the board.");
    }

    private static Goal goal(String text) throws UnusableInput {
        return PuzzleReader.parse("p.yaml", text).goal();
    }
}
