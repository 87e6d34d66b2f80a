package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Limits;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.puzzle.Work.Stage;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@Slow
class PackingPlanTest {
    /** The search takes turns with other engines. Its first turn takes fewer nodes than this. */
    private static final long MANY = 2_000;

    private static Verdict answer(String board) throws UnusableInput {
        return PackingAttempt.byTurns(new PlacementTable(puzzle(board)), SearchOptions.FIND_ONE, SolveListener.SILENT);
    }

    private static Puzzle puzzle(String board) throws UnusableInput {
        return Puzzles.parse("y", "{board: %s, pieces: {Y5: any}}".formatted(board));
    }

    @Test
    void a_strip_is_packed() throws UnusableInput {
        Verdict verdict = answer("14x15");
        assertThat(verdict.status()).isEqualTo(Status.PACKED);
        assertThat(new PackingChecker(puzzle("14x15")).faults(verdict.bestSeen().orElseThrow()))
                .isEmpty();
    }

    @Test
    void that_there_is_none_is_said_by_the_one_that_found_it() throws UnusableInput {
        Verdict verdict = answer("10x17");
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        none -> assertThat(none.evidence().name()).isIn("sweep", "learning"));
        assertThat(verdict.work().nodes()).isGreaterThan(MANY);
    }

    @Test
    void turns_are_the_same_every_time() throws UnusableInput {
        assertThat(answer("14x15").work().nodes())
                .isEqualTo(answer("14x15").work().nodes());
    }

    @Test
    void all_packings_of_a_rare_shape_are_found_by_learning() throws UnusableInput {
        List<Packing> found = new ArrayList<>();
        Verdict verdict = new PackingAttempt(
                        puzzle("10x16"), SearchOptions.FIND_ALL, SolveListener.until(() -> false, found::add), false)
                .answer();
        assertThat(verdict.stopped()).isEmpty();
        assertThat(found).hasSize(50).doesNotHaveDuplicates();
        assertThat(verdict.work().stages()).extracting(Stage::name).endsWith("dive", "learner");
    }

    @Test
    void a_learner_that_is_stopped_has_a_part_to_show() throws UnusableInput {
        Spectator impatient = new Spectator() {
            @Override
            public boolean isInterrupted() {
                return !parts.isEmpty() && parts.get(parts.size() - 1).coveredCells() > 200;
            }
        };
        Verdict verdict = new PackingAttempt(puzzle("23x25"), SearchOptions.FIND_ONE, impatient, false).answer();
        assertThat(verdict.stopped()).contains(Limit.INTERRUPTED);
        assertThat(verdict.work().stages()).extracting(Stage::name).endsWith("learner");
        Packing best = verdict.bestSeen().orElseThrow();
        assertThat(best.coveredCells()).isGreaterThan(200);
        assertThat(new PackingChecker(puzzle("23x25")).faultsOfPart(best)).isEmpty();
    }

    @Test
    void a_limit_on_nodes_is_for_one_thread_and_repeats() throws UnusableInput {
        Verdict one = answer(1);
        Verdict three = answer(3);
        assertThat(three.work().nodes()).isEqualTo(one.work().nodes()).isEqualTo(700);
        assertThat(three.bestSeen()).isEqualTo(one.bestSeen());
    }

    private static Verdict answer(int threads) throws UnusableInput {
        SearchOptions few = SearchOptions.FIND_ONE.within(Limits.nodes(700).withThreads(threads));
        return new PackingAttempt(puzzle("10x17"), few, SolveListener.SILENT, false).answer();
    }
}
