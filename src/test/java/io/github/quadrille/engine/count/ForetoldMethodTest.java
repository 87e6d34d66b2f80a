package io.github.quadrille.engine.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Listener;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.question.TreeEstimate;
import io.github.quadrille.core.question.TreeEstimate.MeanEstimate;
import io.github.quadrille.engine.frontier.FrontierCounts;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Checks that an estimate names the method that a count would use. To decide, the estimate examines the search tree for
 * up to two seconds, as the count does.
 */
@Isolated("beside other tests, two seconds are too short for a look")
@Slow
class ForetoldMethodTest {
    /**
     * The given estimate claims that the search takes a millisecond. Even so, the named method follows from an
     * examination of the search tree, as the count itself would make it.
     */
    @Test
    void an_estimate_foretells_the_same_method_however_much_it_has_seen() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("12x14", "tetrominoes: any");
        TreeEstimate seen = new TreeEstimate(
                false, 1000, MeanEstimate.exactly(1e9), MeanEstimate.exactly(1), MeanEstimate.exactly(1e-3));
        CountStages stages = new CountStages(puzzle, Limits.NONE.withThreads(1), Listener.SILENT);
        assertThat(PackingCounter.frontierInstead(seen, stages))
                .contains("'count' would use the frontier, which may fit into memory");
    }
}
