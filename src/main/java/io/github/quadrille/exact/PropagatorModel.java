package io.github.quadrille.exact;

import io.github.quadrille.puzzle.PlacementTable;
import java.util.List;
import org.chocosolver.solver.constraints.Constraint;

/** The formulation by one global propagator: {@link ExactCoverPropagator}. */
final class PropagatorModel extends PackingModel {
    private final ExactCoverPropagator propagator;

    PropagatorModel(PlacementTable table, ValueOrdering order, Runnable pause) {
        this(table, order, new CoverState(table, false, pause), DeadEndLog.NONE, pause);
    }

    /** With budgets; what they exclude from the start is left out. */
    PropagatorModel(
            PlacementTable table,
            ValueOrdering order,
            RaisedPuzzle raised,
            List<CostFilter> budgets,
            DeadEndLog log,
            Runnable pause) {
        this(
                table,
                order,
                new CoverState(table, LiveSets.of(table, pause), log != DeadEndLog.NONE, budgets, raised.gapKind()),
                log,
                pause);
        for (int placement = 0; placement < table.size(); placement++) {
            for (CostFilter budget : budgets) {
                if (!budget.affords(placement)) {
                    exclude(placement);
                }
            }
        }
    }

    PropagatorModel(PlacementTable table, ValueOrdering order, CoverState state, DeadEndLog log, Runnable pause) {
        super(table, false, pause);
        propagator = new ExactCoverPropagator(variables(), state, log, pause);
        model().post(new Constraint("exact cover", propagator));
        solver().setSearch(new FewestRemainingValues(variables(), propagator, order, log));
    }

    @Override
    int[] fullestPart() {
        return propagator.fullest().placements();
    }
}
