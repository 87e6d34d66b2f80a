package io.github.quadrille.lab.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.geometry.Cell;
import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Polyform;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Kind;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Placement;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import io.github.quadrille.lab.local.LocalRun.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

final class LocalLoopTest {
    private static final Puzzle TWO_DOMINOES = new Puzzle(
            "two dominoes",
            Region.rectangle(1, 4),
            PieceSymmetry.FREE,
            new Bag(List.of(new Supply(new Kind("I2", Polyform.drawn("XX")), CountRange.exactly(2)))));
    private static final Packing LEFT = dominoes(0);
    private static final Packing BOTH = dominoes(0, 2);

    @Test
    void a_packing_ends_the_run() {
        LocalRun run = run(LocalLimits.NONE, step -> step < 5 ? LEFT : BOTH, 100);
        assertThat(run.verdict()).isInstanceOf(Verdict.Packed.class);
        assertThat(((Verdict.Packed) run.verdict()).first()).isEqualTo(BOTH);
        assertThat(run.iterations()).isEqualTo(5);
    }

    @Test
    void the_fullest_part_is_kept_when_a_limit_is_reached() {
        LocalRun run = run(LocalLimits.NONE.withMaxIterations(7), step -> step == 3 ? LEFT : dominoes(), 100);
        assertThat(run.verdict()).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.best()).isEqualTo(LEFT);
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.ITERATIONS);
        });
        assertThat(run.iterations()).isEqualTo(7);
    }

    @Test
    void a_target_of_covered_cells_ends_the_run_undecided() {
        LocalRun run = run(LocalLimits.NONE.withTarget(2), step -> step < 5 ? dominoes() : LEFT, 100);
        assertThat(run.verdict()).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.best()).isEqualTo(LEFT);
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.TARGET);
        });
        assertThat(run.iterations()).isEqualTo(5);
    }

    @Test
    void improvements_and_the_end_make_the_trace() {
        LocalRun run = run(LocalLimits.NONE.withMaxIterations(7), step -> step == 3 ? LEFT : dominoes(), 100);
        assertThat(run.trace()).extracting(TracePoint::iteration).containsExactly(0L, 3L, 7L);
        assertThat(run.trace()).extracting(TracePoint::covered).containsExactly(0, 2, 2);
        assertThat(run.trace()).extracting(TracePoint::cost).containsExactly(4.0, 2.0, 2.0);
    }

    @Test
    void a_search_without_steps_begins_anew() {
        LocalRun run = run(LocalLimits.NONE.withMaxRestarts(4), step -> LEFT, 3);
        assertThat(run.restarts()).isEqualTo(4);
        assertThat(run.iterations()).isEqualTo(15);
        assertThat(((Verdict.Undecided) run.verdict()).stoppedBy()).isEqualTo(Limit.RESTARTS);
    }

    @Test
    void steps_since_the_last_restart_are_counted_apart() {
        LocalRun run = run(LocalLimits.NONE, step -> step < 9 ? LEFT : BOTH, 4);
        assertThat(run.trace()).extracting(TracePoint::iteration).containsExactly(0L, 9L, 9L);
        assertThat(run.trace()).extracting(TracePoint::sinceRestart).containsExactly(0L, 1L, 1L);
        assertThat(run.end().restart()).isEqualTo(2);
    }

    @Test
    void of_every_trial_is_told_what_came_of_it() {
        List<Trial> trials = new ArrayList<>();
        listened(
                LocalLimits.NONE,
                step -> step == 2 ? LEFT : step < 9 ? dominoes() : BOTH,
                4,
                trials,
                new ArrayList<>());
        assertThat(trials).extracting(Trial::number).containsExactly(1L, 2L, 3L);
        assertThat(trials).extracting(Trial::end).containsExactly(Trial.End.FAILED, Trial.End.FAILED, Trial.End.PACKED);
        assertThat(trials).extracting(Trial::iterations).containsExactly(4L, 4L, 1L);
        assertThat(trials).extracting(Trial::iteration).containsExactly(4L, 8L, 9L);
        assertThat(trials).extracting(Trial::cost).containsExactly(2.0, 4.0, 0.0);
        assertThat(trials).extracting(Trial::covered).containsExactly(2, 0, 4);
    }

    @Test
    void the_last_trial_is_stopped_by_a_limit_or_has_failed() {
        List<Trial> stopped = new ArrayList<>();
        listened(LocalLimits.NONE.withMaxIterations(6), step -> LEFT, 4, stopped, new ArrayList<>());
        assertThat(stopped).extracting(Trial::end).containsExactly(Trial.End.FAILED, Trial.End.STOPPED);
        List<Trial> failed = new ArrayList<>();
        listened(LocalLimits.NONE.withMaxRestarts(1), step -> LEFT, 4, failed, new ArrayList<>());
        assertThat(failed).extracting(Trial::end).containsExactly(Trial.End.FAILED, Trial.End.FAILED);
    }

    @Test
    void states_that_are_the_best_so_far_are_told() {
        List<Packing> best = new ArrayList<>();
        listened(LocalLimits.NONE, step -> step == 3 ? LEFT : step < 6 ? dominoes() : BOTH, 4, new ArrayList<>(), best);
        assertThat(best).containsExactly(dominoes(), LEFT, BOTH);
    }

    private static void listened(
            LocalLimits limits,
            IntFunction<Packing> script,
            int stepsPerStart,
            List<Trial> trials,
            List<Packing> best) {
        LocalListener listener = new LocalListener() {
            @Override
            public void ended(Trial trial) {
                trials.add(trial);
            }

            @Override
            public void improved(TracePoint point, Supplier<Packing> state) {
                best.add(state.get());
            }
        };
        LocalLoop.run(TWO_DOMINOES, scripted(script, stepsPerStart), limits, listener);
    }

    @Test
    void a_search_that_never_has_a_step_ends() {
        LocalRun run = run(LocalLimits.NONE, step -> LEFT, 0);
        assertThat(((Verdict.Undecided) run.verdict()).stoppedBy()).isEqualTo(Limit.RESTARTS);
    }

    @Test
    void time_runs_out() {
        LocalRun run = run(LocalLimits.NONE.withTimeLimit(Duration.ofMillis(20)), step -> LEFT, Integer.MAX_VALUE);
        assertThat(((Verdict.Undecided) run.verdict()).stoppedBy()).isEqualTo(Limit.TIME);
    }

    @Test
    void a_run_can_be_interrupted() {
        LocalListener listener = LocalListener.until(() -> true);
        LocalRun run = LocalLoop.run(TWO_DOMINOES, scripted(step -> LEFT, 100), LocalLimits.NONE, listener);
        assertThat(((Verdict.Undecided) run.verdict()).stoppedBy()).isEqualTo(Limit.INTERRUPTED);
    }

    @Test
    void overlapping_pieces_are_a_defect() {
        assertThatThrownBy(() -> run(LocalLimits.NONE, step -> dominoes(0, 1), 100))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Overlap");
    }

    private static LocalRun run(LocalLimits limits, IntFunction<Packing> script, int stepsPerStart) {
        return LocalLoop.run(TWO_DOMINOES, scripted(script, stepsPerStart), limits, LocalListener.SILENT);
    }

    private static ScriptedMethod scripted(IntFunction<Packing> script, int stepsPerStart) {
        return new ScriptedMethod("scripted", (puzzle, random) -> script, stepsPerStart);
    }

    private static Packing dominoes(int... columns) {
        return new Packing(Arrays.stream(columns)
                .mapToObj(column -> new Placement("I2", List.of(new Cell(0, column), new Cell(0, column + 1))))
                .toList());
    }
}
