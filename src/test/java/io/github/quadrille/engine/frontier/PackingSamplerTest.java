package io.github.quadrille.engine.frontier;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.testing.Slow;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class PackingSamplerTest {
    /**
     * Tests with chi-square whether all packings are drawn equally often. There is one degree of freedom less than
     * there are packings. A deviation of more than five standard deviations would not be due to chance.
     */
    @ParameterizedTest
    @CsvSource({
        "4x4, I2: any, ''",
        "3x4, tetrominoes: any, ''",
        "4x4, 'O: 0..2, L: any', ''",
        "2x5, 'I2: 2, monomino: 4..', ''",
        "'[????, ????]', 'I2: 1.., V3: 1', 'wrap: horizontal'",
    })
    void every_packing_is_drawn_equally_often(String board, String pieces, String line) throws Exception {
        Puzzle puzzle = FrontierCounts.puzzle(board, pieces, line);
        Map<Packing, Integer> seen = new HashMap<>();
        int draws = 20_000;
        BigInteger packings = draw(draws, puzzle, 5, packing -> seen.merge(packing, 1, Integer::sum));
        assertThat(seen).hasSize(packings.intValueExact());
        double expected = (double) draws / seen.size();
        double chiSquare = seen.values().stream()
                .mapToDouble(times -> (times - expected) * (times - expected) / expected)
                .sum();
        double freedom = seen.size() - 1.0;
        assertThat(chiSquare).isBetween(freedom - 5 * Math.sqrt(2 * freedom), freedom + 5 * Math.sqrt(2 * freedom));
    }

    @Test
    void the_same_seed_draws_the_same_packings() throws Exception {
        Puzzle puzzle = Puzzle.standard(4, 20);
        List<Packing> once = new ArrayList<>();
        List<Packing> again = new ArrayList<>();
        draw(5, puzzle, 1, once::add);
        draw(5, puzzle, 1, again::add);
        assertThat(again).isEqualTo(once).doesNotHaveDuplicates();
    }

    @Test
    void what_is_drawn_from_random_puzzles_is_a_packing() throws Exception {
        RandomPuzzles puzzles = new RandomPuzzles(11);
        for (int i = 0; i < 100; i++) {
            Puzzle puzzle = puzzles.next();
            PackingChecker checker = new PackingChecker(puzzle);
            List<Packing> drawn = new ArrayList<>();
            BigInteger packings = draw(3, puzzle, i, drawn::add);
            assertThat(drawn).hasSize(packings.signum() == 0 ? 0 : 3);
            drawn.forEach(packing -> assertThat(checker.faults(packing)).isEmpty());
        }
    }

    private interface Receiver extends java.util.function.Consumer<Packing> {}

    private static BigInteger draw(int number, Puzzle puzzle, long seed, Receiver receiver) {
        Limits limits = Limits.NONE.withThreads(1);
        return PackingSampler.draw(
                number, new PlacementTable(puzzle), new Random(seed), limits, Listener.SILENT, receiver);
    }
}
