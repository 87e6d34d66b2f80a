package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.instances.KnownCount;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class FrontierTest {
    private static final long MANY = 3000;

    static Stream<KnownCount> counts() {
        return KnownCount.byFrontier(KnownCount.Effort.MOMENT);
    }

    @ParameterizedTest
    @MethodSource("counts")
    void it_counts_what_is_known(KnownCount known) throws UnusableInput {
        assertThat(FrontierCounts.count(known.puzzle())).isEqualTo(known.packings());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void it_agrees_with_brute_force_on_random_puzzles(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(1000 + seed);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                assertThat(FrontierCounts.count(puzzle)).as("%s", puzzle).isEqualTo(BigInteger.valueOf(expected));
            }
        }
    }

    /**
     * The count is 2 to the power of 100. There are 100 squares of 2x2 with walls between them, and two dominoes fill
     * each square in two ways.
     */
    @Test
    void its_numbers_grow_beyond_one_word() throws UnusableInput {
        String row = "..#".repeat(50);
        Puzzle puzzle = FrontierCounts.puzzle(
                "[%s, %s, '%s', %s, %s]".formatted(row, row, "#".repeat(150), row, row), "I2: any");
        assertThat(FrontierCounts.count(puzzle)).isEqualTo(BigInteger.TWO.pow(100));
    }

    /** The count is the number of domino packings of 16x16 (Kasteleyn, Temperley and Fisher, 1961), OEIS A004003. */
    @Test
    void it_counts_dominoes_on_a_large_board() throws UnusableInput {
        assertThat(FrontierCounts.count(FrontierCounts.puzzle("16x16", "I2: any")))
                .isEqualTo(new BigInteger("2444888770250892795802079170816"));
    }

    @Test
    void it_goes_on_where_its_turn_has_ended() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("6x10", "tetrominoes: any");
        PlacementTable table = new PlacementTable(puzzle);
        Clock clock = new Clock(Limits.NONE, Listener.SILENT);
        Frontier frontier = new Frontier(CoverProblem.reduced(table, () -> {}), Limits.NONE, clock);
        int turns = 0;
        while (!frontier.isOver()) {
            frontier.run(5000);
            turns++;
        }
        assertThat(turns).isBetween(3, 60);
        assertThat(frontier.total()).isEqualTo(FrontierCounts.count(puzzle));
    }

    @Test
    void numbers_of_two_words_go_with_counts_too() throws UnusableInput {
        BigInteger exact = FrontierCounts.count(FrontierCounts.puzzle("8x30", "I2: 120"));
        assertThat(exact).isEqualTo(FrontierCounts.count(FrontierCounts.puzzle("8x30", "I2: any")));
        assertThat(exact.bitLength()).isGreaterThan(64);
        BigInteger sum = BigInteger.ZERO;
        for (int squares = 0; squares <= 30; squares++) {
            String pieces = "O: %d, I2: %d".formatted(squares, 60 - 2 * squares);
            sum = sum.add(FrontierCounts.count(FrontierCounts.puzzle("3x40", pieces)));
        }
        assertThat(sum).isEqualTo(FrontierCounts.count(FrontierCounts.puzzle("3x40", "O: any, I2: any")));
    }

    @Test
    void two_threads_count_the_same() throws UnusableInput {
        Puzzle puzzle = PuzzleReader.read("4x20");
        assertThat(FrontierCounts.count(puzzle, Limits.NONE.withThreads(3))).isEqualTo(FrontierCounts.count(puzzle));
    }

    @Test
    void it_stops_before_the_memory_is_used_up() throws UnusableInput {
        assertThat(run(Limits.NONE.withMemory(4 << 20)).stop()).contains(Limit.MEMORY);
    }

    @Test
    void it_stops_when_the_time_is_up() throws UnusableInput {
        assertThat(run(Limits.NONE.withTime(Duration.ofMillis(1))).stop()).contains(Limit.TIME);
    }

    @Test
    void it_refuses_what_is_too_wide() throws UnusableInput {
        assertThatThrownBy(() -> FrontierCounts.count(FrontierCounts.puzzle("30x30", "I: any, T: any")))
                .isInstanceOf(FrontierTooLarge.class)
                .hasMessageContaining("91 cells");
    }

    private static Frontier run(Limits limits) throws UnusableInput {
        CoverProblem problem = CoverProblem.of(new PlacementTable(PuzzleReader.read("8x10")).cover(), () -> {});
        Frontier frontier = new Frontier(problem, limits, new Clock(limits, Listener.SILENT));
        frontier.run();
        return frontier;
    }
}
