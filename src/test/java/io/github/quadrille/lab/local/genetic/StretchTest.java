package io.github.quadrille.lab.local.genetic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.genetic.Crossover.Stretch;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StretchTest {
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "4, 1, 10", "4, 2, 6", "5, 2, 10", "2, 2, 1"})
    void all_stretches_of_enough_places_are_equally_likely(int length, int atLeast, int stretches) {
        SplittableRandom random = new SplittableRandom(3);
        Map<Stretch, Integer> times = new HashMap<>();
        for (int i = 0; i < 1000 * stretches; i++) {
            times.merge(Stretch.random(length, atLeast, random), 1, Integer::sum);
        }
        assertThat(times).hasSize(stretches).allSatisfy((stretch, count) -> {
            assertThat(stretch.from()).isNotNegative();
            assertThat(stretch.to()).isBetween(stretch.from() + atLeast, length);
            assertThat(count).isBetween(880, 1120);
        });
    }
}
