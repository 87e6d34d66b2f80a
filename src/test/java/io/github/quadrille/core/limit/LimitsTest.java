package io.github.quadrille.core.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.quadrille.testing.Advice;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
    @Test
    void each_limit_leaves_the_others_alone() {
        Limits limits = Limits.time(Duration.ofSeconds(9))
                .withNodes(7)
                .withMemory(1 << 20)
                .withThreads(3);
        assertThat(limits.time()).contains(Duration.ofSeconds(9));
        assertThat(limits.nodes()).isEqualTo(7);
        assertThat(limits.memory()).isEqualTo(1 << 20);
        assertThat(limits.threads()).isEqualTo(3);
    }

    @Test
    void time_that_has_gone_by_is_taken_off() throws InterruptedException {
        Clock clock = Clock.running();
        Thread.sleep(50);
        assertThat(Limits.time(Duration.ofMinutes(3)).since(clock).time().orElseThrow())
                .isBetween(Duration.ofSeconds(60), Duration.ofMillis(179_950));
    }

    @Test
    void without_a_time_limit_none_is_taken_off() {
        assertThat(Limits.NONE.since(Clock.running()).time()).isEmpty();
    }

    @Test
    void no_time_is_less_than_none() throws InterruptedException {
        Clock clock = Clock.running();
        Thread.sleep(5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.time(Duration.ofSeconds(-1)))
                .withMessageMatching(Advice.IN.pattern());
        assertThat(Limits.time(Duration.ofMillis(1)).since(clock).time()).contains(Duration.ZERO);
    }

    @Test
    void nothing_can_be_done_without_threads() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.NONE.withThreads(0))
                .withMessageMatching(Advice.IN.pattern());
    }
}
