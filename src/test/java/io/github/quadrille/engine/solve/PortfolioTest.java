package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.limit.Progress;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@Slow
final class PortfolioTest {
    private static final SearchOptions THREE = SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(3));
    /**
     * The puzzle has no packing, because its number of T tetrominoes is odd. No search proves that within the time of a
     * test.
     */
    private static final PlacementTable ENDLESS = new PlacementTable(Puzzle.standard(14, 10));

    private static Verdict solve(PlacementTable table, SearchOptions options, SolveListener listener) {
        return Portfolio.solve(table, options, listener, options.limits().threads());
    }

    @Test
    void a_packing_is_told_once_and_legal() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("p", "{board: 6x10, pieces: {pentominoes: 1}}");
        List<Packing> found = new ArrayList<>();
        Verdict verdict = solve(new PlacementTable(puzzle), THREE, new SolveListener() {
            @Override
            public void found(Packing packing) {
                found.add(packing);
            }
        });
        assertThat(verdict.status()).isEqualTo(Verdict.Status.PACKED);
        assertThat(found).containsExactly(verdict.bestSeen().orElseThrow());
        assertThat(new PackingChecker(puzzle).faults(found.get(0))).isEmpty();
    }

    @Test
    void there_is_none_on_any_number_of_threads() throws UnusableInput {
        PlacementTable table = new PlacementTable(Puzzles.parse("p", "{board: 5x6, pieces: {Y5: 6}}"));
        for (int threads = 2; threads < 5; threads++) {
            Verdict verdict =
                    solve(table, SearchOptions.FIND_ONE.within(Limits.NONE.withThreads(threads)), SolveListener.SILENT);
            assertThat(verdict.status()).isEqualTo(Verdict.Status.INFEASIBLE);
        }
    }

    @Test
    void when_time_is_up_it_shows_the_fullest_part_and_the_work_of_all() {
        List<Progress> progress = new ArrayList<>();
        Spectator spectator = new Spectator() {
            @Override
            public void progress(Progress now) {
                progress.add(now);
            }
        };
        Verdict verdict = solve(ENDLESS, THREE.withTimeLimit(Duration.ofSeconds(1)), spectator);
        assertThat(verdict.stopped()).contains(Limit.TIME);
        Packing best = verdict.bestSeen().orElseThrow();
        assertThat(new PackingChecker(ENDLESS.puzzle()).faultsOfPart(best)).isEmpty();
        assertThat(spectator.parts.stream().map(Packing::coveredCells))
                .isNotEmpty()
                .isSorted()
                .doesNotHaveDuplicates()
                .allMatch(covered -> covered <= best.coveredCells());
        assertThat(progress.stream().map(now -> ((Progress.Search) now).nodes()))
                .isNotEmpty()
                .isSorted()
                .allMatch(nodes -> nodes <= verdict.work().nodes());
    }

    @Test
    void whoever_interrupts_ends_all_of_them() {
        Verdict verdict = solve(ENDLESS, THREE, SolveListener.until(() -> true));
        assertThat(verdict.stopped()).contains(Limit.INTERRUPTED);
    }

    @Test
    void a_listener_that_fails_ends_all_of_them() {
        assertThatIllegalStateException()
                .isThrownBy(() -> solve(ENDLESS, THREE, new SolveListener() {
                    @Override
                    public void progress(Progress now) {
                        throw new IllegalStateException("the window is closed");
                    }
                }))
                .withMessage("the window is closed");
    }
}
