package io.github.quadrille.app.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.engine.parts.Part;
import io.github.quadrille.engine.parts.PartQuestion;
import io.github.quadrille.engine.parts.PartTable;
import io.github.quadrille.engine.parts.PartTable.PartListener;
import io.github.quadrille.engine.parts.PartWork;
import io.github.quadrille.engine.parts.PuzzleCut;
import io.github.quadrille.engine.parts.TaskFailed;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.parts.TaskThreads;
import io.github.quadrille.engine.solve.Solver;
import io.github.quadrille.testing.FakeRunner;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

@Slow
class PartWorkTest {
    private static final PartQuestion COUNT = new HowMany(CountMethod.AUTO);
    private static final Duration NO_TIME = Duration.ZERO;

    @Test
    void threads_answer_all_parts() {
        PartTable table = table(Puzzle.standard(4, 10), COUNT);
        work(table, new TaskThreads(Limits.NONE.withThreads(2), "part"), Limits.NONE);
        assertThat(table.isDecided()).isTrue();
        assertThat(table.packings()).isEqualTo(1796);
    }

    /** The time limit of each part is zero here, so every part is cut until it cannot be cut further. */
    @Test
    void parts_that_take_too_long_give_back_smaller_ones_with_the_same_packings() {
        RandomPuzzles puzzles = new RandomPuzzles(58);
        for (int round = 0; round < 20; round++) {
            Puzzle puzzle = puzzles.next();
            PartTable table = table(puzzle, COUNT);
            int before = table.parts();
            work(table, atOnce(), Limits.NONE);
            assertThat(table.packings()).as("%s", puzzle).isEqualTo(FrontierCounts.count(puzzle));
            assertThat(table.parts()).isGreaterThanOrEqualTo(before);
        }
    }

    @Test
    void whether_there_is_a_packing_is_the_same_in_parts() {
        RandomPuzzles puzzles = new RandomPuzzles(59);
        for (int round = 0; round < 20; round++) {
            Puzzle puzzle = puzzles.next();
            PartTable table = table(puzzle, new WhetherAny());
            work(table, round % 2 == 0 ? atOnce() : new TaskThreads(Limits.NONE, "part"), Limits.NONE);
            assertThat(table.isDecided()).isTrue();
            assertThat(table.found().isPresent())
                    .as("%s", puzzle)
                    .isEqualTo(Solver.of(puzzle).solve().bestSeen().isPresent());
        }
    }

    @Test
    void when_the_time_is_up_the_whole_is_undecided_and_what_is_known_counts() {
        PartTable table = table(Puzzle.standard(8, 10), new HowMany(CountMethod.SEARCH));
        Limits limits = Limits.time(Duration.ofSeconds(1)).withThreads(2);
        work(table, new TaskThreads(limits, "part"), limits);
        assertThat(table.stoppedBy(false)).contains(Limit.TIME);
        assertThat(table.packings()).isPositive();
    }

    @Test
    void a_task_that_machines_cannot_do_ends_the_work() {
        PartTable table = table(Puzzle.standard(4, 10), COUNT);
        TaskRunner failing =
                new FakeRunner(task -> CompletableFuture.failedFuture(new TaskFailed("It has no memory.")));
        assertThatThrownBy(() -> work(table, failing, Limits.NONE))
                .isInstanceOf(TaskFailed.class)
                .hasMessage("It has no memory.");
    }

    private static PartTable table(Puzzle puzzle, PartQuestion question) {
        List<Part> parts = PuzzleCut.into(8, puzzle, true, () -> {});
        return new PartTable(parts, question, Optional.empty(), PartListener.SILENT);
    }

    private static void work(PartTable table, TaskRunner runner, Limits limits) {
        PartWork.answer(table, runner, Optional.of(Duration.ZERO), new Clock(limits, Listener.SILENT));
    }

    /** Returns a runner that runs each task at once, with a time limit of zero for each part. */
    private static TaskRunner atOnce() {
        return new FakeRunner(
                Optional.of(NO_TIME),
                task -> CompletableFuture.completedFuture(task.answer(Limits.NONE.withThreads(1), () -> false)));
    }
}
