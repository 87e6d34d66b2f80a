package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    @Test
    void the_mean_and_the_deviation_of_a_sample_are_the_textbooks() {
        assertThat(Statistics.mean(2, 4, 4, 4, 5, 5, 7, 9)).hasValue(5);
        assertThat(Statistics.deviation(2, 4, 4, 4, 5, 5, 7, 9).orElseThrow())
                .isCloseTo(Math.sqrt(32.0 / 7), within(1e-12));
    }

    @Test
    void one_value_has_a_mean_but_no_deviation() {
        assertThat(Statistics.mean(3)).hasValue(3);
        assertThat(Statistics.deviation(3)).isEmpty();
    }

    @Test
    void the_median_of_an_odd_number_of_values_is_the_middle_one() {
        assertThat(Statistics.median(9, 1, 5)).hasValue(5);
    }

    @Test
    void the_median_of_an_even_number_of_values_is_the_mean_of_the_middle_two() {
        assertThat(Statistics.median(9, 1, 5, 6)).hasValue(5.5);
    }

    @Test
    void no_values_have_no_median_and_no_mean() {
        assertThat(Statistics.median()).isEmpty();
        assertThat(Statistics.mean()).isEmpty();
    }

    @Test
    void times_to_target_are_those_of_successful_runs() {
        Statistics numbers = Statistics.of(List.of(
                Runs.packed(1, 0.5, 10, 40),
                Runs.undecided(2, 4, 36),
                Runs.packed(3, 1.5, 30, 40),
                Runs.undecided(4, 8, 32)));
        assertThat(numbers.runs()).isEqualTo(4);
        assertThat(numbers.successes()).isEqualTo(2);
        assertThat(numbers.medianSeconds()).hasValue(1);
        assertThat(numbers.medianIterations()).hasValue(20);
        assertThat(numbers.meanCovered()).hasValue(37);
        assertThat(numbers.bestCovered()).hasValue(40);
        assertThat(numbers.meanCost()).hasValue(3);
        assertThat(numbers.meanIterations()).hasValue(60);
    }

    @Test
    void steps_since_the_restart_are_those_of_successful_runs() {
        RunResult after = Runs.packed(1, new TracePoint(2, 100, 30, 3, 0, 40));
        Statistics numbers = Statistics.of(List.of(after, Runs.packed(2, 1, 10, 40), Runs.undecided(3, 4, 36)));
        assertThat(numbers.medianIterations()).hasValue(55);
        assertThat(numbers.medianSinceRestart()).hasValue(20);
        assertThat(numbers.medianRestarts()).hasValue(1.5);
    }

    @Test
    void without_success_there_is_no_time_to_target() {
        Statistics numbers = Statistics.of(List.of(Runs.undecided(1, 4, 36)));
        assertThat(numbers.successes()).isZero();
        assertThat(numbers.medianSeconds()).isEmpty();
        assertThat(numbers.medianIterations()).isEmpty();
        assertThat(numbers.deviationCovered()).isEmpty();
    }

    @Test
    void coverings_reach_their_target_when_they_first_cover_so_many_cells() {
        Statistics numbers = Statistics.of(List.of(Runs.covering(1, 16, 14), Runs.covering(2, 14, 16)));
        assertThat(numbers.successes()).isEqualTo(1);
        assertThat(numbers.medianSeconds()).hasValue(0.9);
        assertThat(numbers.medianIterations()).hasValue(1);
    }

    @Test
    void refuted_runs_count_as_runs_and_for_nothing_else() {
        Statistics numbers = Statistics.of(List.of(Runs.refuted(1, 40), Runs.undecided(2, 4, 36)));
        assertThat(numbers.runs()).isEqualTo(2);
        assertThat(numbers.successes()).isZero();
        assertThat(numbers.bestCovered()).hasValue(36);
    }

    @Test
    void a_mean_needs_all_runs_to_tell_their_number() {
        RunClaim silent = new RunClaim(
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.of(0.0),
                RunClaim.NOTHING.end(),
                List.of(),
                Optional.empty());
        Statistics numbers = Statistics.of(List.of(Runs.undecided(1, 4, 36), Runs.told(2, silent)));
        assertThat(numbers.successes()).isEqualTo(1);
        assertThat(numbers.meanCovered()).isEmpty();
        assertThat(numbers.meanCost()).hasValue(2);
        assertThat(numbers.medianRestarts()).isEmpty();
    }

    @Test
    void costs_without_spread_do_not_say_where_their_mean_lies() {
        assertThat(Statistics.of(List.of(Runs.undecided(1, 4, 36), Runs.undecided(2, 4, 36)))
                        .costInterval())
                .isEmpty();
        assertThat(Statistics.of(List.of(Runs.undecided(1, 4, 36), Runs.undecided(2, 8, 32)))
                        .costInterval())
                .isPresent();
    }

    @Test
    void without_runs_everything_is_empty() {
        Statistics numbers = Statistics.of(List.of());
        assertThat(numbers.runs()).isZero();
        assertThat(numbers.meanCovered()).isEmpty();
        assertThat(numbers.bestCovered()).isEmpty();
    }
}
