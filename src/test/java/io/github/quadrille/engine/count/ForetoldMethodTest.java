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

/** Compares the method that an estimate foretells with the one that a count takes, after looks of two seconds. */
@Isolated("beside other tests, two seconds are too short for a look")
@Slow
class ForetoldMethodTest {
    /** A larger number of probes sees another tree than the short look that decides. */
    @Test
    void an_estimate_foretells_the_same_method_however_much_it_has_seen() throws UnusableInput {
        Puzzle puzzle = FrontierCounts.puzzle("12x14", "tetrominoes: any");
        TreeEstimate seen = new TreeEstimate(
                false, 1000, MeanEstimate.exactly(1e9), MeanEstimate.exactly(1), MeanEstimate.exactly(1e-3));
        CountStages stages = new CountStages(puzzle, Limits.NONE.withThreads(1), Listener.SILENT);
        assertThat(PackingCounter.frontierInstead(seen, stages))
                .contains("count would take the frontier, which may fit");
    }
}
