package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.lab.local.LocalRun.TracePoint;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class MeanCurveTest {
    /**
     * The cost of one run is 10 from step 0 and 4 from step 2. The cost of the other run is 8 from step 1 and 2 from
     * step 4.
     */
    private static final List<RunResult> RUNS = List.of(run(at(0, 10), at(2, 4)), run(at(1, 8), at(4, 2)));

    @Test
    void the_mean_begins_with_the_last_run_and_holds_from_improvement_to_improvement() {
        List<MeanCurve.Point> points = MeanCurve.of(Runs.tried("m", RUNS), 0, 5).points();
        assertThat(points).extracting(MeanCurve.Point::step).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(points).extracting(MeanCurve.Point::mean).containsExactly(9.0, 6.0, 6.0, 3.0, 3.0);
    }

    @Test
    void fitness_is_that_of_a_packing_less_the_cost() {
        MethodResult fit =
                new MethodResult("m", Optional.empty(), "cells", OptionalDouble.of(100), Optional.empty(), RUNS);
        assertThat(MeanCurve.of(fit, 0, 2).points())
                .extracting(MeanCurve.Point::mean)
                .containsExactly(91.0, 94.0);
    }

    @Test
    void the_band_is_the_interval_of_the_mean() {
        MeanCurve.Point first =
                MeanCurve.of(Runs.tried("m", RUNS), 0, 1).points().get(0);
        assertThat(first.high())
                .isEqualTo(ConfidenceInterval.ofMean(10, 8).orElseThrow().high());
    }

    @Test
    void no_band_leaves_what_is_possible() {
        assertThat(ConfidenceInterval.ofMean(10, 8).orElseThrow().low()).isNegative();
        assertThat(MeanCurve.of(Runs.tried("m", RUNS), 0, 1).points().get(0).low())
                .isZero();
        MethodResult fit =
                new MethodResult("m", Optional.empty(), "cells", OptionalDouble.of(10), Optional.empty(), RUNS);
        assertThat(MeanCurve.of(fit, 0, 5).points())
                .allSatisfy(point -> assertThat(point.high()).isLessThanOrEqualTo(10));
    }

    @Test
    void the_last_step_is_among_those_that_are_looked_at() {
        List<MeanCurve.Point> points =
                MeanCurve.of(Runs.tried("m", RUNS), 0, 1_000_003L).points();
        assertThat(points.get(points.size() - 1).step()).isEqualTo(1_000_003L);
    }

    @Test
    void many_steps_are_sampled() {
        assertThat(MeanCurve.of(Runs.tried("m", RUNS), 0, 1_000_000_000L).points())
                .hasSizeBetween(100, 500);
    }

    @Test
    void runs_that_tell_no_way_have_no_curve() {
        assertThat(MeanCurve.of(Runs.tried("m", List.of(run())), 0, 5).points()).isEmpty();
    }

    private static TracePoint at(long step, double cost) {
        return new TracePoint(step, step, step, 0, cost, 0);
    }

    private static RunResult run(TracePoint... trace) {
        RunClaim nothing = RunClaim.NOTHING;
        return Runs.told(
                1,
                new RunClaim(
                        false,
                        nothing.pieces(),
                        nothing.covered(),
                        nothing.cost(),
                        nothing.end(),
                        List.of(trace),
                        Optional.empty()));
    }
}
