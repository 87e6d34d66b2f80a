package io.github.quadrille.lab.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DomainTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void whole_numbers_reach_both_ends_and_stay_within() {
        Domain few = new Domain.Numbers(1, 4, true, true);
        assertThat(Stream.generate(() -> few.draw(random)).limit(500).distinct())
                .containsExactlyInAnyOrder("1", "2", "3", "4");
        assertThat(Stream.generate(() -> few.near("4", 0.5, random)).limit(500).distinct())
                .containsExactlyInAnyOrder("1", "2", "3", "4");
    }

    @Test
    void half_of_a_logarithmic_range_lies_below_its_geometric_middle() {
        Domain wide = new Domain.Numbers(1, 10_000, false, true);
        assertThat(Stream.generate(() -> wide.draw(random))
                        .limit(2000)
                        .filter(value -> Double.parseDouble(value) < 100)
                        .count())
                .isBetween(900L, 1100L);
    }

    @Test
    void near_is_nearer_with_a_smaller_spread() {
        Domain share = new Domain.Numbers(0, 1, false, false);
        assertThat(Stream.generate(() -> share.near("0.5", 0.01, random)).limit(200))
                .allSatisfy(value -> assertThat(Double.parseDouble(value)).isBetween(0.4, 0.6));
    }

    @Test
    void a_range_without_numbers_is_refused() {
        assertThatThrownBy(() -> new Domain.Numbers(0, 5, true, true)).hasMessageContaining("0.0");
        assertThatThrownBy(() -> new Domain.Numbers(5, 1, true, false)).hasMessageContaining("5.0");
    }
}
