package io.github.quadrille.lab.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.target.CoveringCheck;
import io.github.quadrille.core.target.ShapeLimits;
import io.github.quadrille.core.target.Target;
import io.github.quadrille.core.target.TetrominoShape;
import io.github.quadrille.lab.tiling.TargetSolver.TargetAnswer;
import io.github.quadrille.lab.tiling.TargetSolver.TargetOptions;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class TargetSolverTest {
    private static final TargetOptions BRIEFLY =
            seeded(1, Limits.time(Duration.ofSeconds(5)).withThreads(1));

    private static TargetOptions seeded(long seed, Limits limits) {
        return new TargetOptions(ShapeLimits.NONE, false, seed, limits);
    }

    private static TargetOptions limited(ShapeLimits caps) {
        return new TargetOptions(caps, false, 1, BRIEFLY.limits());
    }

    private static TargetAnswer solve(Target target, TargetOptions options) {
        TargetAnswer answer = TargetSolver.solve(target, options, Listener.SILENT);
        CoveringCheck check = CoveringCheck.of(target, answer.covering(), options.shapes());
        assertThat(check.faults()).isEmpty();
        assertThat(check.missing() + check.excess()).isEqualTo((int) answer.wrong());
        return answer;
    }

    @ParameterizedTest
    @CsvSource({"0.3,20", "0.5,20", "0.7,20", "0.9,10"})
    void small_targets_are_covered_as_well_as_exhaustive_search_covers_them(double density, int seeds) {
        for (int seed = 0; seed < seeds; seed++) {
            Target target = Targets.random(5, 6, density, seed);
            TargetAnswer answer = solve(target, BRIEFLY);
            assertThat(answer.isOptimal()).isTrue();
            assertThat(answer.wrong()).isEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
        }
    }

    @Test
    void forbidden_shapes_are_not_used() {
        ShapeLimits limits = new ShapeLimits(List.of(new ShapeLimits.Cap("some", List.of(1, 2, 3, 12, 13), 0)));
        for (int seed = 0; seed < 20; seed++) {
            Target target = Targets.random(5, 6, 0.7, seed);
            TargetAnswer answer = solve(target, limited(limits));
            assertThat(answer.isOptimal()).isTrue();
            assertThat(answer.wrong()).isEqualTo(Exhaustive.fewestMissing(target, limits));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.4, 0.6, 0.8})
    void planted_targets_are_covered_perfectly(double density) {
        for (int seed = 0; seed < 5; seed++) {
            Target target =
                    Targets.Planted.of(30, density, seed, TetrominoShape.all()).target();
            assertThat(solve(target, BRIEFLY).wrong()).isZero();
        }
    }

    @Test
    void planted_caps_are_met() {
        for (int seed = 0; seed < 3; seed++) {
            Targets.Planted planted = Targets.Planted.of(40, 0.8, seed, TetrominoShape.all());
            assertThat(solve(planted.target(), limited(planted.caps())).wrong()).isZero();
        }
    }

    @Test
    void caps_that_allow_too_few_pieces_leave_what_they_must() {
        ShapeLimits caps = new ShapeLimits(List.of(new ShapeLimits.Cap(
                "all", TetrominoShape.all().stream().map(TetrominoShape::id).toList(), 7)));
        TargetAnswer answer = solve(Targets.drawn(Collections.nCopies(6, "111111")), limited(caps));
        assertThat(answer.wrong()).isEqualTo(8);
        assertThat(answer.isOptimal()).isTrue();
    }

    @Test
    void a_gap_of_three_is_filled_with_excess_when_allowed() {
        Target target = Targets.drawn(List.of("111", "000"));
        assertThat(solve(target, BRIEFLY).wrong()).isEqualTo(3);
        TargetAnswer answer = solve(target, new TargetOptions(ShapeLimits.NONE, true, 1, BRIEFLY.limits()));
        assertThat(answer.wrong()).isEqualTo(1);
        assertThat(answer.isOptimal()).isTrue();
    }

    @Test
    void excess_does_not_help_where_there_is_no_room() {
        TargetAnswer answer =
                solve(Targets.drawn(List.of("111")), new TargetOptions(ShapeLimits.NONE, true, 1, BRIEFLY.limits()));
        assertThat(answer.wrong()).isEqualTo(3);
    }

    @Test
    void the_same_seed_and_threads_lay_the_same_pieces() {
        Target target = Targets.Planted.of(120, 0.7, 5, TetrominoShape.all()).target();
        TargetOptions options = seeded(3, Limits.NONE.withThreads(2));
        assertThat(solve(target, options).covering())
                .isEqualTo(solve(target, options).covering());
    }

    @Test
    void an_interruption_returns_what_there_is() {
        AtomicInteger asked = new AtomicInteger();
        TargetOptions options = seeded(1, Limits.NONE.withThreads(2));
        Target target = Targets.random(300, 300, 0.6, 1);
        TargetAnswer answer = TargetSolver.solve(target, options, Listener.until(() -> asked.incrementAndGet() > 20));
        assertThat(answer.isOptimal()).isFalse();
        assertThat(answer.wrong()).isLessThan(target.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1111", "1/1/1/1", "11/11", "1111111111111", "101/010/101"})
    void odd_sizes_are_no_trouble(String drawing) {
        Target target = Targets.drawn(Arrays.asList(drawing.split("/")));
        TargetAnswer answer = solve(target, BRIEFLY);
        assertThat(answer.wrong()).isEqualTo(Exhaustive.fewestMissing(target, ShapeLimits.NONE));
        assertThat(answer.isOptimal()).isTrue();
    }
}
