package io.github.quadrille.lab.local.greedy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TargetWeightsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void weights_count_open_mandatory_neighbours_whatever_is_covered(int seed) {
        Random random = new Random(seed);
        RandomPuzzles puzzles = new RandomPuzzles(seed);
        for (int i = 0; i < 100; i++) {
            Region region = puzzles.next().region();
            TargetWeights weights = new TargetWeights(region);
            boolean[] covered = new boolean[region.size()];
            for (int step = 0; step < region.size(); step++) {
                compare(region, weights, covered);
                int cell = random.nextInt(region.size());
                if (!covered[cell]) {
                    covered[cell] = true;
                    weights.cover(cell);
                }
            }
        }
    }

    private static void compare(Region region, TargetWeights weights, boolean[] covered) {
        int count = 0;
        for (int cell = 0; cell < covered.length; cell++) {
            assertThat(weights.isOpen(cell)).isEqualTo(!covered[cell]);
            assertThat(weights.isOpenTarget(cell)).isEqualTo(!covered[cell] && region.isMandatory(cell));
            count += covered[cell] && region.isMandatory(cell) ? 1 : 0;
            if (weights.isOpenTarget(cell)) {
                long open = Arrays.stream(region.neighbours(cell))
                        .filter(next -> !covered[next] && region.isMandatory(next))
                        .count();
                assertThat(weights.of(cell)).as("%s, cell %d", region, cell).isEqualTo((int) open);
            }
        }
        assertThat(weights.covered()).isEqualTo(count);
    }

    @Test
    void optional_cells_weigh_more_than_any_target() {
        TargetWeights weights = new TargetWeights(new Region(List.of("...", "?..", "..."), Wrap.NONE));
        assertThat(weights.of(3)).isEqualTo(TargetWeights.OPTIONAL);
        assertThat(weights.of(4)).isEqualTo(3).isLessThan(TargetWeights.OPTIONAL);
    }

    @Test
    void a_neighbour_on_both_sides_counts_once() {
        TargetWeights weights = new TargetWeights(new Region(List.of("..", ".."), Wrap.BOTH));
        assertThat(weights.of(0)).isEqualTo(2);
    }
}
