package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrontierSurveyTest {
    private static final long MANY = 1000;

    /**
     * It is known that the packings of the two boards form 2 and 368 classes up to symmetry. Each class has four
     * packings, which count separately.
     */
    @ParameterizedTest
    @CsvSource({"3x20, 8", "4x15, 1472"})
    void pentominoes_are_counted_with_fewer_options(String board, BigInteger packings) throws UnusableInput {
        assertThat(surveyed(FrontierCounts.puzzle(board, "pentominoes: 1")).total())
                .isEqualTo(packings);
    }

    @Test
    void most_boundaries_of_pentominoes_lead_nowhere() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("4x15", "pentominoes: 1");
        Frontier all = frontier(CoverProblem.of(new PlacementTable(puzzle).cover(), () -> {}));
        all.run();
        assertThat(surveyed(puzzle).additions()).isLessThan(all.additions() / 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void what_it_leaves_out_makes_no_difference(int seed) {
        RandomPuzzles puzzles = new RandomPuzzles(5000 + seed);
        for (int i = 0; i < 50; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                assertThat(surveyed(puzzle).total()).as("%s", puzzle).isEqualTo(BigInteger.valueOf(expected));
            }
        }
    }

    /**
     * The survey ends at a layer with too many states, and estimates the rest. It expects that a count needs more than
     * a billion numbers.
     */
    @Test
    void what_lies_ahead_of_a_wide_box_is_guessed() throws UnusableInput {
        String text = "lattice: cubic\nboard: 3x4x5\npieces: {solid-pentominoes: 1}\n";
        PlacementTable table = new PlacementTable(PuzzleReader.parse("test", text));
        FrontierEstimate estimate =
                frontier(CoverProblem.reduced(table, () -> {})).estimate();
        assertThat(estimate.isComplete()).isFalse();
        assertThat(estimate.numbers()).isGreaterThan(1e9);
    }

    private static Frontier surveyed(Puzzle puzzle) {
        Frontier frontier = frontier(CoverProblem.reduced(new PlacementTable(puzzle), () -> {}));
        frontier.estimate();
        frontier.run();
        return frontier;
    }

    private static Frontier frontier(CoverProblem problem) {
        Limits limits = Limits.NONE.withThreads(1);
        return new Frontier(problem, limits, new Clock(limits, Listener.SILENT));
    }
}
