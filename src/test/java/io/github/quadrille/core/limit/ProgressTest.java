package io.github.quadrille.core.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static final Duration THREE_SECONDS = Duration.ofSeconds(3);

    private static Progress cover(OptionalLong worth, OptionalLong bound) {
        return new Progress.Cover("bounds", 7, worth, bound, "cells", THREE_SECONDS, Optional.empty());
    }

    private static Progress runs(String stage, int ended, int all) {
        return new Progress.Runs(stage, "runs", ended, all, Duration.ofMillis(12_345));
    }

    @Test
    void a_covering_is_told_with_its_bound() {
        assertThat(cover(OptionalLong.of(52), OptionalLong.of(56)).done())
                .isEqualTo("best 52, at most 56 cells; bounds, 7 nodes (2/s)");
    }

    @Test
    void what_is_not_known_yet_is_nothing() {
        assertThat(cover(OptionalLong.empty(), OptionalLong.empty()).done())
                .isEqualTo("best 0 cells; bounds, 7 nodes (2/s)");
    }

    @Test
    void of_two_searches_at_once_nodes_add_up_and_the_fuller_part_counts() {
        Progress.Search one = new Progress.Search(10, 0, 30, 60, THREE_SECONDS, Optional.of(Duration.ofSeconds(9)));
        Progress.Search other = new Progress.Search(5, 0, 40, 60, Duration.ofSeconds(2), Optional.empty());
        assertThat(one.beside(other))
                .isEqualTo(new Progress.Search(15, 0, 40, 60, THREE_SECONDS, Optional.of(Duration.ofSeconds(9))));
        assertThat(one.beside(other).done()).isEqualTo("15 nodes (5/s), best 40 of 60 cells");
        assertThat(one.beside(other).time()).isEqualTo("3 s, 9 s left");
    }

    @Test
    void the_time_that_runs_need_is_guessed_from_those_that_have_ended() {
        assertThat(runs("test", 1, 3).done()).isEqualTo("test, 1 of 3 runs");
        assertThat(runs("test", 1, 3).time()).isEqualTo("12 s, about 25 s left");
        assertThat(runs("", 0, 3).done()).isEqualTo("0 of 3 runs");
        assertThat(runs("", 0, 3).time()).isEqualTo("12 s");
    }

    @Test
    void of_an_open_number_of_runs_no_time_is_left() {
        assertThat(runs("race", 5, Integer.MAX_VALUE).done()).isEqualTo("race, 5 runs");
        assertThat(runs("race", 5, Integer.MAX_VALUE).time()).isEqualTo("12 s");
    }
}
