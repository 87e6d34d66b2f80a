package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.geometry.Wrap;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.lab.local.LocalLimits;
import io.github.quadrille.lab.local.Method;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

@Slow
class ComparisonTest {
    private static final Method RANDOM = new RandomConstruction("random", false);
    private static final Method ORDERLY = new RandomConstruction("orderly", true);
    private static final Puzzle OPTIONAL_CORNER = new Puzzle(
            "corner",
            new Region(List.of("....", "....", "...?"), Wrap.NONE),
            PieceSymmetry.FREE,
            Puzzle.standard(4, 5).bag());

    @Test
    void every_method_makes_as_many_runs_as_asked_for_with_seeds_of_their_own() {
        PuzzleComparison comparison = compare(Puzzle.standard(4, 10), 3);
        assertThat(comparison.methods()).extracting(MethodResult::method).containsExactly("random", "orderly");
        for (MethodResult tried : comparison.tried()) {
            assertThat(tried.runs()).extracting(RunResult::number).containsExactly(1, 2, 3);
            assertThat(tried.runs())
                    .allSatisfy(run ->
                            assertThat(run.seed()).hasValue(RunSeed.of(5, "4x10", tried.method(), run.number())));
        }
    }

    @Test
    void the_exact_answer_stands_beside() {
        assertThat(compare(Puzzle.standard(4, 10), 1).proven()).satisfies(packed -> {
            assertThat(packed.status()).isEqualTo(Verdict.Status.PACKED);
            assertThat(packed.isOptimum()).isTrue();
            assertThat(packed.atMost()).isEqualTo(40);
        });
        assertThat(compare(Puzzle.standard(4, 5), 1).proven()).satisfies(none -> {
            assertThat(none.status()).isEqualTo(Verdict.Status.INFEASIBLE);
            assertThat(none.reason()).startsWith("Colour the board like a chessboard. Then ");
            assertThat(none.atMost()).isEqualTo(16);
            assertThat(none.best().orElseThrow().coveredCells()).isEqualTo(16);
        });
    }

    @Test
    void for_a_covering_the_most_cells_stand_beside() {
        Puzzle packing = Puzzle.standard(4, 5);
        Goal goal = new Goal.Cells(Collections.nCopies(20, 1));
        Puzzle covering = new Puzzle(packing.name(), packing.region(), packing.symmetry(), packing.bag(), goal);
        assertThat(compare(covering, 1).proven())
                .extracting(Proven::status, Proven::atMost)
                .containsExactly(Verdict.Status.OPTIMAL, 16);
    }

    @Test
    void runs_of_a_covering_end_at_the_proven_optimum_on_any_number_of_threads() {
        Puzzle packing = Puzzle.standard(4, 5);
        Goal goal = new Goal.Cells(Collections.nCopies(20, 1));
        Puzzle covering = new Puzzle(packing.name(), packing.region(), packing.symmetry(), packing.bag(), goal);
        PuzzleComparison comparison = compare(covering, 3);
        assertThat(comparison.tried().get(0).statistics().successes()).isPositive();
        assertThat(comparison.tried().get(0).runs())
                .filteredOn(RunResult::isSuccess)
                .allSatisfy(run -> {
                    assertThat(run.covered()).hasValue(16);
                    assertThat(run.status()).isEqualTo("optimal");
                    assertThat(run.stoppedBy()).hasValue(Limit.TARGET);
                    assertThat(run.claim().end().iterations().orElseThrow()).isLessThan(200);
                });
    }

    @Test
    void the_gap_is_what_the_best_run_misses() {
        PuzzleComparison comparison = compare(Puzzle.standard(4, 10), 3);
        MethodResult tried = comparison.tried().get(0);
        int best = tried.statistics().bestCovered().orElseThrow();
        assertThat(comparison.gap(tried)).hasValue(40 - best);
        assertThat(tried.best().orElseThrow().covered()).hasValue(best);
    }

    @Test
    void a_method_that_refuses_is_not_run() {
        PuzzleComparison comparison = compare(OPTIONAL_CORNER, 2);
        assertThat(comparison.methods().get(1))
                .isEqualTo(
                        MethodResult.refused("orderly", "It needs boards without optional cells. Use another method."));
        assertThat(comparison.tried()).hasSize(1);
    }

    @Test
    void a_method_that_lies_is_refuted_and_the_others_are_compared() {
        PuzzleComparison comparison = Runs.made(
                        Runs.comparison(
                                List.of(Puzzle.standard(4, 10)),
                                List.of(Overlapping.METHOD, RANDOM),
                                2,
                                limits(50),
                                Duration.ofSeconds(20),
                                2),
                        Listener.SILENT)
                .get(0);
        assertThat(comparison.isRefuted()).isTrue();
        assertThat(comparison.tried().get(0).refuted())
                .hasSize(2)
                .allSatisfy(run -> assertThat(run.refutation().orElseThrow())
                        .startsWith("The run stopped because of a fault: The local search kept a part"));
        assertThat(comparison.tried().get(0).brokenOff()).hasSize(2);
        assertThat(comparison.tried().get(1).runs()).hasSize(2);
    }

    @Test
    void the_number_of_threads_changes_nothing_but_the_time() {
        assertThat(outcomes(1)).isEqualTo(outcomes(4));
    }

    @Test
    void runs_that_an_interruption_cuts_off_are_not_counted() {
        AtomicInteger asked = new AtomicInteger();
        Listener impatient = Listener.until(() -> asked.incrementAndGet() > 10);
        long begin = System.nanoTime();
        PuzzleComparison comparison = Runs.made(
                        Runs.comparison(
                                List.of(Puzzle.standard(10, 14)),
                                List.of(RANDOM),
                                5,
                                limits(Long.MAX_VALUE),
                                Duration.ofSeconds(20),
                                1),
                        impatient)
                .get(0);
        assertThat(System.nanoTime() - begin).isLessThan(5_000_000_000L);
        assertThat(comparison.tried().get(0).runs()).isEmpty();
        assertThat(comparison.tried().get(0).absence()).hasValue("no run came to its end");
    }

    private static List<String> outcomes(int threads) {
        return Runs.made(
                        Runs.comparison(
                                List.of(Puzzle.standard(4, 10), Puzzle.standard(4, 5)),
                                List.of(RANDOM, ORDERLY),
                                4,
                                limits(200),
                                Duration.ofSeconds(20),
                                threads),
                        Listener.SILENT)
                .stream()
                .flatMap(comparison -> comparison.tried().stream())
                .flatMap(tried -> tried.runs().stream())
                .map(run -> run.seed() + " " + run.claim().end().iterations().orElseThrow() + " " + run.cost() + " "
                        + run.best())
                .toList();
    }

    private static PuzzleComparison compare(Puzzle puzzle, int runs) {
        return Runs.made(
                        Runs.comparison(
                                List.of(puzzle),
                                List.of(RANDOM, ORDERLY),
                                runs,
                                limits(200),
                                Duration.ofSeconds(20),
                                2),
                        Listener.SILENT)
                .get(0);
    }

    private static LocalLimits limits(long iterations) {
        return LocalLimits.NONE.withSeed(5).withMaxIterations(iterations);
    }
}
