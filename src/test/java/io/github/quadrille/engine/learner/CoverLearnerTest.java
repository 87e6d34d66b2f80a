package io.github.quadrille.engine.learner;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.exactcover.RandomCovers;
import io.github.quadrille.engine.learner.CoverLearner.Outcome;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CoverLearnerTest {
    /** Compares the learner with a search that tries every set of options. */
    @Test
    void it_finds_a_solution_of_a_random_cover_with_rows_where_there_is_one() {
        RandomCovers covers = new RandomCovers(59);
        int some = 0;
        int none = 0;
        for (int round = 0; round < Rounds.of(400, 10_000); round++) {
            ExactCover cover = covers.next();
            LearnerRows rows =
                    new LearnerRows(cover, IntStream.range(0, cover.options()).toArray(), cover.options(), () -> {});
            CoverLearner learner = new CoverLearner(rows, List.of(), round, LearnerLog.NONE);
            boolean isSolved = learner.search(Long.MAX_VALUE / 2) == Outcome.SOLVED;
            assertThat(isSolved).isEqualTo(!RandomCovers.solutions(cover).isEmpty());
            if (isSolved) {
                assertThat(cover.isSolvedBy(learner.solution())).isTrue();
                some++;
            } else {
                none++;
            }
        }
        assertThat(Math.min(some, none)).isGreaterThan(50);
    }
}
