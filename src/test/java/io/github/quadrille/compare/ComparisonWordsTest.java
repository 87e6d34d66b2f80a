package io.github.quadrille.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.puzzle.Packing;
import io.github.quadrille.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ComparisonWordsTest {
    @Test
    void an_undecided_answer_tells_a_bound_only_when_it_says_something() {
        assertThat(verdict(16, Runs.undecided(1, 4, 16)))
                .endsWith(": the time limit was reached. At most 16 of 20 cells can be covered.");
        assertThat(verdict(20, Runs.undecided(1, 4, 16))).endsWith(": the time limit was reached.");
    }

    @Test
    void where_the_exact_search_gave_up_a_run_may_have_found_a_packing() {
        assertThat(verdict(20, Runs.packed(1, 0.5, 12, 20))).endsWith(" There is a packing, found by a local search.");
    }

    private static String verdict(int atMost, RunResult run) {
        return ComparisonWords.verdict(new PuzzleComparison(
                Puzzle.standard(4, 5),
                new Proven.Undecided("the time limit was reached", new Packing(List.of()), atMost, 1, 5),
                List.of(Runs.tried("good", List.of(run))),
                Optional.empty()));
    }
}
