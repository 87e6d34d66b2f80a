package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RunSeedTest {
    @Test
    void seeds_never_change_from_version_to_version() {
        assertThat(RunSeed.of(1, "4x10", "beam", 1)).isEqualTo(1967927921696771656L);
        assertThat(RunSeed.of(-7, "Größe", "greedy", 20)).isEqualTo(4529942632587249159L);
    }

    @Test
    void every_part_makes_a_difference() {
        long seed = RunSeed.of(1, "4x10", "beam", 1);
        assertThat(RunSeed.of(2, "4x10", "beam", 1)).isNotEqualTo(seed);
        assertThat(RunSeed.of(1, "5x8", "beam", 1)).isNotEqualTo(seed);
        assertThat(RunSeed.of(1, "4x10", "greedy", 1)).isNotEqualTo(seed);
        assertThat(RunSeed.of(1, "4x10", "beam", 2)).isNotEqualTo(seed);
    }

    @Test
    void a_thousand_runs_have_a_thousand_seeds() {
        assertThat(IntStream.rangeClosed(1, 1000)
                        .mapToLong(run -> RunSeed.of(1, "4x10", "beam", run))
                        .distinct())
                .hasSize(1000);
    }
}
