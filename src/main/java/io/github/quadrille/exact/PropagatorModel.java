package io.github.quadrille.exact;

import io.github.quadrille.puzzle.PlacementTable;
import org.chocosolver.solver.constraints.Constraint;

/** The formulation by one global propagator: {@link ExactCoverPropagator}. */
final class PropagatorModel extends PackingModel {
    private final ExactCoverPropagator propagator;

    PropagatorModel(PlacementTable table, OptionOrder order) {
        this(table, order, new CoverState(table, false), DeadEndLog.NONE);
    }

    PropagatorModel(PlacementTable table, OptionOrder order, CoverState state, DeadEndLog log) {
        super(table, false);
        propagator = new ExactCoverPropagator(variables(), state, log);
        model().post(new Constraint("exact cover", propagator));
        solver().setSearch(new FewestPlacementsFirst(variables(), propagator, order, log));
    }

    @Override
    int[] fullestPart() {
        return propagator.fullest().placements();
    }
}
