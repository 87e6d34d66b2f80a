package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.compare.RunCurves.StepCurve;
import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunCurvesTest {
    private static final ChartAxis TIME = ChartAxis.logSeconds(0.01, 100);

    @Test
    void the_time_to_target_rises_by_a_share_per_success_and_stays_below_one_after_failures() {
        StepCurve stepCurve = curves(Runs.packed(1, 2, 1, 40), Runs.undecided(2, 4, 36), Runs.packed(3, 0.5, 1, 40))
                .timeToTarget(TIME);
        assertThat(stepCurve.points())
                .containsExactly(
                        new StepCurve.Point(0.01, 0),
                        new StepCurve.Point(0.5, 1 / 3.0),
                        new StepCurve.Point(2, 2 / 3.0),
                        new StepCurve.Point(100, 2 / 3.0));
    }

    @Test
    void without_success_there_is_no_curve_to_the_target() {
        assertThat(curves(Runs.undecided(1, 4, 36)).timeToTarget(TIME).points()).isEmpty();
    }

    @Test
    void the_median_begins_when_most_runs_have_and_ends_at_the_median_of_their_ends() {
        List<StepCurve.Point> points = curves(
                        Runs.undecided(1, 4, 36), Runs.undecided(2, 6, 36), Runs.undecided(3, 9, 30))
                .median(TracePoint::cost, TIME)
                .points();
        assertThat(points.get(0).at()).isBetween(0.9, 1.0);
        assertThat(points.get(0).value()).isEqualTo(8);
        assertThat(points.get(points.size() - 1).value()).isEqualTo(6);
    }

    @Test
    void every_run_is_a_thin_curve_of_its_trace() {
        List<StepCurve> each =
                curves(Runs.undecided(1, 4, 36), Runs.refuted(2, 40)).each(TracePoint::cost);
        assertThat(each).singleElement().satisfies(stepCurve -> {
            assertThat(stepCurve.bold()).isFalse();
            assertThat(stepCurve.points()).containsExactly(new StepCurve.Point(0.9, 6), new StepCurve.Point(9, 4));
        });
    }

    private static RunCurves curves(RunResult... runs) {
        return new RunCurves(0, Runs.tried("m", List.of(runs)));
    }
}
