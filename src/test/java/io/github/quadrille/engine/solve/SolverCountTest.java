package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.core.question.ClassCount;
import io.github.quadrille.core.question.CountMethod;
import io.github.quadrille.core.question.PackingCount;
import io.github.quadrille.core.question.PackingSample;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.core.question.SymmetryGroup;
import io.github.quadrille.core.question.TreeEstimate.CountEstimate;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SolverCountTest {
    private static final long MANY = 200;

    @Test
    void it_counts_what_brute_force_and_the_stream_find() {
        RandomPuzzles puzzles = new RandomPuzzles(5);
        for (int i = 0; i < 20; i++) {
            Puzzle puzzle = puzzles.next();
            long expected = BruteForce.count(puzzle, MANY);
            if (expected < MANY) {
                assertThat(Solver.of(puzzle).count().total()).as("%s", puzzle).isEqualTo(expected);
                assertThat(Solver.of(puzzle).packings().count()).isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(CountMethod.class)
    void it_counts_by_the_method_asked_for(CountMethod method) {
        PackingCount count = Solver.of(Puzzle.standard(4, 10)).count(method).packings();
        assertThat(count.total()).isEqualTo(1796);
        assertThat(method).isIn(count.method(), CountMethod.AUTO);
    }

    @Test
    void it_counts_up_to_symmetry() {
        ClassCount count =
                Solver.of(Puzzle.standard(4, 10)).upTo(SymmetryGroup.FULL).count();
        assertThat(count.packings().total()).isEqualTo(1796);
        assertThat(count.classes().orElseThrow().classes()).isEqualTo(449);
        assertThat(count.stoppedBy()).isEmpty();
        assertThat(Solver.of(Puzzle.standard(4, 10))
                        .upTo(SymmetryGroup.FULL)
                        .classes(count.packings())
                        .classes())
                .isEqualTo(count.classes());
    }

    @Test
    @Timeout(60)
    void a_count_heeds_its_listener_and_tells_it() {
        List<Progress.Count> heard = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void progress(Progress now) {
                heard.add((Progress.Count) now);
            }

            @Override
            public boolean isInterrupted() {
                return !heard.isEmpty();
            }
        };
        ClassCount count =
                Solver.of(Puzzle.standard(10, 10)).listening(listener).count(CountMethod.SEARCH);
        assertThat(count.stoppedBy()).contains(Limit.INTERRUPTED);
        assertThat(heard).isNotEmpty();
    }

    @Test
    void it_draws_packings_and_the_same_seed_draws_the_same() {
        Puzzle puzzle = Puzzle.standard(4, 10);
        Solver solver = Solver.of(puzzle).with(SearchOptions.FIND_ONE.withSeed(7));
        PackingSample sample = solver.sample(5);
        assertThat(sample.population().total()).isEqualTo(1796);
        assertThat(sample.packings()).hasSize(5).isEqualTo(solver.sample(5).packings());
        PackingChecker checker = new PackingChecker(puzzle);
        assertThat(sample.packings())
                .allSatisfy(packing -> assertThat(checker.faults(packing)).isEmpty());
    }

    @Test
    void a_sample_that_does_not_fit_is_none() {
        PackingSample sample = Solver.of(Puzzle.standard(8, 10))
                .within(Limits.NONE.withMemory(1 << 20))
                .sample(1);
        assertThat(sample.packings()).isEmpty();
        assertThat(sample.population().stoppedBy()).contains(Limit.MEMORY);
    }

    @Test
    void an_estimate_says_what_a_count_would_do_instead() {
        CountEstimate estimate = Solver.of(Puzzle.standard(4, 5)).estimate(CountMethod.AUTO, 10);
        assertThat(estimate.search().orElseThrow().isExact()).isTrue();
        assertThat(estimate.instead()).contains("the frontier counts the packings at once");
        assertThat(Solver.of(Puzzle.standard(4, 5))
                        .estimate(CountMethod.SEARCH, 10)
                        .instead())
                .isEmpty();
    }

    @Test
    void coverings_are_not_counted() throws UnusableInput {
        Solver solver = Solver.of(Puzzles.parse("p", "{board: 3x3, pieces: {I: any}, goal: cover}"));
        Stream.<Runnable>of(
                        solver::count,
                        () -> solver.upTo(SymmetryGroup.FULL).count(),
                        () -> solver.sample(1),
                        () -> solver.estimate(CountMethod.AUTO, 5))
                .forEach(question -> assertThatThrownBy(question::run).isInstanceOf(IllegalStateException.class));
    }
}
