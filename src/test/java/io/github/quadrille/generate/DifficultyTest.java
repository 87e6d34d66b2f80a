package io.github.quadrille.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.Verdict;
import io.github.quadrille.solve.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifficultyTest {
    @Test
    void every_piece_that_lies_already_makes_it_easier() throws UnusableInput {
        Puzzle puzzle = SimpleSearchTest.puzzle("4x10", "tetrominoes: 2");
        Packing packing = ((Verdict.Packed) Solver.of(puzzle).solve()).first();
        Difficulty before = Difficulty.of(puzzle);
        for (int given = 1; given < packing.pieces().size(); given++) {
            Difficulty after = Difficulty.of(puzzle.withGiven(packing.pieces().subList(0, given)));
            assertThat(after.nodes()).isLessThan(before.nodes());
            assertThat(after).isLessThan(before);
            before = after;
        }
    }

    @Test
    void larger_boards_of_the_same_pieces_are_harder() throws UnusableInput {
        List<Difficulty> measured = List.of(
                Difficulty.of(SimpleSearchTest.puzzle("4x5", "tetrominoes: 1")),
                Difficulty.of(SimpleSearchTest.puzzle("4x10", "tetrominoes: 2")),
                Difficulty.of(SimpleSearchTest.puzzle("6x10", "tetrominoes: 3")));
        assertThat(measured).isSorted();
    }

    @Test
    void pieces_of_one_kind_are_easier_than_different_ones() throws UnusableInput {
        assertThat(Difficulty.of(SimpleSearchTest.puzzle("6x6", "O: 9")))
                .isLessThan(Difficulty.of(SimpleSearchTest.puzzle("6x6", "T: 4, I: 1, L: 4")));
    }

    @Test
    void where_nothing_can_be_tried_it_is_least() throws UnusableInput {
        Difficulty none = Difficulty.of(SimpleSearchTest.puzzle("4x1", "O: 1"));
        assertThat(none.value()).isZero();
        assertThat(none.isComplete()).isTrue();
    }
}
