package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.BruteForce;
import io.github.quadrille.core.puzzle.RandomPuzzles;
import io.github.quadrille.io.input.UnusableInput;
import io.github.quadrille.io.puzzlefile.PuzzleReader;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that there is no packing below any dead end that a search reports, whatever rule found it. On random puzzles,
 * the search must also report enough dead ends of each of three sorts: decisions that fail, decisions that fail with
 * one more placement, and open regions that the pieces left cannot fill.
 */
class PruningTest {
    private static final int PUZZLES = Rounds.of(90, 600);
    private static final long MANY = 500;

    /** Counts the dead ends that a search reports. */
    private static final class Tally implements DeadEndLog {
        private int deadEnds;
        private int lookAheads;
        private int regions;

        @Override
        public void failed() {
            deadEnds++;
        }

        @Override
        public void failedWith(int placement) {
            lookAheads++;
        }

        @Override
        public void hopelessRegion(CoverState now) {
            regions++;
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void no_packing_of_a_random_puzzle_is_pruned(boolean counted) {
        RandomPuzzles puzzles = new RandomPuzzles(31);
        Tally tally = new Tally();
        for (int i = 0; i < PUZZLES; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            long packings = BruteForce.count(table.puzzle(), MANY);
            if (table.size() > 0 && packings < MANY) {
                assertThat(audited(table, counted, tally))
                        .as("%s", table.puzzle())
                        .isEqualTo(packings);
            }
        }
        assertThat(tally.deadEnds).isGreaterThan(PUZZLES / 6);
        assertThat(tally.lookAheads).isGreaterThan(PUZZLES / 6);
        assertThat(tally.regions).isGreaterThan(PUZZLES / 15);
    }

    static Stream<String> instances() {
        return Stream.of(
                        "instances/tubes-and-tori/tetrominoes-5x4-vertical.yaml",
                        "instances/mixed/broken-bars-6x6.yaml",
                        "instances/pentominoes/pentominoes-3x20.yaml")
                .limit(Rounds.of(2, 3));
    }

    @ParameterizedTest
    @MethodSource("instances")
    void no_packing_of_an_instance_is_pruned(String instance) throws UnusableInput {
        Tally tally = new Tally();
        audited(new PlacementTable(PuzzleReader.read(instance)), false, tally);
        assertThat(tally.lookAheads).isPositive();
    }

    @Test
    void the_audit_notices_a_dead_end_that_is_none() throws UnusableInput {
        PlacementTable table = new PlacementTable(PuzzleReader.read("instances/mixed/gaps-4x6.yaml"));
        CoverState state = new CoverState(table.cover(), false, () -> {});
        PruningAudit audit = new PruningAudit(state, Optional.empty(), DeadEndLog.NONE);
        assertThatIllegalStateException()
                .isThrownBy(audit::failed)
                .withMessageContaining("gave up at a position that has a packing");
    }

    /** Searches a whole puzzle with an audit of its dead ends, and counts the packings. */
    private static long audited(PlacementTable table, boolean counted, Tally tally) {
        LiveSets live = counted ? new CountedLiveSets(table.cover(), () -> {}) : new BitsetLiveSets(table.cover());
        CoverState state = new CoverState(table.cover(), live, false, List.of(), CoverState.NO_GAPS);
        PruningAudit audit = new PruningAudit(state, Optional.empty(), tally);
        PropagatorModel model = new PropagatorModel(table.cover(), ValueOrdering.AS_LISTED, state, audit);
        long found = 0;
        while (model.solver().solve()) {
            found++;
        }
        return found;
    }
}
