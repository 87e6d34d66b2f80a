package io.github.quadrille.engine.choco;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.chocosolver.solver.ICause;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.BoolVar;

/**
 * Holds the variable of each placement, and makes it on first use. A variable takes a few hundred bytes, and a descent
 * on a large board uses only one variable in fifty. A variable that is made during a search behaves as if it had always
 * existed. It is not fixed until a decision fixes it, and backtracking undoes that like any other change.
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

    /** Returns the variable of a placement. */
    BoolVar of(int placement) {
        if (made[placement] == null) {
            // All variables have the same name, because the name is never shown.
            made[placement] = model.boolVar("placement");
        }
        return made[placement];
    }

    /**
     * Returns the variables of all placements, to post constraints on.
     *
     * @param pause the callback that runs now and then; it may end the search by throwing an exception
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

    /**
     * Sets the receiver that is told of each decision. Choco could report decisions by events, but events would link
     * each variable to a propagator.
     */
    void tell(IntConsumer decisions) {
        hearer = decisions;
    }

    /** Fixes the variable of a placement: to 1 if the placement is chosen, to 0 if not. */
    void decide(int placement, int value, ICause cause) throws ContradictionException {
        of(placement).instantiateTo(value, cause);
        hearer.accept(placement);
    }

    /** Tells whether a placement is fixed to a value: 1 if chosen, 0 if not. */
    boolean isFixedTo(int placement, int value) {
        return made[placement] != null && made[placement].isInstantiatedTo(value);
    }

    /** Returns the placements that are chosen, ascending. */
    int[] laid() {
        return IntStream.range(0, made.length)
                .filter(placement -> isFixedTo(placement, 1))
                .toArray();
    }
}
