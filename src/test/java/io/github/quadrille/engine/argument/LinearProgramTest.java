package io.github.quadrille.engine.argument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.ojalgo.optimisation.Optimisation;

class LinearProgramTest {
    private static final Optimisation.Result FOUND = Optimisation.Result.parse("OPTIMAL 1.0 @ { 0, 1 }");

    @Test
    void what_the_library_finds_is_handed_on() {
        assertThat(LinearProgram.solve(() -> FOUND, () -> {})).isSameAs(FOUND);
    }

    @Test
    void whoever_waits_may_give_up_and_the_library_is_told() throws InterruptedException {
        CountDownLatch told = new CountDownLatch(1);
        AtomicInteger looks = new AtomicInteger();
        Runnable impatient = () -> {
            if (looks.incrementAndGet() == 3) {
                throw new Stopped(Limit.TIME);
            }
        };
        assertThatThrownBy(() -> LinearProgram.solve(() -> endless(told), impatient))
                .isInstanceOfSatisfying(
                        Stopped.class, stopped -> assertThat(stopped.limit()).isEqualTo(Limit.TIME));
        assertThat(told.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void what_goes_wrong_in_the_library_is_not_hidden() {
        assertThatThrownBy(() -> LinearProgram.solve(
                        () -> {
                            throw new IllegalArgumentException("no such variable");
                        },
                        () -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such variable");
    }

    private static Optimisation.Result endless(CountDownLatch told) {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            told.countDown();
        }
        return FOUND;
    }
}
