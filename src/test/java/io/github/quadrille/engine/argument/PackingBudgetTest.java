package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PackingBudgetTest {
    /** Finds all packings, and compares the weight of each with the budget. */
    private static final class AllPackings {
        private final ExactCover problem;
        private final PackingBudget budget;
        private final boolean[] covered;
        private final int[] used;
        private long packings;

        AllPackings(ExactCover problem, PackingBudget budget) {
            this.problem = problem;
            this.budget = budget;
            this.covered = new boolean[problem.cells()];
            this.used = new int[problem.kinds().size()];
        }

        void weigh(int cell, long weight) {
            if (cell == covered.length) {
                weighKinds(weight);
                return;
            }
            if (covered[cell] || !problem.isMandatory(cell)) {
                weigh(cell + 1, covered[cell] ? weight : weight + budget.open(cell));
            }
            if (!covered[cell]) {
                for (int option : problem.optionsOn(cell)) {
                    int[] cells = problem.cellsOf(option);
                    if (cells[0] == cell && IntStream.of(cells).noneMatch(each -> covered[each])) {
                        mark(option, true);
                        weigh(cell + 1, weight + budget.weight(problem, option));
                        mark(option, false);
                    }
                }
            }
        }

        private void mark(int option, boolean laid) {
            IntStream.of(problem.cellsOf(option)).forEach(each -> covered[each] = laid);
            used[problem.kind(option)] += laid ? 1 : -1;
        }

        private void weighKinds(long weight) {
            long all = weight;
            for (int kind = 0; kind < used.length; kind++) {
                if (used[kind] < problem.kindItem(kind).min()
                        || used[kind] > problem.kindItem(kind).max()) {
                    return;
                }
                long unused = budget.unused(problem, kind);
                all += unused == 0 ? 0 : unused * (problem.kindItem(kind).max() - used[kind]);
            }
            packings++;
            assertThat(all).isEqualTo(budget.total());
        }
    }

    @Test
    void every_packing_weighs_as_much_as_the_budget_and_no_placement_less_than_nothing() {
        RandomPuzzles random = new RandomPuzzles(5);
        long packings = 0;
        for (int i = 0; i < Rounds.of(12, 240); i++) {
            Puzzle puzzle = random.next();
            PlacementTable table = new PlacementTable(puzzle, () -> {});
            Optional<PackingBudget> found =
                    puzzle.region().size() > 16 ? Optional.empty() : PackingBudget.find(table, () -> {});
            if (found.isPresent()) {
                ExactCover problem = table.cover();
                assertThat(IntStream.range(0, problem.options()))
                        .allMatch(option -> found.get().weight(problem, option) >= 0);
                AllPackings all = new AllPackings(problem, found.get());
                all.weigh(0, 0);
                packings += all.packings;
            }
        }
        assertThat(packings).isGreaterThan(100);
    }

    @Test
    void many_placements_weigh_more_than_the_budget_where_a_board_is_nearly_full() {
        Bag bag = new Bag(List.of(supply("T", 2), supply("I", 1), supply("L", 1), supply("S", 8)));
        Puzzle puzzle = new Puzzle("snakes", Region.rectangle(6, 8), PieceSymmetry.FREE, bag);
        PlacementTable table = new PlacementTable(puzzle, () -> {});
        PackingBudget budget = PackingBudget.find(table, () -> {}).orElseThrow();
        assertThat(IntStream.range(0, table.cover().options())
                        .filter(option -> budget.weight(table.cover(), option) > budget.total()))
                .hasSizeGreaterThan(100);
    }

    private static Supply supply(String kind, int count) {
        return new Supply(BuiltInKinds.find(kind).orElseThrow(), CountRange.exactly(count));
    }
}
