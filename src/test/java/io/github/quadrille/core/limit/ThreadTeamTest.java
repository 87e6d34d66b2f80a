package io.github.quadrille.core.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ThreadTeamTest {
    @Test
    void results_come_in_the_order_of_the_tasks() {
        List<Callable<Integer>> tasks = new ArrayList<>();
        IntStream.range(0, 50).forEach(number -> tasks.add(() -> number));
        try (ThreadTeam team = new ThreadTeam(3, "test")) {
            assertThat(team.run(tasks, () -> {}))
                    .isEqualTo(IntStream.range(0, 50).boxed().toList());
        }
    }

    @Test
    void whoever_gives_up_finds_nobody_at_work_any_more() {
        CountDownLatch begun = new CountDownLatch(2);
        AtomicBoolean late = new AtomicBoolean();
        Callable<Void> endless = () -> {
            begun.countDown();
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                Thread.sleep(50);
            }
            assertThat(late).isFalse();
            return null;
        };
        try (ThreadTeam team = new ThreadTeam(2, "test")) {
            long start = System.nanoTime();
            assertThatThrownBy(() -> team.run(List.of(endless, endless, endless), () -> giveUpAfter(begun)))
                    .isInstanceOf(Stopped.class);
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
            late.set(true);
            assertThat(team.run(List.of(() -> 7), () -> {})).containsExactly(7);
        }
    }

    private static void giveUpAfter(CountDownLatch begun) {
        if (begun.getCount() == 0) {
            throw new Stopped(Limit.TIME);
        }
    }

    @Test
    void what_a_task_fails_with_is_thrown_as_it_is() {
        IllegalArgumentException failure = new IllegalArgumentException("no such thing");
        try (ThreadTeam team = new ThreadTeam(2, "test")) {
            assertThatThrownBy(() -> team.run(
                            List.of(() -> 1, () -> {
                                throw failure;
                            }),
                            () -> {}))
                    .isSameAs(failure);
        }
    }

    @Test
    void an_interrupted_caller_is_told_and_stays_interrupted() {
        // A task that ends at once might end before the caller notices the interruption.
        Callable<Void> endless = () -> {
            Thread.sleep(60_000);
            return null;
        };
        Thread.currentThread().interrupt();
        try (ThreadTeam team = new ThreadTeam(1, "test")) {
            assertThatThrownBy(() -> team.run(List.of(endless), () -> {}))
                    .isInstanceOfSatisfying(
                            Stopped.class,
                            stopped -> assertThat(stopped.limit()).isEqualTo(Limit.INTERRUPTED));
        }
        assertThat(Thread.interrupted()).isTrue();
    }
}
