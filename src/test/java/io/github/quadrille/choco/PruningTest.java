package io.github.quadrille.choco;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.quadrille.format.UnusableInput;
import io.github.quadrille.format.file.PuzzleReader;
import io.github.quadrille.puzzle.BruteForce;
import io.github.quadrille.puzzle.PlacementTable;
import io.github.quadrille.puzzle.RandomPuzzles;
import io.github.quadrille.testing.Rounds;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every dead end of a search is one, whatever rule found it, and every rule finds some. */
class PruningTest {
    private static final int PUZZLES = Rounds.of(90, 300);
    private static final long MANY = 500;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void no_packing_of_a_random_puzzle_is_pruned(boolean counted) {
        RandomPuzzles puzzles = new RandomPuzzles(31);
        int deadEnds = 0;
        int lookAheads = 0;
        int regions = 0;
        for (int i = 0; i < PUZZLES; i++) {
            PlacementTable table = new PlacementTable(puzzles.next());
            if (table.size() > 0 && BruteForce.count(table.puzzle(), MANY) < MANY) {
                PruningAudit audit = audited(table, counted);
                deadEnds += audit.deadEnds();
                lookAheads += audit.lookAheads();
                regions += audit.regions();
            }
        }
        assertThat(deadEnds).isGreaterThan(PUZZLES / 6);
        assertThat(lookAheads).isGreaterThan(PUZZLES / 6);
        assertThat(regions).isGreaterThan(PUZZLES / 15);
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
        PlacementTable table = new PlacementTable(PuzzleReader.read(instance));
        assertThat(audited(table, false).lookAheads()).isPositive();
    }

    @Test
    void the_audit_notices_a_dead_end_that_is_none() throws UnusableInput {
        PlacementTable table = new PlacementTable(PuzzleReader.read("instances/mixed/gaps-4x6.yaml"));
        PruningAudit audit = new PruningAudit(table, new CoverState(table.cover(), false, () -> {}));
        assertThatThrownBy(audit::failed).isInstanceOf(AssertionError.class).hasMessageContaining("was pruned");
    }

    /** Searches it all with the audit listening; it must find every packing. */
    private static PruningAudit audited(PlacementTable table, boolean counted) {
        LiveSets live = counted ? new CountedLiveSets(table.cover(), () -> {}) : new BitsetLiveSets(table.cover());
        CoverState state = new CoverState(table.cover(), live, false, List.of(), CoverState.NO_GAPS);
        PruningAudit audit = new PruningAudit(table, state);
        PropagatorModel model = new PropagatorModel(table.cover(), ValueOrdering.AS_LISTED, state, audit, () -> {});
        int found = 0;
        while (model.solver().solve()) {
            found++;
        }
        assertThat(found).as("%s", table.puzzle()).isEqualTo(audit.packings());
        return audit;
    }
}
