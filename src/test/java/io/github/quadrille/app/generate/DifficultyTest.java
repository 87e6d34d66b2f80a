package io.github.quadrille.app.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class DifficultyTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void every_piece_that_lies_already_makes_it_easier(long seed) throws UnusableInput {
        GeneratedPuzzle made = Making.of(
                        new UniqueDesigns(
                                SimpleSearchTest.puzzle("6x6", "pentominoes: 0..1"),
                                OptionalInt.empty(),
                                CarvingRules.USUAL),
                        seed)
                .orElseThrow();
        Packing packing = made.packing().orElseThrow();
        Difficulty before = made.difficulty().orElseThrow();
        for (int given = 1; given <= packing.pieces().size(); given++) {
            Puzzle begun = made.puzzle().withGiven(packing.pieces().subList(0, given));
            if (given < packing.pieces().size()) {
                Difficulty after = Difficulty.of(begun, packing);
                assertThat(after.nodes()).isLessThan(before.nodes());
                assertThat(after).isLessThan(before);
                before = after;
            }
        }
        assertThat(before.guesses()).isZero();
    }

    @Test
    void larger_boards_of_the_same_pieces_are_harder() throws UnusableInput {
        assertThat(List.of(
                        difficulty("3x5", "L5: 1, P5: 1, V5: 1"),
                        difficulty("5x5", "F5: 1, L5: 1, P5: 1, V5: 1, W5: 1"),
                        difficulty("4x10", "tetrominoes: 2")))
                .isSorted();
    }

    @Test
    void pieces_of_one_kind_are_easier_than_different_ones() throws UnusableInput {
        assertThat(difficulty("6x6", "O: 9")).isLessThan(difficulty("6x6", "T: 4, I: 4, L: 1"));
    }

    @Test
    void where_each_piece_is_forced_nothing_is_imagined_or_guessed() throws UnusableInput {
        Difficulty forced = difficulty("2x6", "O: 3");
        assertThat(forced.guesses()).isZero();
        assertThat(forced.lookAhead()).isZero();
        assertThat(forced.isComplete()).isTrue();
        assertThat(List.of(forced.level(), forced.takenBack(), forced.trapped(), forced.forced()))
                .containsExactly(1, 0, 0, 3);
    }

    /**
     * Leaves more and more pieces to the solver, and lays the others. The pieces are those of a puzzle that is sold.
     * The page about difficulty lists the levels that the booklets of this puzzle give.
     */
    @Test
    void the_more_pieces_of_a_box_are_open_the_harder_it_is() throws UnusableInput {
        Puzzle box = SimpleSearchTest.puzzle(
                "5x11", "N5: 1, V5: 1, U5: 1, L5: 1, Y5: 1, X5: 1, W5: 1, P5: 1, I: 1, L: 1, O: 1, V3: 1");
        Packing packing = ((Verdict.Packed) Solver.of(box).solve()).first();
        List<Placement> fromTheLeft = packing.pieces().stream()
                .sorted(Comparator.comparing(piece ->
                        piece.cells().stream().mapToInt(Cell::column).min().orElseThrow()))
                .toList();
        List<Difficulty.Word> words = Stream.of(2, 6, 9)
                .map(open -> Difficulty.of(box.withGiven(fromTheLeft.subList(0, 12 - open)), packing)
                        .word())
                .toList();
        assertThat(words).containsExactly(Difficulty.Word.values());
    }

    private static Difficulty difficulty(String board, String pieces) throws UnusableInput {
        Puzzle puzzle = SimpleSearchTest.puzzle(board, pieces);
        return Difficulty.of(puzzle, ((Verdict.Packed) Solver.of(puzzle).solve()).first());
    }
}
