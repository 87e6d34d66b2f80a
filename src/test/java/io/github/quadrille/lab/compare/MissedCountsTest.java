package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.lab.local.LocalLimits;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissedCountsTest {
    @Test
    void full_boards_that_are_no_packings_are_explained() {
        assertThat(MissedCounts.words(compare(3, 2)))
                .hasValue("2 runs cover every cell, but use a kind too seldom or too often:"
                        + " I2 is used 2 times, but the puzzle says 3.");
        assertThat(MissedCounts.words(compare(3, 1)).orElseThrow()).startsWith("1 run covers every cell, but uses");
    }

    @Test
    void packings_need_no_explanation() {
        assertThat(MissedCounts.words(compare(2, 2))).isEmpty();
    }

    private static PuzzleComparison compare(int dominoes, int runs) {
        Puzzle puzzle = new Puzzle(
                "dominoes",
                Region.rectangle(1, 4),
                PieceSymmetry.FREE,
                new Bag(List.of(new Supply(new Kind("I2", Polyform.drawn("XX")), CountRange.exactly(dominoes)))));
        return Runs.made(
                        Runs.comparison(
                                List.of(puzzle),
                                List.of(new RandomConstruction("orderly", true)),
                                runs,
                                LocalLimits.NONE.withMaxIterations(40),
                                Duration.ofSeconds(10),
                                1),
                        Listener.SILENT)
                .get(0);
    }
}
