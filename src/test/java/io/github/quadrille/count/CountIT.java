package io.github.quadrille.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.frontier.FrontierCounts;
import io.github.quadrille.limit.Limits;
import io.github.quadrille.puzzle.BruteForce;
import io.github.quadrille.puzzle.Puzzle;
import io.github.quadrille.puzzle.RandomPuzzles;
import io.github.quadrille.question.CountListener;
import io.github.quadrille.question.CountMethod;
import io.github.quadrille.question.PackingCount;
import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts that take longer. */
class CountIT {
    private static final long MANY = 500;
    private static final Limits ONE_THREAD = Limits.NONE.withThreads(1);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void all_methods_agree_with_brute_force_on_random_puzzles(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(7000 + seed);
        for (int i = 0; i < 50; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                for (CountMethod method : CountMethod.values()) {
                    PackingCount count = PackingCounter.count(puzzle, method, ONE_THREAD, CountListener.SILENT);
                    assertThat(count.total()).as("%s: %s", method, puzzle).isEqualTo(BigInteger.valueOf(expected));
                    assertThat(count.stoppedBy()).isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "5x16, 1563710908",
        "20x4, 660109148",
        "6x20, 4397671842816160",
        "8x10, 6818063454",
    })
    void the_frontier_counts_the_standard_bag(String size, BigInteger packings) throws UnusableInput {
        assertThat(FrontierCounts.count(PuzzleReader.read(size))).isEqualTo(packings);
    }

    /** <a href="https://oeis.org/A232698">A232698</a>. */
    @ParameterizedTest
    @CsvSource({"6x8, 22483347", "7x8, 657253434", "8x8, 19077209438", "8x10, 14571957312254"})
    void the_frontier_counts_any_tetrominoes(String board, BigInteger packings) throws UnusableInput {
        assertThat(FrontierCounts.count(FrontierCounts.puzzle(board, "tetrominoes: any")))
                .isEqualTo(packings);
    }

    @ParameterizedTest
    @CsvSource({"3x20, 8", "4x15, 1472", "5x12, 4040", "6x10, 9356"})
    void pentominoes_are_counted(String board, BigInteger packings) throws UnusableInput {
        for (CountMethod method : new CountMethod[] {CountMethod.FRONTIER, CountMethod.AUTO}) {
            Puzzle puzzle = FrontierCounts.puzzle(board, "pentominoes: 1");
            assertThat(PackingCounter.count(puzzle, method, ONE_THREAD, CountListener.SILENT)
                            .total())
                    .isEqualTo(packings);
        }
    }
}
