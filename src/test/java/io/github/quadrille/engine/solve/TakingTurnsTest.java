package io.github.quadrille.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.PackingChecker;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.core.puzzle.Verdict;
import io.github.quadrille.core.puzzle.Verdict.Status;
import io.github.quadrille.core.question.SearchOptions;
import io.github.quadrille.core.question.SolveListener;
import io.github.quadrille.io.Puzzles;
import io.github.quadrille.io.input.UnusableInput;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TakingTurnsTest {
    /** More than the first turn of the search. */
    private static final long MANY = 5_000;

    private static Verdict answer(Puzzle puzzle, boolean sweeps) {
        PlacementTable table = new PlacementTable(puzzle);
        return TakingTurns.solve(
                table,
                sweeps ? PackingSweep.of(table, () -> {}) : Optional.empty(),
                SearchOptions.FIND_ONE,
                SolveListener.SILENT,
                request -> request);
    }

    @ParameterizedTest
    @CsvSource({"true, 14x15", "false, 14x15"})
    void a_strip_is_packed_by_the_learner_or_by_a_sweep(boolean sweeps, String size) throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("y", "{board: %s, pieces: {Y5: any}}".formatted(size));
        Verdict verdict = answer(puzzle, sweeps);
        assertThat(verdict.status()).isEqualTo(Status.PACKED);
        assertThat(new PackingChecker(puzzle).faults(verdict.bestSeen().orElseThrow()))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true, sweep", "false, learning"})
    void that_there_is_none_is_said_by_the_one_that_found_it(boolean sweeps, String by) throws UnusableInput {
        Verdict verdict = answer(Puzzles.parse("y", "{board: 10x17, pieces: {Y5: any}}"), sweeps);
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Infeasible.class,
                        none -> assertThat(none.evidence().name()).isIn(by, "learning"));
        assertThat(verdict.work().nodes()).isGreaterThan(MANY);
    }

    @Test
    void turns_are_the_same_every_time() throws UnusableInput {
        Puzzle puzzle = Puzzles.parse("y", "{board: 14x15, pieces: {Y5: any}}");
        assertThat(answer(puzzle, true).work().nodes())
                .isEqualTo(answer(puzzle, true).work().nodes());
    }
}
