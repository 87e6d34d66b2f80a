package io.github.quadrille.engine.choco;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.quadrille.core.exactcover.ExactCover;
import io.github.quadrille.core.placement.PlacementTable;
import io.github.quadrille.core.puzzle.Packing;
import io.github.quadrille.core.puzzle.Puzzle;
import io.github.quadrille.engine.choco.Endgame.EndgameKind;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PropagatorModelTest {
    private static final PlacementTable TABLE = new PlacementTable(Puzzle.standard(4, 10));

    private static PropagatorModel implied() {
        ExactCover cover = TABLE.cover();
        return new PropagatorModel(
                cover,
                true,
                ValueOrdering.AS_LISTED,
                Optional.empty(),
                EndgameKind.STEPWISE,
                DeadEndLog.NONE,
                () -> {});
    }

    @Test
    void a_sum_is_posted_for_each_cell_and_kind_beside_the_propagator() {
        try (PropagatorModel model = implied()) {
            assertThat(model.model().getNbCstrs()).isEqualTo(40 + 5 + 1);
            assertThat(model.model().getNbVars()).isGreaterThanOrEqualTo(TABLE.size());
        }
    }

    @Test
    void each_variable_is_fixed_where_a_packing_is_found() {
        try (PropagatorModel model = implied()) {
            Packing packing = TABLE.packing(model.next().orElseThrow());
            assertThat(packing.coveredCells()).isEqualTo(40);
            assertThat(model.variables().all(() -> {})).allMatch(variable -> variable.isInstantiated());
        }
    }

    @Test
    void the_sums_are_dropped_at_the_first_restart_and_the_search_goes_on() {
        try (PropagatorModel model = implied()) {
            assertThat(model.next()).isPresent();
            model.solver().restart();
            assertThat(model.model().getNbCstrs()).isEqualTo(1);
            assertThat(model.next()).isPresent();
        }
    }
}
