package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BestCovering;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.RandomCoverings;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@Slow
class LinearBoundTest {
    private static final int PUZZLES = Rounds.of(150, 1_500);

    @Test
    void no_covering_is_worth_more() {
        int better = 0;
        int exact = 0;
        for (PlacementTable table : tables()) {
            OptionalLong best = BestCovering.worth(table.puzzle());
            LinearBound plain = LinearBound.plain(table, goal(table));
            LinearBound tight = LinearBound.of(table, goal(table), () -> {});
            assertThat(tight.bound()).isLessThanOrEqualTo(plain.bound());
            if (best.isPresent()) {
                assertThat(tight.bound()).as("%s", table.puzzle()).isGreaterThanOrEqualTo(best.getAsLong());
                better += tight.bound() < plain.bound() ? 1 : 0;
                exact += tight.bound() == best.getAsLong() ? 1 : 0;
            }
        }
        assertThat(better).as("bounds that linear programming lowers").isGreaterThan(PUZZLES / 6);
        assertThat(exact).as("bounds that are reached").isGreaterThan(PUZZLES / 3);
    }

    @Test
    void every_placement_weighs_at_least_what_it_is_worth_and_nothing_weighs_less_than_nothing() {
        for (PlacementTable table : tables()) {
            Stream.of(LinearBound.plain(table, goal(table)), LinearBound.of(table, goal(table), () -> {}))
                    .forEach(bound -> weighsEnough(bound, table));
        }
    }

    private static void weighsEnough(LinearBound bound, PlacementTable table) {
        assertThat(bound.cells()).noneMatch(weight -> weight < 0);
        assertThat(bound.kinds()).noneMatch(weight -> weight < 0);
        long total = bound.cells().stream().mapToLong(weight -> weight).sum();
        for (int kind = 0; kind < bound.kinds().size(); kind++) {
            long each = bound.kinds().get(kind);
            total += each == 0 ? 0 : each * table.puzzle().bag().count(kind).max();
        }
        assertThat(bound.total()).isEqualTo(total);
        for (int placement = 0; placement < table.size(); placement++) {
            assertThat(bound.excess(table.cover(), goal(table), placement)).isNotNegative();
        }
    }

    private static List<PlacementTable> tables() {
        RandomCoverings puzzles = new RandomCoverings(41);
        return Stream.generate(puzzles::next)
                .limit(PUZZLES)
                .map(PlacementTable::new)
                .toList();
    }

    private static Goal.Cover goal(PlacementTable table) {
        return (Goal.Cover) table.puzzle().goal();
    }
}
