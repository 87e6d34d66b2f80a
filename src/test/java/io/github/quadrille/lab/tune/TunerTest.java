package io.github.quadrille.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.parts.TaskRunner;
import io.github.quadrille.engine.parts.TaskThreads;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.lab.compare.RunTask;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.LocalRun;
import io.github.quadrille.lab.local.LocalRun.RunAttempt;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.lab.local.MethodParameter;
import io.github.quadrille.lab.local.ScriptedMethod;
import io.github.quadrille.lab.tune.Tuning.By;
import io.github.quadrille.lab.tune.Tuning.Objective;
import io.github.quadrille.testing.FakeRunner;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class TunerTest {
    private static final MethodParameter SKILL = MethodParameter.number("skill", "N", 0.2, 0, 1);
    private static final MethodParameter IDLE = MethodParameter.oneOf("idle", "a", "b", "c");
    private static final Tunable TOY = new Tunable(
            "toy",
            List.of(SKILL, IDLE),
            words -> toy(words.stream()
                    .filter(word -> word.startsWith("skill="))
                    .mapToDouble(word -> Double.parseDouble(word.substring(6)))
                    .findFirst()
                    .orElse(0.2)));

    /**
     * Returns a method that lays squares side by side on 2 rows. Their number depends on the skill, from 0 to 1, and on
     * luck. They never fill the board.
     */
    private static Method toy(double skill) {
        return new ScriptedMethod(
                "toy",
                (puzzle, random) -> {
                    int places = puzzle.region().columns() / 2;
                    int squares = (int) Math.min(places - 1, places * (skill * 0.8 + random.nextDouble() * 0.2));
                    Packing packing = new Packing(IntStream.range(0, squares)
                            .mapToObj(TunerTest::square)
                            .toList());
                    return step -> packing;
                },
                0);
    }

    private static Placement square(int number) {
        return new Placement(
                "O",
                List.of(
                        new Cell(0, 2 * number),
                        new Cell(0, 2 * number + 1),
                        new Cell(1, 2 * number),
                        new Cell(1, 2 * number + 1)));
    }

    private static Tuning asked(Tunable method, int evaluations, int threads, Optional<Duration> limit) {
        return asked(method, evaluations, threads, limit, By.RACING, false);
    }

    private static Tuning asked(
            Tunable method, int evaluations, int threads, Optional<Duration> limit, By by, boolean elsewhere) {
        try {
            Puzzle puzzle = PuzzleReader.parse("p.yaml", "board: 2x100\npieces: {O: 50}");
            return new Tuning(
                    method,
                    List.of(puzzle),
                    List.of(puzzle),
                    by,
                    Objective.MISSED,
                    LocalLimits.NONE,
                    evaluations,
                    3,
                    20,
                    limit,
                    threads,
                    elsewhere);
        } catch (UnusableInput e) {
            throw new IllegalStateException(e);
        }
    }

    private static Tuned run(Tunable method, int evaluations, int threads) {
        return new Tuner(asked(method, evaluations, threads, Optional.empty()), Listener.SILENT).run(threads(threads));
    }

    @Test
    void it_finds_what_is_better_and_the_test_shows_that() {
        Tuned tuned = run(TOY, 100, 2);
        assertThat(Double.parseDouble(tuned.setting().value(SKILL))).isGreaterThan(0.8);
        assertThat(tuned.isGain()).isTrue();
        assertThat(tuned.evaluations()).isBetween(80, 100);
        assertThat(tuned.test().get(0).usual()).hasSize(20);
        assertThat(tuned.gain().orElseThrow().mean()).isBetween(-70.0, -40.0);
    }

    @Test
    void breeding_finds_it_too_within_the_same_budget_and_again_with_the_same_seed() {
        Tuned tuned = bred(100, 2);
        assertThat(Double.parseDouble(tuned.setting().value(SKILL))).isGreaterThan(0.8);
        assertThat(tuned.evaluations()).isBetween(80, 100);
        assertThat(bred(100, 1).setting()).isEqualTo(tuned.setting());
    }

    private static Tuned bred(int evaluations, int threads) {
        return new Tuner(asked(TOY, evaluations, threads, Optional.empty(), By.GENETIC, false), Listener.SILENT)
                .run(threads(threads));
    }

    @Test
    void what_changes_nothing_is_not_changed() {
        Tuned tuned = run(new Tunable("toy", List.of(IDLE), TOY.maker()), 40, 1);
        assertThat(tuned.isChanged()).isFalse();
        assertThat(tuned.test()).isEmpty();
        assertThat(tuned.isGain()).isFalse();
    }

    @Test
    void the_same_seed_brings_the_same_on_any_number_of_threads() {
        Tuned one = run(TOY, 60, 1);
        Tuned two = run(TOY, 60, 3);
        assertThat(two.setting()).isEqualTo(one.setting());
        assertThat(two.gain()).isEqualTo(one.gain());
    }

    @Test
    void runs_of_others_bring_the_same() {
        Tuned here = run(TOY, 60, 1);
        Tuned there = elsewhere(attempt -> attempt);
        assertThat(there.setting()).isEqualTo(here.setting());
        assertThat(there.evaluations()).isEqualTo(here.evaluations());
        assertThat(there.gain()).isEqualTo(here.gain());
    }

    @Test
    void a_run_of_others_that_says_packed_and_is_not_ends_it() {
        assertThatThrownBy(() ->
                        elsewhere(attempt -> new RunAttempt(attempt.run().map(TunerTest::boasting), "")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("A claim of a run is wrong. The run claims a packing, but the check finds: ");
        assertThatThrownBy(() -> elsewhere(attempt -> new RunAttempt(Optional.empty(), "It broke off.")))
                .hasMessage("It broke off.");
    }

    private static Tuned elsewhere(UnaryOperator<RunAttempt> told) {
        Tuning asked = asked(TOY, 60, 1, Optional.empty(), By.RACING, true);
        return new Tuner(asked, Listener.SILENT)
                .run(() -> new FakeRunner(task -> CompletableFuture.supplyAsync(
                        () -> told.apply(((RunTask) task).answer(Limits.NONE, () -> false)))));
    }

    private static Supplier<TaskRunner> threads(int number) {
        return () -> new TaskThreads(Limits.NONE.withThreads(number), "tuning");
    }

    private static LocalRun boasting(LocalRun run) {
        Verdict verdict = new Verdict.Packed(
                run.verdict().bestSeen().orElseThrow(),
                1,
                Optional.empty(),
                run.verdict().work());
        return new LocalRun(verdict, run.iterations(), run.moves(), run.restarts(), run.trace(), run.ownTerms());
    }

    @Test
    void a_budget_too_small_for_a_race_is_kept() {
        assertThat(run(TOY, 1, 1).evaluations()).isEqualTo(1);
        assertThat(run(TOY, 1, 1).settings()).isEqualTo(1);
        assertThat(run(TOY, 7, 1).evaluations()).isLessThanOrEqualTo(7);
    }

    /** Twelve of the twenty measurements try new settings. The other eight measure each of four settings twice more. */
    @Test
    void settings_that_are_not_measured_do_not_count() {
        Tuned tuned = bred(20, 1);
        assertThat(tuned.evaluations()).isEqualTo(20);
        assertThat(tuned.settings()).isEqualTo(12);
    }

    @Test
    void interrupted_it_tests_nothing() {
        Listener impatient = new Listener() {
            private volatile int done;

            @Override
            public void progress(Progress now) {
                done = ((Progress.Runs) now).ended();
            }

            @Override
            public boolean isInterrupted() {
                return done >= 30;
            }
        };
        Tuned tuned = new Tuner(asked(TOY, 100, 2, Optional.empty()), impatient).run(threads(2));
        assertThat(tuned.stopped()).contains(Tuned.Stopped.INTERRUPTED);
        assertThat(tuned.evaluations()).isEqualTo(30);
        assertThat(tuned.test()).isEmpty();
        assertThat(tuned.isChanged()).isTrue();
    }

    @Test
    void when_the_time_is_up_the_winner_is_tested_all_the_same() {
        Tuned tuned = new Tuner(asked(TOY, 1_000_000, 2, Optional.of(Duration.ofMillis(300))), Listener.SILENT)
                .run(threads(2));
        assertThat(tuned.stopped()).contains(Tuned.Stopped.TIME);
        assertThat(tuned.test()).hasSize(1);
    }
}
