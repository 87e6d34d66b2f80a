package io.github.quadrille.engine.learner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RestartsTest {
    @Test
    void long_ones_come_in_the_order_of_luby() {
        assertThat(IntStream.rangeClosed(1, 15).mapToLong(Restarts::luby))
                .containsExactly(1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L);
    }

    @Test
    void a_short_one_is_due_when_clauses_become_worse() {
        Restarts restarts = new Restarts();
        for (int conflict = 0; conflict < 500; conflict++) {
            restarts.conflict(5);
            restarts.isDue();
        }
        for (int conflict = 0; conflict < 20; conflict++) {
            restarts.conflict(30);
        }
        assertThat(restarts.isDue()).isTrue();
        assertThat(restarts.isDue()).isFalse();
    }
}
