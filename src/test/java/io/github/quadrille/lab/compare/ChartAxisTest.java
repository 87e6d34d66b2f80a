package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ChartAxisTest {
    @Test
    void a_linear_axis_counts_in_round_steps_from_zero() {
        assertThat(ChartAxis.upTo(80).ticks())
                .extracting(ChartAxis.Tick::label)
                .containsExactly("0", "20", "40", "60", "80");
        assertThat(ChartAxis.upTo(1).ticks())
                .extracting(ChartAxis.Tick::label)
                .containsExactly("0.0", "0.2", "0.4", "0.6", "0.8", "1.0");
    }

    @Test
    void an_axis_of_nothing_still_has_a_length() {
        assertThat(ChartAxis.upTo(0).at(0)).isZero();
        assertThat(ChartAxis.logSeconds(0, 0).at(1e-4)).isBetween(0.0, 1.0);
    }

    @Test
    void a_logarithmic_axis_counts_in_powers_of_ten() {
        assertThat(ChartAxis.logSeconds(0.0004, 11).ticks())
                .extracting(ChartAxis.Tick::label)
                .containsExactly("100 µs", "1 ms", "10 ms", "100 ms", "1 s", "10 s");
    }

    @Test
    void a_power_of_ten_takes_the_same_room_everywhere() {
        ChartAxis time = ChartAxis.logSeconds(0.001, 10);
        assertThat(time.at(0.1)).isCloseTo(0.5, within(1e-9));
        assertThat(time.at(10)).isCloseTo(1, within(1e-9));
    }

    @Test
    void values_beyond_the_ends_are_moved_to_them() {
        assertThat(ChartAxis.logSeconds(0.001, 10).at(0)).isZero();
        assertThat(ChartAxis.upTo(5).at(9)).isEqualTo(1);
    }
}
