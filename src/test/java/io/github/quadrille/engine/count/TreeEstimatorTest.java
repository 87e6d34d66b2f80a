package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.puzzle.RandomRules;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.engine.choco.PackingSearch;
import io.github.quadrille.engine.choco.SearchRequest;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class TreeEstimatorTest {
    @ParameterizedTest
    @CsvSource({"5x12, 4040", "6x10, 9356"})
    void pentominoes_are_in_the_interval(String board, int packings) throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle(board, "pentominoes: 1");
        long nodes = PackingSearch.solve(SearchRequest.of(puzzle, SearchOptions.FIND_ALL), new SolveListener() {})
                .work()
                .nodes();
        TreeEstimate estimate = estimate(puzzle, 50, 3);
        assertThat(estimate.isExact()).isFalse();
        assertThat(estimate.packings()).matches(meanEstimate -> holds(meanEstimate, packings));
        assertThat(estimate.nodes()).matches(meanEstimate -> holds(meanEstimate, (double) nodes));
        assertThat(estimate.seconds().mean()).isPositive();
    }

    @Test
    void a_short_search_is_run_to_its_end() {
        TreeEstimate estimate = estimate(Puzzle.standard(4, 5), 60, 1);
        assertThat(estimate.isExact()).isTrue();
        assertThat(estimate.probes()).isEqualTo(1);
        assertThat(estimate.packings()).isEqualTo(MeanEstimate.exactly(0));
        assertThat(estimate.nodes().mean()).isGreaterThanOrEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 20})
    void the_mean_of_many_probes_is_the_number_of_packings(int nodesOfLeaf) throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("4x6", "tetrominoes: 0..3");
        double truth = FrontierCounts.count(puzzle).doubleValue();
        TreeEstimate estimate = TreeEstimator.byDescents(puzzle, nodesOfLeaf, 1500, new Random(1))
                .orElseThrow();
        assertThat(estimate.packings().mean()).isCloseTo(truth, within(truth / 10));
        assertThat(truth)
                .isBetween(estimate.packings().low(), estimate.packings().high());
    }

    /**
     * The mean of these random descents is below half of the true number of packings. The interval must allow for that.
     */
    @Test
    void pieces_of_two_sizes_are_in_the_interval_although_few_probes_are_most_of_the_sum() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("5x16", "pentominoes: 1, tetrominoes: 1");
        TreeEstimate estimate =
                TreeEstimator.byDescents(puzzle, 10_000, 30, new Random(3)).orElseThrow();
        assertThat(estimate.packings()).matches(meanEstimate -> holds(meanEstimate, 2_095_598_836.0));
        assertThat(estimate.packings().mean()).isLessThan(2_095_598_836.0 / 2);
    }

    @Test
    void symmetric_first_pieces_count_for_their_orbit() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("4x5", "O: 1, L: any, I: any, T: any");
        double truth = FrontierCounts.count(puzzle).doubleValue();
        TreeEstimate estimate =
                TreeEstimator.byDescents(puzzle, 0, 1500, new Random(1)).orElseThrow();
        assertThat(estimate.packings().mean()).isCloseTo(truth, within(truth / 10));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void random_puzzles_are_estimated_without_bias(int nodesOfLeaf) {
        assertUnbiased(new RandomPuzzles(7)::next, nodesOfLeaf, 20);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3})
    void puzzles_with_rules_are_estimated_without_bias(int nodesOfLeaf) {
        RandomPuzzles puzzles = new RandomPuzzles(8);
        RandomRules rules = new RandomRules(8);
        assertUnbiased(() -> rules.on(puzzles.next()), nodesOfLeaf, 10);
    }

    private static void assertUnbiased(Supplier<Puzzle> puzzles, int nodesOfLeaf, int atLeast) {
        double excess = 0;
        int withPackings = 0;
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.get();
            double truth = Solver.of(puzzle)
                    .with(SearchOptions.FIND_ALL)
                    .count(CountMethod.AUTO)
                    .total()
                    .doubleValue();
            TreeEstimate estimate = TreeEstimator.byDescents(puzzle, nodesOfLeaf, 40, new Random(i))
                    .orElseThrow();
            if (truth == 0) {
                assertThat(estimate.packings().mean()).as("%s", puzzle).isZero();
            } else {
                excess += estimate.packings().mean() / truth - 1;
                withPackings++;
            }
        }
        assertThat(withPackings).isGreaterThan(atLeast);
        assertThat(excess / withPackings).isCloseTo(0, within(0.1));
    }

    @Test
    void the_same_seed_gives_the_same_numbers_and_another_seed_others() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("5x12", "pentominoes: 1");
        TreeEstimate one = estimate(puzzle, 10, 3);
        TreeEstimate again = estimate(puzzle, 10, 3);
        assertThat(again.nodes()).isEqualTo(one.nodes());
        assertThat(again.packings()).isEqualTo(one.packings());
        assertThat(estimate(puzzle, 10, 4).nodes()).isNotEqualTo(one.nodes());
    }

    @Test
    void it_stops_when_it_knows_enough() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("4x6", "tetrominoes: 0..3");
        TreeEstimate estimate =
                TreeEstimator.byDescents(puzzle, 20, 1_000_000, new Random(1)).orElseThrow();
        assertThat(estimate.probes()).isBetween(100, 10_000);
        assertThat(estimate.nodes().high() - estimate.nodes().low())
                .isLessThan(0.15 * estimate.nodes().mean());
    }

    @Test
    void without_time_nothing_is_said() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("6x10", "pentominoes: 1");
        assertThat(estimate(puzzle, Limits.NONE.withTime(Duration.ZERO), 10, 1, Listener.SILENT))
                .isEmpty();
    }

    @Test
    void it_can_be_interrupted() {
        assertThat(estimate(Puzzle.standard(8, 10), Limits.NONE, 1_000_000, 1, Listener.until(() -> true)))
                .isEmpty();
    }

    private static boolean holds(MeanEstimate meanEstimate, double truth) {
        return meanEstimate.low() <= truth && truth <= meanEstimate.high();
    }

    private static TreeEstimate estimate(Puzzle puzzle, int probes, int seed) {
        return estimate(puzzle, Limits.NONE, probes, seed, Listener.SILENT).orElseThrow();
    }

    private static Optional<TreeEstimate> estimate(
            Puzzle puzzle, Limits limits, int probes, int seed, Listener listener) {
        return TreeEstimator.estimate(puzzle, CountMethod.SEARCH, limits, probes, new Random(seed), listener)
                .search();
    }
}
