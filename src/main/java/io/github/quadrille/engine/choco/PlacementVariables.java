package io.github.quadrille.engine.choco;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.chocosolver.solver.ICause;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.BoolVar;

/**
 * The variables of the placements, one for each, made when it is first spoken of: a variable takes some hundred bytes, and a
 * dive through a large board speaks of one in fifty. Made in the middle of a search it is as if it had been there all the time,
 * since it is not fixed until a decision fixes it, and then that is undone as any other change is.
 */
final class PlacementVariables {
    private static final int PAUSE_EVERY = 4096;

    private final Model model;
    private final BoolVar[] made;
    private IntConsumer hearer = placement -> {};

    PlacementVariables(Model model, int placements) {
        this.model = model;
        this.made = new BoolVar[placements];
    }

    /** The one of a placement. */
    BoolVar of(int placement) {
        if (made[placement] == null) {
            // One name for all: it is not shown.
            made[placement] = model.boolVar("placement");
        }
        return made[placement];
    }

    /**
     * Those of all placements, to post constraints on.
     *
     * @param pause called now and then, so that it may give up by throwing
     */
    BoolVar[] all(Runnable pause) {
        for (int placement = 0; placement < made.length; placement++) {
            of(placement);
            if (placement % PAUSE_EVERY == 0) {
                pause.run();
            }
        }
        return made;
    }

    /** Tells a hearer of decisions, instead of Choco, which would link each variable to a propagator. */
    void tell(IntConsumer decisions) {
        hearer = decisions;
    }

    /** Decides that a placement is laid, 1, or not, 0. */
    void decide(int placement, int value, ICause cause) throws ContradictionException {
        of(placement).instantiateTo(value, cause);
        hearer.accept(placement);
    }

    /** Whether a placement is laid or not, if that is fixed. */
    boolean isFixedTo(int placement, int value) {
        return made[placement] != null && made[placement].isInstantiatedTo(value);
    }

    /** The placements that are laid, ascending. */
    int[] laid() {
        return IntStream.range(0, made.length)
                .filter(placement -> isFixedTo(placement, 1))
                .toArray();
    }
}
