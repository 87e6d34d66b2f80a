package io.github.quadrille.app.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.app.parts.SolveInParts;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.engine.parts.Task;
import io.github.quadrille.engine.parts.TaskFailed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs tasks on Spark with two threads inside the test. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class SparkRunnerIT {
    private record Square(int number) implements Task<Integer> {
        @Override
        public Integer answer(Limits limits, BooleanSupplier stop) {
            return number * number;
        }
    }

    private record Share() implements Task<Limits> {
        @Override
        public Limits answer(Limits limits, BooleanSupplier stop) {
            return limits;
        }
    }

    private record Mistake() implements Task<Integer> {
        @Override
        public Integer answer(Limits limits, BooleanSupplier stop) {
            throw new IllegalStateException("a mistake");
        }
    }

    private record Disaster() implements Task<Integer> {
        @Override
        public Integer answer(Limits limits, BooleanSupplier stop) {
            throw new AssertionError("a disaster");
        }
    }

    private record Endless() implements Task<Boolean> {
        private static CountDownLatch begun;
        private static CountDownLatch stopped;

        static void reset(int number) {
            begun = new CountDownLatch(number);
            stopped = new CountDownLatch(number);
        }

        @Override
        public Boolean answer(Limits limits, BooleanSupplier stop) {
            begun.countDown();
            while (!stop.getAsBoolean()) {
                Thread.onSpinWait();
            }
            stopped.countDown();
            return true;
        }
    }

    @Test
    void tasks_are_answered() {
        try (SparkRunner runner = new SparkRunner()) {
            assertThat(runner.cores()).isEqualTo(2);
            assertThat(runner.timeOfPart(Duration.ofSeconds(1))).contains(Duration.ofSeconds(30));
            assertThat(runner.timeOfPart(Duration.ofMinutes(1))).contains(Duration.ofMinutes(10));
            List<CompletableFuture<Integer>> squares = IntStream.range(0, 3000)
                    .mapToObj(number -> runner.submit(new Square(number)))
                    .toList();
            for (int i = 0; i < squares.size(); i++) {
                assertThat(squares.get(i).join()).isEqualTo(i * i);
            }
        }
    }

    @Test
    void a_task_has_one_thread_and_its_share_of_the_memory() {
        try (SparkRunner runner = new SparkRunner()) {
            assertThat(runner.submit(new Share()).join())
                    .isEqualTo(Limits.NONE.withThreads(1).withMemory(Limits.NONE.memory() / 2));
        }
    }

    @Test
    void a_task_that_fails_is_told_and_those_after_it_are_answered() {
        try (SparkRunner runner = new SparkRunner()) {
            assertThatFails(runner.submit(new Mistake()), "java.lang.IllegalStateException: a mistake");
            assertThatFails(
                    runner.submit(new Disaster()), "Spark gave tasks up: ", "java.lang.AssertionError: a disaster");
            assertThat(runner.submit(new Square(3)).join()).isEqualTo(9);
        }
    }

    private static void assertThatFails(CompletableFuture<?> answer, String... words) {
        assertThatThrownBy(answer::join)
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOf(TaskFailed.class)
                .hasMessageContainingAll(words)
                .hasMessageNotContaining("\n");
    }

    @Test
    void a_task_that_cannot_be_sent_fails() {
        try (SparkRunner runner = new SparkRunner()) {
            assertThatFails(runner.submit((limits, stop) -> 1), "NotSerializableException");
            assertThatFails(runner.submit(new Square(1)), "NotSerializableException");
        }
    }

    @Test
    void later_tasks_do_not_wait_for_long_ones() throws InterruptedException {
        Endless.reset(1);
        try (SparkRunner runner = new SparkRunner()) {
            CompletableFuture<Boolean> endless = runner.submit(new Endless());
            Endless.begun.await();
            assertThat(runner.submit(new Square(2)).join()).isEqualTo(4);
            assertThat(runner.submit(new Square(3)).join()).isEqualTo(9);
            assertThat(endless).isNotDone();
        }
    }

    @Test
    void what_is_open_at_the_end_is_cancelled_and_stopped_and_the_next_runner_has_all_cores()
            throws InterruptedException {
        Endless.reset(2);
        SparkRunner runner = new SparkRunner();
        List<CompletableFuture<Boolean>> all = IntStream.range(0, 30)
                .mapToObj(any -> runner.submit(new Endless()))
                .toList();
        Endless.begun.await();
        runner.close();
        runner.close();
        assertThat(all).allMatch(CompletableFuture::isCancelled);
        assertThat(runner.submit(new Square(2))).isCancelled();
        Endless.stopped.await();
        try (SparkRunner next = new SparkRunner()) {
            assertThat(next.submit(new Square(2)).join()).isEqualTo(4);
        }
    }

    @Test
    void a_puzzle_is_solved_in_parts() throws Exception {
        SolveInParts solve = new SolveInParts(SparkRunner::new, Optional.empty());
        Puzzle puzzle = Puzzle.standard(8, 10);
        assertThat(solve.solve(puzzle, SearchOptions.FIND_ONE, SolveListener.SILENT))
                .isInstanceOf(Verdict.Packed.class);
    }
}
