package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@Slow
class WindowImprovementTest {
    private static final Packing NOTHING = new Packing(List.of());

    @Test
    void coverings_keep_the_counts_and_never_get_worse() {
        RandomCoverings puzzles = new RandomCoverings(12);
        int asked = 0;
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            Goal.Cover goal = (Goal.Cover) puzzle.goal();
            Optional<WindowImprovement> rounds = WindowImprovement.of(puzzle, goal, i);
            Optional<Packing> start = solved(puzzle) instanceof Verdict.Optimal optimal
                    ? optimal.bestSeen().filter(best -> rounds.isPresent())
                    : Optional.empty();
            if (start.isPresent()) {
                long worth = goal.worth(puzzle, start.get());
                for (int round = 0; round < 3; round++) {
                    Packing next = rounds.get().next(start.get(), WindowImprovementTest::solved);
                    assertThat(new PackingChecker(puzzle).faults(next))
                            .as("%s", puzzle)
                            .isEmpty();
                    assertThat(goal.worth(puzzle, next)).as("%s", puzzle).isEqualTo(worth);
                }
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(40);
    }

    @Test
    void a_board_is_covered_window_by_window() {
        Puzzle puzzle = most("S", CountRange.ANY);
        WindowImprovement rounds = rounds(puzzle, 1);
        Packing best = NOTHING;
        for (int round = 0; round < 12; round++) {
            best = rounds.next(best, WindowImprovementTest::solved);
        }
        assertThat(best.pieces()).hasSizeBetween(18, 23);
    }

    @Test
    void limits_hold_for_all_windows_together() {
        Puzzle puzzle = most("S", new CountRange(0, 7));
        WindowImprovement rounds = rounds(puzzle, 1);
        Packing best = NOTHING;
        for (int round = 0; round < 8; round++) {
            best = rounds.next(best, WindowImprovementTest::solved);
        }
        assertThat(best.pieces()).hasSize(7);
    }

    @Test
    void the_same_seed_repeats() {
        Puzzle puzzle = most("T", CountRange.ANY);
        WindowImprovement one = rounds(puzzle, 5);
        WindowImprovement other = rounds(puzzle, 5);
        for (int round = 0; round < 4; round++) {
            assertThat(one.next(NOTHING, WindowImprovementTest::solved))
                    .isEqualTo(other.next(NOTHING, WindowImprovementTest::solved));
        }
    }

    @Test
    void pieces_that_count_differently_are_left_to_others() {
        Puzzle puzzle = new Puzzle(
                "two",
                Region.rectangle(4, 4),
                PieceSymmetry.FREE,
                new Bag(List.of(supply("T", CountRange.ANY), supply("I3", CountRange.ANY))),
                new Goal.Pieces(List.of(1, 1)));
        assertThat(WindowImprovement.of(puzzle, (Goal.Cover) puzzle.goal(), 1)).isEmpty();
    }

    private static WindowImprovement rounds(Puzzle puzzle, long seed) {
        return WindowImprovement.of(puzzle, (Goal.Cover) puzzle.goal(), seed).orElseThrow();
    }

    private static Verdict solved(Puzzle puzzle) {
        return CoverSearch.solve(puzzle, SearchOptions.FIND_ONE.withNodeLimit(3_000), new SolveListener() {});
    }

    private static Puzzle most(String kind, CountRange count) {
        return new Puzzle(
                "most " + kind,
                Region.rectangle(10, 10),
                PieceSymmetry.FREE,
                new Bag(List.of(supply(kind, count))),
                new Goal.Pieces(List.of(1)));
    }

    private static Supply supply(String kind, CountRange count) {
        return new Supply(BuiltInKinds.find(kind).orElseThrow(), count);
    }
}
