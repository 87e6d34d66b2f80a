package io.github.quadrille.engine.choco;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.BoolVar;

/**
 * Branches on the item with the fewest live placements. When every item is served and placements are still live (they
 * cover optional cells only), it first lays nothing more, then one more. After a restart it takes up a long descent again.
 */
final class FewestRemainingValues extends AbstractStrategy<BoolVar> {
    private static final int[] NONE = {};

    private final PlacementVariables variables;
    private final ExactCoverPropagator propagator;
    private final ValueOrdering order;
    private final DeadEndLog log;
    private final List<PlacementDecision> byDepth = new ArrayList<>();
    private long restarts;

    FewestRemainingValues(
            PlacementVariables variables, ExactCoverPropagator propagator, ValueOrdering order, DeadEndLog log) {
        super(propagator.getVars());
        this.variables = variables;
        this.propagator = propagator;
        this.order = order;
        this.log = log;
    }

    @Override
    public Decision<BoolVar> getDecision() {
        Deduction branching = propagator.branching();
        if (propagator.isComplete()) {
            return null;
        }
        int[] again = resumed();
        if (again.length > 0) {
            return new ResumedDescent(variables, again);
        }
        order.arrange(branching.options(), branching.size(), propagator.cover()::left);
        PlacementDecision decision = decision();
        decision.reset(branching.options(), branching.size(), branching.areAlternatives(), branching.isServed());
        return decision;
    }

    /** The pieces to begin with after a restart. */
    private int[] resumed() {
        long now = getModel().getSolver().getRestartCount();
        if (now == restarts) {
            return NONE;
        }
        restarts = now;
        return ResumedDescent.again(propagator.fullest().placements(), now);
    }

    /** The decision object for the next depth: the one made for it before is not on the path any more. */
    private PlacementDecision decision() {
        int depth = getModel().getSolver().getDecisionPath().size();
        while (byDepth.size() <= depth) {
            byDepth.add(new PlacementDecision(variables, log));
        }
        return byDepth.get(depth);
    }
}
