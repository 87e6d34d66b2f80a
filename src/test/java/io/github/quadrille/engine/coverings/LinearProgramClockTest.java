package io.github.quadrille.engine.coverings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.geometry.PieceSymmetry;
import io.github.quadrille.core.geometry.Region;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.puzzle.Bag;
import io.github.quadrille.core.puzzle.BuiltInKinds;
import io.github.quadrille.core.puzzle.CountRange;
import io.github.quadrille.core.puzzle.Goal;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Supply;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.engine.solve.Solver;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Tests the time limit of a linear program. The test runs alone, because it measures elapsed time, and other tests
 * would slow it down.
 */
@Isolated
class LinearProgramClockTest {
    @Test
    void a_linear_program_of_seconds_heeds_the_clock() {
        Bag bag = new Bag(List.of(new Supply(BuiltInKinds.find("T").orElseThrow(), CountRange.ANY)));
        Puzzle puzzle =
                new Puzzle("most", Region.rectangle(48, 48), PieceSymmetry.FREE, bag, new Goal.Pieces(List.of(1)));
        long begin = System.nanoTime();
        Verdict verdict =
                Solver.of(puzzle).within(Limits.time(Duration.ofMillis(300))).solve();
        assertThat(verdict).isInstanceOfSatisfying(Verdict.Undecided.class, undecided -> {
            assertThat(undecided.stoppedBy()).isEqualTo(Limit.TIME);
            assertThat(undecided.best().pieces()).hasSizeGreaterThan(500);
            assertThat(undecided.bound()).hasValue(576);
        });
        // The run takes about half a second, and the linear program alone would take many seconds.
        assertThat((System.nanoTime() - begin) / 1e9).isLessThan(2.5);
    }
}
