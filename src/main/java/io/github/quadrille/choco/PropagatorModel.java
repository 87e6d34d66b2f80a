package io.github.quadrille.choco;

import io.github.quadrille.exactcover.ExactCover;
import java.util.List;
import java.util.Optional;
import org.chocosolver.solver.constraints.Constraint;

/** The formulation by one global propagator: {@link ExactCoverPropagator}. */
final class PropagatorModel extends PackingModel {
    private final ExactCoverPropagator propagator;

    PropagatorModel(ExactCover problem, ValueOrdering order, DeadEndLog log, Runnable pause) {
        this(problem, order, new CoverState(problem, log != DeadEndLog.NONE, pause), log, pause);
    }

    /** With budgets; what they exclude from the start is left out. */
    PropagatorModel(
            ExactCover problem,
            ValueOrdering order,
            PricedPuzzle priced,
            List<CostFilter> filters,
            DeadEndLog log,
            Runnable pause) {
        this(
                problem,
                order,
                new CoverState(problem, LiveSets.of(problem, pause), log != DeadEndLog.NONE, filters, priced.gapKind()),
                Optional.of(priced.exact(problem)),
                log,
                pause);
        for (int placement = 0; placement < problem.options(); placement++) {
            for (CostFilter filter : filters) {
                if (!filter.affords(placement)) {
                    exclude(placement);
                }
            }
        }
    }

    PropagatorModel(ExactCover problem, ValueOrdering order, CoverState state, DeadEndLog log, Runnable pause) {
        this(problem, order, state, Optional.empty(), log, pause);
    }

    private PropagatorModel(
            ExactCover problem,
            ValueOrdering order,
            CoverState state,
            Optional<CostFilter> budget,
            DeadEndLog log,
            Runnable pause) {
        super(problem, false, pause);
        DeadEndLog audited = PruningAudit.ifAsked(state, budget, log);
        propagator = new ExactCoverPropagator(variables(), state, audited, pause);
        model().post(new Constraint("exact cover", propagator));
        solver().setSearch(new FewestRemainingValues(variables(), propagator, order, audited));
    }

    @Override
    int[] fullestPart() {
        return propagator.fullest().placements();
    }
}
