package io.github.quadrille.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.puzzle.Puzzle;
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

    @Test
    void a_run_that_covers_as_much_as_is_possible_shows_that_the_bound_is_the_optimum() {
        PuzzleComparison comparison = comparison(16, Runs.covering(1, 16, 16));
        assertThat(comparison.isOptimumKnown()).isTrue();
        assertThat(comparison(16, Runs.covering(1, 15, 16)).isOptimumKnown()).isFalse();
        assertThat(new TargetWords(comparison).footnote()).doesNotContain("not proven");
    }

    @Test
    void nobodys_word_proves_an_optimum() {
        RunClaim word = new RunClaim(
                true,
                Optional.empty(),
                Optional.of(20),
                Optional.empty(),
                RunClaim.NOTHING.end(),
                List.of(),
                Optional.empty());
        RunResult run = Runs.told(1, word);
        assertThat(run.isSuccess()).isTrue();
        assertThat(comparison(20, run).isOptimumKnown()).isFalse();
        assertThat(verdict(20, run)).doesNotContain("There is a packing");
    }

    @Test
    void weights_that_a_sentence_speaks_of_are_told_where_they_are_shown() {
        Proven none = Runs.infeasible("Give the cells the weights shown.", 16);
        assertThat(ComparisonWords.verdict(
                        new PuzzleComparison(Puzzle.standard(4, 5), none, List.of(), Optional.empty())))
                .contains("shown. (The weights are shown by 'explain'.) At most 16 of 20");
    }

    private static String verdict(int atMost, RunResult run) {
        return ComparisonWords.verdict(comparison(atMost, run));
    }

    private static PuzzleComparison comparison(int atMost, RunResult run) {
        return new PuzzleComparison(
                Puzzle.standard(4, 5),
                Runs.undecided("the time limit was reached", atMost),
                List.of(Runs.tried("good", List.of(run))),
                Optional.empty());
    }
}
