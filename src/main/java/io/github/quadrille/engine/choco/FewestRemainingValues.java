package io.github.quadrille.engine.choco;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;
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

    /**
     * One branch per option of an item: lay this one, or this one, ... With options that do not exclude each other, a branch
     * also excludes the options before it, so that no packing is found twice. A decision that may lay nothing more has a
     * first branch in which all options are excluded.
     */
    private static final class PlacementDecision extends Decision<BoolVar> {
        private static final long serialVersionUID = 1;

        private final transient PlacementVariables variables;
        private final transient DeadEndLog log;
        private int[] options = new int[0];
        private boolean alternatives;
        private boolean nothingFirst;

        PlacementDecision(PlacementVariables variables, DeadEndLog log) {
            super(1);
            this.log = log;
            this.variables = variables;
        }

        /** Makes it a decision among the first {@code size} of some options, to be applied in their order. */
        void reset(int[] candidates, int size, boolean exclusive, boolean mayLayNothing) {
            set(variables.of(candidates[0]));
            if (options.length < size) {
                options = new int[size];
            }
            System.arraycopy(candidates, 0, options, 0, size);
            alternatives = exclusive;
            nothingFirst = mayLayNothing;
            max_branching = size + (mayLayNothing ? 1 : 0);
        }

        @Override
        public void apply() throws ContradictionException {
            int option = branch - (nothingFirst ? 2 : 1);
            if (option < 0) {
                log.decidedNothing();
                exclude(max_branching - 1);
            } else {
                if (!alternatives) {
                    exclude(option);
                }
                log.decided(depth(), options[option]);
                variables.decide(options[option], 1, this);
            }
        }

        private void exclude(int first) throws ContradictionException {
            for (int i = 0; i < first; i++) {
                variables.decide(options[i], 0, this);
            }
        }

        @Override
        public Object getDecisionValue() {
            return 1;
        }

        /** Below it on the path is Choco's root decision only. */
        private int depth() {
            return getPosition() - 1;
        }

        /** It leaves the path; the strategy keeps one decision per depth and uses it again. */
        @Override
        public void free() {
            if (!hasNext()) {
                log.exhausted(depth());
            }
        }

        @Override
        public String toString() {
            return "one of " + Arrays.toString(options);
        }
    }
}
