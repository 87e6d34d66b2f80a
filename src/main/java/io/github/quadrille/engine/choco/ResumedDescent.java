package io.github.quadrille.engine.choco;

import java.util.Arrays;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.variables.BoolVar;

/**
 * What a restart on a large board begins with: most of the fullest packing so far is laid again at once; should nothing
 * come of that, nothing is, so that no packing is lost. A descent through thousands of pieces takes far more nodes than
 * the dead ends that ended it, and those are about the last few pieces: a sixteenth of all is tried anew, after the next
 * restart an eighth, and so on, then all, and so again.
 */
final class ResumedDescent extends Decision<BoolVar> {
    private static final long serialVersionUID = 1;
    /** Below that a descent is cheaper than the dead ends before a restart. */
    private static final int MANY = 500;

    private static final int ROUND = 5;

    private final transient PlacementVariables variables;
    private final int[] again;

    /** @param again the placements to lay, at least one */
    ResumedDescent(PlacementVariables variables, int[] again) {
        super(2);
        this.variables = variables;
        this.again = again;
        set(variables.of(again[0]));
    }

    /**
     * What to lay again; maybe nothing.
     *
     * @param fullest the placements of the fullest packing, in the order in which they were laid
     * @param restarts so far, at least 1
     */
    static int[] again(int[] fullest, long restarts) {
        int halves = ROUND - 1 - (int) ((restarts - 1) % ROUND);
        boolean resumes = fullest.length >= MANY && halves > 0;
        return Arrays.copyOf(fullest, resumes ? fullest.length - (fullest.length >> halves) : 0);
    }

    @Override
    public void apply() throws ContradictionException {
        if (branch == 1) {
            for (int placement : again) {
                variables.decide(placement, 1, this);
            }
        }
    }

    @Override
    public Object getDecisionValue() {
        return 1;
    }

    @Override
    public void free() {
        // The next restart makes its own.
    }

    @Override
    public String toString() {
        return again.length + " pieces again";
    }
}
