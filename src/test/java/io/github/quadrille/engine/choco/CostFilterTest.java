package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import io.github.quadrille.testing.Rounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CostFilterTest {
    private static final int PUZZLES = Rounds.of(60, 600);
    private static final long MANY = 300;

    private final Random random = new Random(6);

    @Test
    void exactly_what_costs_more_than_is_left_is_excluded_and_comes_back() {
        PlacementTable table = new PlacementTable(Puzzle.standard(4, 5));
        for (int round = 0; round < 50; round++) {
            long[] costs = costs(table);
            CostFilter filter = new CostFilter(costs, 6);
            CoverState free = new CoverState(table.cover(), false, () -> {});
            CoverState bound = new CoverState(
                    table.cover(), new BitsetLiveSets(table.cover()), false, List.of(filter), CoverState.NO_GAPS);
            int placement = random.nextInt(table.size());
            free.place(placement);
            bound.place(placement);
            long left = 6 - costs[placement];
            assertThat(filter.left()).isEqualTo(left);
            for (int other = 0; other < table.size(); other++) {
                boolean tooDear = left < costs[other] && costs[other] <= 6;
                assertThat(bound.isLive(other)).isEqualTo(free.isLive(other) && !tooDear);
                assertThat(bound.isAffordable(other)).isEqualTo(costs[other] <= left);
            }
            bound.undoTo(0);
            assertThat(filter.left()).isEqualTo(6);
            assertThat(IntStream.range(0, table.size())).allMatch(bound::isLive);
        }
    }

    @Test
    void a_search_finds_all_packings_within_two_budgets_and_no_other() {
        RandomPuzzles puzzles = new RandomPuzzles(51);
        long within = 0;
        long beyond = 0;
        for (int i = 0; i < PUZZLES; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            if (table.size() > 0 && BruteForce.count(table.puzzle(), MANY) < MANY) {
                long[] costs = costs(table);
                long[] others = costs(table);
                List<int[]> all = solutions(new PropagatorModel(
                        table.cover(),
                        false,
                        ValueOrdering.AS_LISTED,
                        Optional.empty(),
                        EndgameKind.NONE,
                        DeadEndLog.NONE,
                        () -> {}));
                List<int[]> cheap = all.stream()
                        .filter(one -> cost(one, costs) <= 5 && cost(one, others) <= 7)
                        .toList();
                assertThat(solutions(priced(table, costs, others)))
                        .as("%s", table.puzzle())
                        .containsExactlyInAnyOrderElementsOf(cheap);
                within += cheap.size();
                beyond += all.size() - cheap.size();
            }
        }
        assertThat(within).isGreaterThan(PUZZLES / 4);
        assertThat(beyond).isGreaterThan(PUZZLES / 4);
    }

    private static PropagatorModel priced(PlacementTable table, long[] costs, long[] others) {
        List<CostFilter> filters = List.of(new CostFilter(costs, 5), new CostFilter(others, 7));
        CoverState state =
                new CoverState(table.cover(), new BitsetLiveSets(table.cover()), false, filters, CoverState.NO_GAPS);
        PropagatorModel model = new PropagatorModel(table.cover(), ValueOrdering.AS_LISTED, state, DeadEndLog.NONE);
        IntStream.range(0, table.size())
                .filter(placement -> costs[placement] > 5 || others[placement] > 7)
                .forEach(model::exclude);
        return model;
    }

    private static List<int[]> solutions(PropagatorModel model) {
        List<int[]> solutions = new ArrayList<>();
        while (model.solver().solve()) {
            solutions.add(model.solution());
        }
        return solutions;
    }

    private static long cost(int[] placements, long[] costs) {
        return IntStream.of(placements).mapToLong(placement -> costs[placement]).sum();
    }

    private long[] costs(PlacementTable table) {
        return random.longs(table.size(), 0, 16)
                .map(cost -> Math.max(0, cost - 8))
                .toArray();
    }
}
