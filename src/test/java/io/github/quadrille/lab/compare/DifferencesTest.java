package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.lab.compare.Differences.Difference;
import io.github.quadrille.lab.compare.Differences.Measure;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class DifferencesTest {
    private static final List<RunResult> GOOD = List.of(Runs.packed(1, 1, 1, 20), Runs.packed(2, 1, 1, 20));
    private static final List<RunResult> BAD = List.of(Runs.undecided(1, 4, 16), Runs.undecided(2, 4, 16));

    @Test
    void all_rows_are_tested_against_the_first() {
        Differences tests = of(Optional.empty(), Runs.tried("a", GOOD), Runs.tried("b", BAD), Runs.tried("c", GOOD))
                .orElseThrow();
        assertThat(tests.reference().method()).isEqualTo("a");
        assertThat(tests.rows().keySet()).containsExactly("b", "c");
        assertThat(tests.rows().get("b").successP()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(tests.rows().get("b").successPHolm()).isCloseTo(2 / 3.0, within(1e-12));
        assertThat(tests.rows().get("c").successP()).isEqualTo(1);
    }

    @Test
    void all_rows_are_tested_against_the_one_that_is_asked_for() {
        Differences tests = of(Optional.of("b"), Runs.tried("a", GOOD), Runs.tried("b", BAD))
                .orElseThrow();
        assertThat(tests.reference().method()).isEqualTo("b");
        assertThat(tests.rows().keySet()).containsExactly("a");
    }

    @Test
    void covered_cells_are_ranked_where_costs_count_different_things() {
        MethodResult other =
                new MethodResult("b", Optional.empty(), "distances", OptionalDouble.empty(), Optional.empty(), BAD);
        assertThat(of(Optional.empty(), Runs.tried("a", GOOD), other, Runs.tried("c", BAD))
                        .orElseThrow()
                        .rows()
                        .values())
                .extracting(Difference::ranked)
                .containsExactly(Measure.COVERED, Measure.COST);
    }

    /** The test is the first example of Newcombe (1998): 56 of 70 against 48 of 80. */
    @Test
    void the_difference_of_two_shares_has_the_published_interval() {
        ConfidenceInterval interval =
                ConfidenceInterval.ofShares(48, 80, 56, 70).orElseThrow();
        assertThat(interval.low()).isCloseTo(0.0524, within(5e-5));
        assertThat(interval.high()).isCloseTo(0.3339, within(5e-5));
        assertThat(ConfidenceInterval.ofShares(0, 0, 1, 2)).isEmpty();
    }

    @Test
    void the_difference_of_two_means_has_an_interval_around_it() {
        ConfidenceInterval interval =
                ConfidenceInterval.ofMeans(new double[] {1, 2, 3}, 11, 12, 13).orElseThrow();
        // Student's t has 4 degrees of freedom, and the variance of both samples is 1.
        assertThat(interval.low()).isCloseTo(10 - 2.776445 * Math.sqrt(2 / 3.0), within(1e-5));
        assertThat(interval.half()).isCloseTo(10 - interval.low(), within(1e-12));
        assertThat(ConfidenceInterval.ofMeans(new double[] {1, 1}, 3, 3)).isEmpty();
        assertThat(ConfidenceInterval.ofMeans(new double[] {1}, 3, 3)).isEmpty();
    }

    @Test
    void one_row_has_nothing_to_be_tested_against() {
        assertThat(of(Optional.empty(), Runs.tried("a", GOOD), Runs.tried("b", List.of())))
                .isEmpty();
    }

    private static Optional<Differences> of(Optional<String> against, MethodResult... methods) {
        return Differences.of(new PuzzleComparison(
                Puzzle.standard(4, 5), ExactAnswer.notReached(Puzzle.standard(4, 5)), List.of(methods), against));
    }
}
