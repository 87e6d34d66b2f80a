package io.github.quadrille.lab.local.constructive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.constructive.HillClimbing.BorderCounts;
import io.github.quadrille.lab.local.constructive.HillClimbingSearch.NearestFilled;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Visits all states that hill climbing can reach, whatever it chooses among placements with equal scores. This shows
 * whether a failure was bad luck.
 */
class HillClimbingReachIT {
    @ParameterizedTest
    @CsvSource({
        "PUBLISHED, 4, 5, 16, 56",
        "PUBLISHED, 4, 10, 36, 2137",
        "PUBLISHED, 5, 8, 36, 1031",
        "INTENDED, 4, 10, 36, 2329",
        "INTENDED, 5, 8, 36, 6269",
        "NEAREST, 4, 5, 16, 245",
        "NEAREST, 4, 10, 36, 13737",
        "NEAREST, 5, 8, 36, 17472"
    })
    void no_luck_with_equals_leads_hill_climbing_to_a_packing(
            Border border, int rows, int columns, int most, int reachable) {
        PlacementTable table = new PlacementTable(Puzzle.standard(rows, columns));
        Collection<PartialPacking> level = List.of(PartialPacking.empty(table));
        int fullest = 0;
        int states = 0;
        while (!level.isEmpty()) {
            fullest = level.stream().mapToInt(PartialPacking::covered).max().orElseThrow();
            states += level.size();
            level = next(table, border, level);
        }
        assertThat(fullest).isEqualTo(most).isLessThan(rows * columns);
        assertThat(states).isEqualTo(reachable);
    }

    /**
     * Returns the states with one more piece. States with the same filled cells and the same remaining pieces count
     * once.
     */
    private static Collection<PartialPacking> next(
            PlacementTable table, Border border, Collection<PartialPacking> level) {
        Map<List<Object>, PartialPacking> next = new HashMap<>();
        for (PartialPacking state : level) {
            for (int placement : lowest(table, border, state)) {
                PartialPacking one = state.and(placement);
                next.put(key(table, one), one);
            }
        }
        return next.values();
    }

    private static List<Object> key(PlacementTable table, PartialPacking state) {
        List<String> kinds = state.packing().pieces().stream()
                .map(piece -> piece.kind())
                .sorted()
                .toList();
        boolean[] filled = filled(table, state);
        return List.of(
                kinds,
                IntStream.range(0, filled.length)
                        .filter(cell -> filled[cell])
                        .boxed()
                        .toList());
    }

    private static boolean[] filled(PlacementTable table, PartialPacking state) {
        boolean[] filled = new boolean[table.puzzle().region().size()];
        Definitions.filled(state.packing())
                .forEach(cell -> filled[table.puzzle().region().cellAt(cell.row(), cell.column())] = true);
        return filled;
    }

    private static List<Integer> lowest(PlacementTable table, Border border, PartialPacking state) {
        Region region = table.puzzle().region();
        NearestFilled nearest = new NearestFilled(region, new HillClimbing(border, BorderCounts.PUBLISHED, false));
        boolean[] filled = filled(table, state);
        IntStream.range(0, filled.length).filter(cell -> filled[cell]).forEach(nearest::fill);
        List<Integer> lowest = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < state.legalSize(); i++) {
            int score = 0;
            for (int cell : table.cells(state.legal(i))) {
                score += nearest.distance(cell);
            }
            if (score < least) {
                lowest.clear();
                least = score;
            }
            if (score == least) {
                lowest.add(state.legal(i));
            }
        }
        return lowest;
    }
}
