package io.github.quadrille.engine.choco;

import java.util.Arrays;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.search.strategy.decision.Decision;
import org.chocosolver.solver.variables.BoolVar;

/**
 * A {@code ResumedDescent} is the first decision after a restart on a large board. One branch chooses most placements
 * of the fullest packing so far at once. The other branch chooses nothing, so no packing is lost. A descent through
 * thousands of pieces takes far more nodes than the dead ends at its end, which depend only on the last few pieces. So
 * only the last sixteenth of the pieces is searched anew. After the next restart it is the last eighth, and so on up to
 * all pieces. Then it is a sixteenth again.
 */
final class ResumedDescent extends Decision<BoolVar> {
    private static final long serialVersionUID = 1;
    /**
     * With fewer pieces than this, a new descent costs less than the dead ends before a restart, and no descent is
     * resumed.
     */
    private static final int MANY = 500;

    private static final int ROUND = 5;

    private final transient PlacementVariables variables;
    private final int[] again;

    /**
     * Makes the decision.
     *
     * @param again the placements to choose, at least one
     */
    ResumedDescent(PlacementVariables variables, int[] again) {
        super(2);
        this.variables = variables;
        this.again = again;
        set(variables.of(again[0]));
    }

    /**
     * Returns the placements to choose again. There may be none.
     *
     * @param fullest the placements of the fullest packing, in the order in which they were chosen
     * @param restarts the number of restarts so far, at least 1
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
        // The next restart makes a new decision.
    }

    @Override
    public String toString() {
        return again.length + " pieces again";
    }
}
