package io.github.quadrille.app.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.app.render.SearchAnimation;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BestStatesTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 59, 60, 61, 62, 120, 121, 1000, 12_345})
    void of_any_number_there_are_at_most_sixty_and_the_last_with_the_first_and_the_last(int seen) {
        BestStates states = states(4, seen);
        List<SearchAnimation.Moment> moments = states.moments(false);
        assertThat(moments).hasSizeBetween(Math.min(seen, 30), 61).doesNotHaveDuplicates();
        assertThat(moments.get(0).second()).isEqualTo("iteration 0");
        assertThat(moments.get(moments.size() - 1).second()).isEqualTo("iteration %,d".formatted(seen - 1));
    }

    @Test
    void those_between_are_equally_far_apart() {
        assertThat(states(4, 130).moments(false))
                .extracting(SearchAnimation.Moment::second)
                .startsWith("iteration 0", "iteration 4", "iteration 8")
                .endsWith("iteration 124", "iteration 128", "iteration 129");
    }

    @Test
    void what_is_left_out_is_said() {
        assertThat(states(4, 13).note()).isEqualTo("13 best states so far");
        assertThat(states(4, 130).note()).isEqualTo("34 of 130 best states so far");
    }

    @Test
    void of_large_boards_there_are_fewer() {
        assertThat(states(100, 500).moments(false)).hasSizeLessThanOrEqualTo(5);
    }

    @Test
    void the_last_may_be_a_packing() {
        assertThat(states(4, 3).moments(true))
                .extracting(SearchAnimation.Moment::first)
                .containsExactly("cost 12,345", "cost 12,344", "packed");
    }

    private static BestStates states(int rows, int seen) {
        BestStates states = new BestStates(Puzzle.standard(rows, 100));
        for (int i = 0; i < seen; i++) {
            states.add(new TracePoint(0, i, i, 0, 12_345 - i, 0), new Packing(List.of()));
        }
        return states;
    }
}
