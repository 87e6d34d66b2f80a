package io.github.quadrille.engine.argument;

import io.github.quadrille.core.limit.ThreadTeam;

import java.util.function.Supplier;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;

/**
 * Solves a linear program on a thread of its own, because one program may take seconds and the library looks at no clock
 * of ours: whoever waits can give up meanwhile. The library looks for interruption at each of its steps, so the thread
 * ends soon after.
 */
final class LinearProgram {
    static {
        // Two threads that wake the library at the same moment have been seen to wait for each other's classes for
        // ever.
        ExpressionsBasedModel first = new ExpressionsBasedModel();
        first.addVariable("x").lower(1).weight(1);
        first.addExpression("twice").lower(1).set(0, 2);
        first.minimise();
    }

    private LinearProgram() {}

    /** A program to be filled in. */
    static ExpressionsBasedModel empty() {
        return new ExpressionsBasedModel();
    }

    /**
     * What the library finds.
     *
     * @param program asks the library; touches nothing that others touch meanwhile
     * @param pause called on the caller's thread while it waits, so that it may give up by throwing
     */
    static Optimisation.Result solve(Supplier<Optimisation.Result> program, Runnable pause) {
        try (ThreadTeam threads = new ThreadTeam(1, "linear program")) {
            return ThreadTeam.await(threads.submit(program::get), pause);
        }
    }
}
