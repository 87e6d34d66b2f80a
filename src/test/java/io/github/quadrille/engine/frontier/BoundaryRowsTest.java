package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.KindItem;
import io.github.quadrille.core.exactcover.RowItem;
import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Rounds;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class BoundaryRowsTest {
    @Test
    void it_agrees_with_brute_force_on_random_covers_with_rows() {
        RowCovers covers = new RowCovers(71);
        int some = 0;
        int none = 0;
        int refused = 0;
        for (int round = 0; round < Rounds.of(3000, 60_000); round++) {
            ExactCover cover = covers.next();
            BigInteger expected = sum(RowCovers.bruteForce(cover));
            Optional<CoverProblem> problem = problem(cover);
            if (problem.isEmpty()) {
                refused++;
                continue;
            }
            Frontier frontier = new Frontier(problem.get(), limits(1 + round % 2), clock());
            if (round % 3 > 0) {
                frontier.estimate();
            }
            frontier.run();
            assertThat(frontier.total()).as("round %d", round).isEqualTo(expected);
            some += expected.signum();
            none += 1 - expected.signum();
        }
        assertThat(Math.min(some, none)).isGreaterThan(500);
        assertThat(refused).isLessThan(some);
    }

    @Test
    void all_bags_are_told_apart_where_there_are_rows() {
        RowCovers covers = new RowCovers(72);
        for (int round = 0; round < Rounds.of(500, 10_000); round++) {
            ExactCover cover = covers.next();
            problem(cover).ifPresent(problem -> {
                Frontier frontier = Frontier.ofEveryBag(problem, limits(1), clock());
                frontier.run();
                Map<List<Integer>, BigInteger> expected = new HashMap<>();
                RowCovers.bruteForce(cover)
                        .forEach((counts, number) -> expected.put(counts, BigInteger.valueOf(number)));
                Map<List<Integer>, BigInteger> found = frontier.totals();
                found.keySet().removeIf(counts -> !isEnough(cover, counts));
                assertThat(found).isEqualTo(expected);
            });
        }
    }

    private static boolean isEnough(ExactCover cover, List<Integer> counts) {
        return IntStream.range(0, counts.size())
                .allMatch(kind -> counts.get(kind) >= cover.kindItem(kind).min());
    }

    /**
     * Compares the frontier's backward steps, which lead from each layer of states to the layer before, with its
     * forward steps. Each count of a state must be the sum of the counts of all states from which a step leads to it.
     */
    @Test
    void ways_backward_are_those_forward() {
        RowCovers covers = new RowCovers(73);
        for (int round = 0; round < Rounds.of(1000, 20_000); round++) {
            Optional<CoverProblem> problem = problem(covers.next());
            if (problem.isPresent()) {
                Frontier frontier = new Frontier(problem.get(), limits(1), clock());
                List<Layer> layers = layers(problem.get(), frontier);
                for (int item = 0; item < problem.get().items(); item++) {
                    FrontierStep step = new FrontierStep(problem.get(), frontier.vectors(), item);
                    assertWaysAgree(step, layers.get(item), layers.get(item + 1));
                }
            }
        }
    }

    private static List<Layer> layers(CoverProblem problem, Frontier frontier) {
        try (FrontierThreads frontierThreads = new FrontierThreads(1)) {
            List<Layer> layers = new ArrayList<>(frontier.passKeeping(problem.items(), 1, 0, frontierThreads));
            layers.add(frontier.layer());
            return layers;
        }
    }

    private static void assertWaysAgree(FrontierStep step, Layer before, Layer after) {
        Set<List<Long>> forward = new HashSet<>();
        for (long from : masks(before)) {
            step.forEachNext(from, to -> forward.add(List.of(from, to)));
        }
        BackwardStep back = new BackwardStep(step, before);
        for (long to : masks(after)) {
            long[] numbers = after.numbers(to);
            BigInteger[] sums = new BigInteger[numbers.length / after.words()];
            Arrays.fill(sums, BigInteger.ZERO);
            Set<List<Long>> ways = new HashSet<>();
            back.forEachWayTo(to, (from, given, shift, placement) -> {
                assertThat(ways.add(List.of(from, (long) placement))).isTrue();
                assertThat(forward).contains(List.of(from, to));
                for (int target = 0; target < sums.length; target++) {
                    for (int source : shift == null ? new int[] {target} : shift.sourcesOf(target)) {
                        sums[target] = sums[target].add(before.number(given, source));
                    }
                }
            });
            for (int index = 0; index < sums.length; index++) {
                assertThat(sums[index]).isEqualTo(after.number(numbers, index));
            }
        }
    }

    @Test
    void a_boundary_leads_to_some_where_a_way_ends_at_one_of_them() {
        RowCovers covers = new RowCovers(74);
        Random random = new Random(74);
        for (int round = 0; round < Rounds.of(500, 10_000); round++) {
            Optional<CoverProblem> problem = problem(covers.next());
            if (problem.isPresent()) {
                Frontier frontier = new Frontier(problem.get(), limits(1), clock());
                List<Layer> layers = layers(problem.get(), frontier);
                for (int item = 0; item < problem.get().items(); item++) {
                    FrontierStep step = new FrontierStep(problem.get(), frontier.vectors(), item);
                    BoundarySet some = new BoundarySet();
                    masks(layers.get(item + 1)).stream()
                            .filter(to -> random.nextBoolean())
                            .forEach(some::add);
                    for (long from : masks(layers.get(item))) {
                        List<Long> next = new ArrayList<>();
                        step.forEachNext(from, next::add);
                        assertThat(step.leadsTo(from, some))
                                .isEqualTo(next.stream().anyMatch(some::contains));
                    }
                }
            }
        }
    }

    private static List<Long> masks(Layer layer) {
        List<Long> masks = new ArrayList<>();
        layer.parts().forEach(part -> part.forEach((numbers, mask) -> masks.add(mask)));
        return masks;
    }

    /**
     * A fault line goes through the whole board and cuts no domino. Every packing of the board of 6 by 6 has a fault
     * line (Golomb), but some packings of 5 by 6 have none. Another program has confirmed the counts by listing the
     * packings one by one.
     */
    @ParameterizedTest
    @CsvSource({"5x6, 6", "6x6, 0", "6x7, 124", "6x8, 62"})
    void dominoes_without_a_fault_line_are_counted(String board, BigInteger packings) throws UnusableInput {
        ExactCover plain = new PlacementTable(FrontierCounts.puzzle(board, "I2: any")).cover();
        int height = board.charAt(0) - '0';
        int width = board.charAt(2) - '0';
        List<RowItem> rows = new ArrayList<>();
        for (int line = 1; line < width; line++) {
            int right = line;
            rows.add(crossing(plain, cell -> cell % width >= right));
        }
        for (int line = 1; line < height; line++) {
            int below = line;
            rows.add(crossing(plain, cell -> cell / width >= below));
        }
        assertThat(count(RowCovers.withRows(plain, rows))).isEqualTo(packings);
    }

    private static RowItem crossing(ExactCover cover, IntPredicate isBeyond) {
        return RowCovers.row(
                cover,
                option -> IntStream.of(cover.cellsOf(option)).anyMatch(isBeyond)
                        && !IntStream.of(cover.cellsOf(option)).allMatch(isBeyond),
                1,
                KindItem.UNBOUNDED);
    }

    /**
     * The dominoes are tatami mats, no four of which meet at a point. Another program has confirmed the counts by
     * listing the packings one by one.
     */
    @ParameterizedTest
    @CsvSource({"3x4, 4", "4x5, 3", "5x6, 2"})
    void mats_that_meet_by_threes_at_most_are_counted(String board, BigInteger packings) throws UnusableInput {
        ExactCover plain = new PlacementTable(FrontierCounts.puzzle(board, "I2: any")).cover();
        int width = board.charAt(2) - '0';
        List<RowItem> rows = new ArrayList<>();
        for (int cell = 0; cell + width + 1 < plain.cells(); cell++) {
            if (cell % width < width - 1) {
                Set<Integer> around = Set.of(cell, cell + 1, cell + width, cell + width + 1);
                rows.add(RowCovers.row(
                        plain,
                        option -> IntStream.of(plain.cellsOf(option))
                                        .filter(around::contains)
                                        .count()
                                > 1,
                        1,
                        KindItem.UNBOUNDED));
            }
        }
        ExactCover cover = RowCovers.withRows(plain, rows);
        assertThat(count(cover)).isEqualTo(packings);
        // The brute force takes more than a minute on 30 cells.
        if (Rounds.areAll() || plain.cells() < 30) {
            assertThat(sum(RowCovers.bruteForce(cover))).isEqualTo(packings);
        }
    }

    @Test
    void a_row_that_wants_one_of_no_options_rules_out_everything() throws UnusableInput {
        assertThat(count(dominoes(new RowItem(new BitSet(), 1, 1)))).isZero();
        assertThat(count(dominoes(new RowItem(BitSet.valueOf(new long[] {1}), 2, 2))))
                .isZero();
    }

    @Test
    void options_of_a_row_that_allows_none_are_left_out() throws UnusableInput {
        ExactCover plain = dominoes();
        RowItem upright = RowCovers.row(plain, option -> plain.cell(option, 1) > plain.cell(option, 0) + 1, 0, 0);
        assertThat(count(plain)).isEqualTo(36);
        assertThat(count(RowCovers.withRows(plain, List.of(upright)))).isOne();
    }

    @Test
    void a_row_that_counts_to_two_is_refused() throws UnusableInput {
        ExactCover plain = dominoes();
        ExactCover two = RowCovers.withRows(plain, List.of(RowCovers.row(plain, option -> true, 0, 2)));
        assertThatThrownBy(() -> CoverProblem.of(two, () -> {}))
                .isInstanceOf(FrontierTooLarge.class)
                .hasMessage("a rule counts to more than one, which a sweep cannot do");
    }

    @Test
    void more_rows_than_a_boundary_has_bits_are_refused() throws UnusableInput {
        ExactCover plain = dominoes();
        List<RowItem> rows = new ArrayList<>();
        for (int first = 0; first < plain.options(); first++) {
            for (int second = 0; second < first; second++) {
                BitSet both = new BitSet();
                both.set(first);
                both.set(second);
                rows.add(new RowItem(both, 1, KindItem.UNBOUNDED));
            }
        }
        assertThatThrownBy(() -> CoverProblem.of(RowCovers.withRows(plain, rows), () -> {}))
                .isInstanceOf(FrontierTooLarge.class)
                .hasMessageMatching("5 cells and \\d+ rules are open at once, but at most 63 together are possible");
    }

    @Test
    void what_reads_no_rows_refuses_them() throws UnusableInput {
        ExactCover cover = dominoes(new RowItem(BitSet.valueOf(new long[] {1}), 1, 1));
        int[] moves = IntStream.range(0, cover.options()).toArray();
        assertThatThrownBy(() -> Quotient.of(cover, cell -> cell, moves, () -> {}))
                .isInstanceOf(FrontierTooLarge.class)
                .hasMessageContaining("rules");
        assertThat(FrontierDive.of(cover, 1, () -> {})).isEmpty();
    }

    private static ExactCover dominoes(RowItem... rows) throws UnusableInput {
        ExactCover plain = new PlacementTable(FrontierCounts.puzzle("4x4", "I2: any")).cover();
        return RowCovers.withRows(plain, List.of(rows));
    }

    private static BigInteger count(ExactCover cover) {
        Frontier frontier = new Frontier(CoverProblem.of(cover, () -> {}), limits(1), clock());
        frontier.run();
        return frontier.total();
    }

    private static BigInteger sum(Map<List<Integer>, Long> numbers) {
        return BigInteger.valueOf(
                numbers.values().stream().mapToLong(number -> number).sum());
    }

    private static Limits limits(int threads) {
        return Limits.NONE.withThreads(threads);
    }

    private static Clock clock() {
        return new Clock(Limits.NONE, Listener.SILENT);
    }

    /**
     * Returns the problem for the frontier. The result is empty if the frontier would have to count more than one
     * chosen option of a row.
     */
    private static Optional<CoverProblem> problem(ExactCover cover) {
        try {
            return Optional.of(CoverProblem.of(cover, () -> {}));
        } catch (FrontierTooLarge tooLarge) {
            assertThat(tooLarge).hasMessageContaining("to more than one");
            assertThat(cover.rows())
                    .anyMatch(row -> row.min() > 1
                            || (row.max() > 1 && row.max() < row.options().cardinality()));
            return Optional.empty();
        }
    }
}
