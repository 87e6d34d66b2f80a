package io.github.quadrille.exact;

import io.github.quadrille.puzzle.PlacementTable;
import org.chocosolver.solver.constraints.Constraint;

/** The formulation by one global propagator: {@link ExactCoverPropagator}. */
final class PropagatorModel extends PackingModel {
    private final ExactCoverPropagator propagator;

    PropagatorModel(PlacementTable table, OptionOrder order) {
        this(table, order, new CoverState(table));
    }

    PropagatorModel(PlacementTable table, OptionOrder order, CoverState state) {
        super(table);
        propagator = new ExactCoverPropagator(variables(), state);
        model().post(new Constraint("exact cover", propagator));
        solver().setSearch(new FewestPlacementsFirst(variables(), propagator, order));
    }

    @Override
    int[] fullestPart() {
        return propagator.fullest().placements();
    }
}
