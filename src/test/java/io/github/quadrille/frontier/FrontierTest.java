package io.github.quadrille.frontier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.BruteForce;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomPuzzles;
import io.github.quadrille.question.CountClock;
import io.github.quadrille.question.CountListener;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrontierTest {
    private static final long MANY = 3000;

    @ParameterizedTest
    @CsvSource({
        "4x5, 0",
        "4x10, 1796",
        "5x8, 3106",
        "2x20, 0",
        "4x20, 660109148",
        "3x40, 998384569070",
    })
    void it_counts_the_standard_bag(String size, BigInteger packings) throws UnusableInput {
        assertThat(FrontierCounts.count(PuzzleReader.read(size))).isEqualTo(packings);
    }

    /** <a href="https://oeis.org/A230031">A230031</a>. */
    @ParameterizedTest
    @CsvSource({
        "2x4, 4",
        "2x6, 9",
        "2x8, 25",
        "3x4, 23",
        "3x8, 997",
        "4x4, 117",
        "4x5, 454",
        "4x6, 2003",
        "4x7, 9157",
        "4x8, 40899",
        "5x8, 800290",
        "6x6, 178939"
    })
    void it_counts_any_tetrominoes(String board, BigInteger packings) throws UnusableInput {
        assertThat(FrontierCounts.count(FrontierCounts.puzzle(board, "tetrominoes: any")))
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({
        "3x20, pentominoes: 1, 8",
        "5x10, Y5: any, 10",
        "8x8, T: any, 84",
        "6x6, T: any, 0",
        "8x8, L: any, 141970",
        "4x11, L: any, 0",
        "6x6, L: any, 0",
        "8x8, 'O: 1, T: 15', 0",
        "8x8, 'O: 1, I: 15', 0",
        "8x8, 'O: 1, L: 15', 0",
        "8x8, 'O: 1, S: 15', 0",
    })
    void it_knows_published_answers(String board, String pieces, BigInteger packings) throws UnusableInput {
        assertThat(FrontierCounts.count(FrontierCounts.puzzle(board, pieces))).isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"4x14, 2, 41264", "7x8, 2, 233956", "2x28, 2, 0", "4x7, 1, 0", "2x14, 1, 0"})
    void it_counts_one_sided_sets(String board, int sets, BigInteger packings) throws UnusableInput {
        String pieces = "one-sided-tetrominoes: " + sets;
        assertThat(FrontierCounts.count(FrontierCounts.puzzle(board, pieces, "symmetry: one-sided")))
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"vertical, 140", "horizontal, 0"})
    void it_counts_on_tubes(String wrap, BigInteger packings) throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("5x4", "tetrominoes: 1", "wrap: " + wrap);
        assertThat(FrontierCounts.count(puzzle)).isEqualTo(packings);
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

    /** 2 to the power of 100: two ways to fill each of 100 squares by dominoes, with walls between them. */
    @Test
    void its_numbers_grow_beyond_one_word() throws UnusableInput {
        String row = "..#".repeat(50);
        Puzzle puzzle = FrontierCounts.puzzle(
                "[%s, %s, '%s', %s, %s]".formatted(row, row, "#".repeat(150), row, row), "I2: any");
        assertThat(FrontierCounts.count(puzzle)).isEqualTo(BigInteger.TWO.pow(100));
    }

    /** The number of domino packings of the chessboard of 16 (Kasteleyn, Temperley and Fisher, 1961), OEIS A004003. */
    @Test
    void it_counts_dominoes_on_a_large_board() throws UnusableInput {
        assertThat(FrontierCounts.count(FrontierCounts.puzzle("16x16", "I2: any")))
                .isEqualTo(new BigInteger("2444888770250892795802079170816"));
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
        Frontier frontier = new Frontier(problem, limits, new CountClock(limits, CountListener.SILENT));
        frontier.run();
        return frontier;
    }
}
