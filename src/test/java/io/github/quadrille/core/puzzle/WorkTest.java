package io.github.quadrille.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.puzzle.Work.Stage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WorkTest {
    private static final Work FIRST = new Work(10, 2, 3, 4, 0.5, 1.5).byChoco(2);
    private static final Work SECOND = new Work(8, 20, 30, 40, 0.25, 2.5).byChoco(5);

    @Test
    void of_two_stages_everything_adds_up_but_the_placements_which_are_the_same() {
        Work both = FIRST.as("dive").plus(SECOND.as("search"));
        assertThat(both)
                .isEqualTo(new Work(
                        10,
                        22,
                        7,
                        33,
                        44,
                        0.75,
                        4,
                        List.of(new Stage("dive", 2, 2, 1.5), new Stage("search", 20, 5, 2.5))));
    }

    @Test
    void what_several_stages_of_one_name_took_is_added_up() {
        Work all = FIRST.as("ask").plus(SECOND.as("look")).plus(SECOND.as("ask"));
        assertThat(all.stages()).containsExactly(new Stage("ask", 22, 7, 4), new Stage("look", 20, 5, 2.5));
    }

    @Test
    void a_stage_keeps_its_model_when_more_of_it_is_added() {
        Work dive = FIRST.as("dive", Optional.of("implied")).plus(SECOND.as("dive"));
        assertThat(dive.stages()).containsExactly(new Stage("dive", 22, 7, 4, Optional.of("implied")));
    }

    @Test
    void what_has_stages_keeps_them() {
        Work named = FIRST.as("dive");
        assertThat(named.as("all")).isSameAs(named);
    }

    @Test
    void other_seconds_in_all_leave_the_counts() {
        assertThat(FIRST.as("dive").within(9))
                .isEqualTo(new Work(10, 2, 2, 3, 4, 0.5, 9, List.of(new Stage("dive", 2, 2, 1.5))));
    }

    @Test
    void work_since_a_moment_is_the_seconds_since() throws InterruptedException {
        Clock clock = Clock.running();
        Thread.sleep(50);
        assertThat(Work.since(clock).seconds()).isBetween(0.05, 60.0);
    }
}
