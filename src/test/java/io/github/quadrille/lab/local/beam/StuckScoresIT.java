package io.github.quadrille.lab.local.beam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalSearch;
import io.github.quadrille.testing.Rounds;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Repeats the runs that the report of the beam system prints. The report gives the score at which each failed trial was
 * stuck, until a trial packed the board: 17 trials on 4x10, and 25 on 5x8. Five of the lines on 4x10 are garbled.
 */
class StuckScoresIT {
    private static final int TRIALS = Rounds.of(60, 300);
    private static final double SAME = 1e-9;

    @ParameterizedTest
    @CsvSource({"4, 10, 8.5, 17, 12", "5, 8, 5.25, 25, 18"})
    void trials_are_stuck_where_the_printed_ones_were(
            int rows, int columns, double goal, int printedTrials, int atLeastSeen) throws IOException {
        double[] printed = printed(rows + "x" + columns);
        double[] ours = stuck(rows, columns);
        long squares = LongStream.rangeClosed(1, rows).map(row -> row * row).sum();
        assertThat(StochasticBeam.PUBLISHED.weights().cost(columns, 0, 0, squares, 0))
                .as("what a packing scores, and our cost leaves out")
                .isCloseTo(goal, within(SAME));
        assertThat(printed).hasSize(printedTrials);
        assertThat(Arrays.stream(printed)
                        .filter(score -> Arrays.stream(ours).anyMatch(cost -> Math.abs(cost + goal - score) < SAME))
                        .count())
                .as("printed scores that are exactly those of some of our trials")
                .isGreaterThanOrEqualTo(atLeastSeen);
        double[] scores = Arrays.stream(ours)
                .map(cost -> Math.round((cost + goal) * 100) / 100.0)
                .toArray();
        assertThat(MannWhitneyUTest.withDefaults().test(scores, printed).getPValue())
                .as("by the rank test of Mann and Whitney; of 42 scores some differ by chance")
                .isGreaterThan(0.01);
    }

    /** Returns the final costs of the trials that do not pack the board. */
    private static double[] stuck(int rows, int columns) {
        LocalSearch search = StochasticBeam.PUBLISHED.start(Puzzle.standard(rows, columns), new SplittableRandom(1));
        DoubleStream.Builder costs = DoubleStream.builder();
        for (int trial = 0; trial < TRIALS; trial++) {
            search.restart();
            while (search.covered() < rows * columns && search.step()) {
                assertThat(search.cost()).isNotNegative();
            }
            if (search.covered() < rows * columns) {
                costs.add(search.cost());
            }
        }
        return costs.build().toArray();
    }

    private static double[] printed(String board) throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                StuckScoresIT.class.getResourceAsStream("stuck-scores.csv"), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .map(line -> line.split(",", -1))
                    .filter(fields -> fields[0].equals(board))
                    .mapToDouble(fields -> Double.parseDouble(fields[1]))
                    .toArray();
        }
    }
}
