package io.github.quadrille.engine.choco;

import java.util.ArrayList;
import java.util.List;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.search.strategy.strategy.AbstractStrategy;
import org.chocosolver.solver.variables.BoolVar;

/**
 * Branches on the item with the fewest live placements. If no item needs another placement and some placements are
 * still live, these placements cover only optional cells. Then the search first tries to choose no further placement,
 * and after that to choose one more. After a restart, the search may first choose again most placements of the fullest
 * packing so far ({@link ResumedDescent}).
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

    /** Returns the placements that the search chooses first after a restart. At other times the result is empty. */
    private int[] resumed() {
        long now = getModel().getSolver().getRestartCount();
        if (now == restarts) {
            return NONE;
        }
        restarts = now;
        return ResumedDescent.again(propagator.fullest().placements(), now);
    }

    /**
     * Returns the decision object for the next depth. It can be reused, because the earlier decision of that depth is
     * no longer on the path.
     */
    private PlacementDecision decision() {
        int depth = getModel().getSolver().getDecisionPath().size();
        while (byDepth.size() <= depth) {
            byDepth.add(new PlacementDecision(variables, log));
        }
        return byDepth.get(depth);
    }
}
