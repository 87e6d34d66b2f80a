package io.github.quadrille.app.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Progress;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressWordsTest {
    private static final Duration THREE_SECONDS = Duration.ofSeconds(3);

    private static Progress cover(OptionalLong worth, OptionalLong bound) {
        return new Progress.Cover("bounds", 7, worth, bound, "cells", THREE_SECONDS, Optional.empty());
    }

    private static Progress runs(String stage, int ended, int all) {
        return new Progress.Runs(stage, "runs", ended, all, Duration.ofMillis(12_345));
    }

    @Test
    void a_covering_is_told_with_its_bound() {
        assertThat(ProgressWords.done(cover(OptionalLong.of(52), OptionalLong.of(56))))
                .isEqualTo("best 52, at most 56 cells; bounds, 7 nodes (2/s)");
    }

    @Test
    void what_is_not_known_yet_is_nothing() {
        assertThat(ProgressWords.done(cover(OptionalLong.empty(), OptionalLong.empty())))
                .isEqualTo("best 0 cells; bounds, 7 nodes (2/s)");
    }

    @Test
    void of_two_searches_at_once_nodes_add_up_and_the_fuller_part_counts() {
        Progress.Search one = new Progress.Search(10, 0, 30, 60, THREE_SECONDS, Optional.of(Duration.ofSeconds(9)));
        Progress.Search other = new Progress.Search(5, 0, 40, 60, Duration.ofSeconds(2), Optional.empty());
        assertThat(one.beside(other))
                .isEqualTo(new Progress.Search(15, 0, 40, 60, THREE_SECONDS, Optional.of(Duration.ofSeconds(9))));
        assertThat(ProgressWords.done(one.beside(other))).isEqualTo("15 nodes (5/s), best 40 of 60 cells");
        assertThat(ProgressWords.time(one.beside(other))).isEqualTo("3 s, 9 s left");
    }

    @Test
    void the_time_that_runs_need_is_guessed_from_those_that_have_ended() {
        assertThat(ProgressWords.done(runs("test", 1, 3))).isEqualTo("test, 1 of 3 runs");
        assertThat(ProgressWords.time(runs("test", 1, 3))).isEqualTo("12 s, about 25 s left");
        assertThat(ProgressWords.done(runs("", 0, 3))).isEqualTo("0 of 3 runs");
        assertThat(ProgressWords.time(runs("", 0, 3))).isEqualTo("12 s");
    }

    @Test
    void of_an_open_number_of_runs_no_time_is_left() {
        assertThat(ProgressWords.done(runs("race", 5, Integer.MAX_VALUE))).isEqualTo("race, 5 runs");
        assertThat(ProgressWords.time(runs("race", 5, Integer.MAX_VALUE))).isEqualTo("12 s");
    }

    @Test
    void one_of_a_thing_has_a_word_of_its_own() {
        assertThat(ProgressWords.done(new Progress.Search(1, 1, 0, 60, THREE_SECONDS, Optional.empty())))
                .isEqualTo("1 node (0/s), 1 packing");
        assertThat(ProgressWords.done(new Progress.Local(1, 1, 2, 38, 40, THREE_SECONDS, Optional.empty())))
                .isEqualTo("best 38 of 40 cells, cost 2.0, 1 iteration (0/s), 1 restart");
    }
}
