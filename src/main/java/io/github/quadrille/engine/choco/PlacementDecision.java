package io.github.quadrille.engine.choco;

import java.util.Arrays;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.variables.BoolVar;

/**
 * A {@code PlacementDecision} has one branch for each option of an item. The branch chooses the option. If options do
 * not exclude each other, a branch also excludes the options before it, so that no packing is found twice. If the
 * search may choose nothing more, the first branch excludes all options.
 */
final class PlacementDecision extends Decision<BoolVar> {
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

    /** Sets the options of this decision to the first {@code size} candidates, to be tried in their order. */
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

    /** Returns the depth of the decision. Depths begin at 0, and Choco's root decision is not counted. */
    private int depth() {
        return getPosition() - 1;
    }

    /**
     * Runs when the decision leaves the search path. If all branches have failed, the method reports this to the log.
     * The strategy then reuses the decision at the same depth.
     */
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
