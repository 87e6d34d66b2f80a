package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Evidence;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AreaArgumentTest {
    @Test
    void a_bag_of_the_right_area_gives_no_argument() {
        assertThat(AreaArgument.find(Puzzle.standard(4, 10))).isEmpty();
    }

    @Test
    void a_fixed_bag_of_another_area_is_told_with_both_numbers() {
        assertThat(sentence(Puzzle.standard(7, 8))).contains("The pieces cover 40 cells, but the board has 56 cells.");
    }

    @Test
    void ranges_that_cannot_make_up_the_area_are_told() {
        assertThat(sentence(puzzle(".......", 3, CountRange.ANY)))
                .contains("No counts of pieces within their ranges cover the board exactly: the board has 7 cells.");
    }

    @Test
    void optional_cells_leave_room() {
        assertThat(sentence(puzzle("......?", 3, CountRange.ANY))).isEmpty();
        assertThat(sentence(puzzle(".......??", 3, new CountRange(0, 2)))).isPresent();
    }

    @Test
    void a_minimum_may_be_too_much() {
        assertThat(sentence(puzzle("...", 2, new CountRange(2, 5)))).isPresent();
    }

    @Test
    void huge_counts_do_not_overflow() {
        assertThat(sentence(puzzle("...", 3, CountRange.exactly(1_000_000_000))))
                .isPresent();
        assertThat(sentence(puzzle("...", 3, new CountRange(1_000_000_000, CountRange.UNBOUNDED))))
                .isPresent();
    }

    @Test
    void it_says_the_same_as_trying_all_counts() {
        RandomPuzzles puzzles = new RandomPuzzles(3);
        for (int i = 0; i < 500; i++) {
            Puzzle puzzle = puzzles.next();
            boolean possible = tryCounts(puzzle, 0, 0);
            assertThat(AreaArgument.find(puzzle).isEmpty()).as("%s", puzzle).isEqualTo(possible);
        }
    }

    private static boolean tryCounts(Puzzle puzzle, int kind, int area) {
        if (area > puzzle.region().size()) {
            return false;
        }
        if (kind == puzzle.bag().size()) {
            return area >= puzzle.region().mandatorySize();
        }
        CountRange range = puzzle.bag().count(kind);
        for (int count = range.min(); count <= Math.min(range.max(), 25); count++) {
            if (tryCounts(
                    puzzle, kind + 1, area + count * puzzle.bag().kind(kind).size())) {
                return true;
            }
        }
        return false;
    }

    private static Optional<String> sentence(Puzzle puzzle) {
        return AreaArgument.find(puzzle).map(Evidence::sentence);
    }

    private static Puzzle puzzle(String board, int length, CountRange count) {
        List<Supply> supplies = new ArrayList<>();
        supplies.add(new Supply(new Kind("bar", Polyform.drawn("X".repeat(length))), count));
        return new Puzzle("bars", new Region(List.of(board), Wrap.NONE), PieceSymmetry.FREE, new Bag(supplies));
    }
}
