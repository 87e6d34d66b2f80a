package io.github.quadrille.engine.choco;

import java.util.Arrays;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.variables.BoolVar;

/**
 * A decision has one branch per option of an item: lay this one, or this one, ... With options that do not exclude each
 * other, a branch also excludes the options before it, so that no packing is found twice. A decision that may lay
 * nothing more has a first branch in which all options are excluded.
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

    /** The decision leaves the path; the strategy keeps one per depth and uses it again. */
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
