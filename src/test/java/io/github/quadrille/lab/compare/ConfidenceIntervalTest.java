package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfidenceIntervalTest {
    /** The values are from R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, method 3. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0, 0.1611", "1, 29, 0.0061, 0.1718"})
    void intervals_of_shares_are_those_of_the_literature(int successes, int runs, double low, double high) {
        ConfidenceInterval interval =
                ConfidenceInterval.ofShare(successes, runs).orElseThrow();
        assertThat(interval.low()).isCloseTo(low, within(5e-5));
        assertThat(interval.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void a_share_of_all_ends_at_one_as_a_share_of_none_begins_at_zero() {
        assertThat(ConfidenceInterval.ofShare(20, 20).orElseThrow().high()).isEqualTo(1);
        assertThat(ConfidenceInterval.ofShare(0, 20).orElseThrow().low()).isZero();
    }

    @Test
    void without_runs_there_is_no_share() {
        assertThat(ConfidenceInterval.ofShare(0, 0)).isEmpty();
    }

    /** The half width by hand is 2.7764, the quantile for 4 degrees of freedom, times the root of 2.5 / 5. */
    @Test
    void the_interval_of_a_mean_is_students() {
        ConfidenceInterval interval = ConfidenceInterval.ofMean(1, 2, 3, 4, 5).orElseThrow();
        assertThat(interval.half()).isCloseTo(2.776445 * Math.sqrt(0.5), within(1e-6));
        assertThat((interval.low() + interval.high()) / 2).isCloseTo(3, within(1e-12));
    }

    @Test
    void one_value_has_no_interval() {
        assertThat(ConfidenceInterval.ofMean(7)).isEmpty();
    }
}
