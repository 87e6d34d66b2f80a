package io.github.quadrille.engine.frontier;

import io.github.quadrille.core.limit.Clock;
import io.github.quadrille.core.limit.Limit;
import io.github.quadrille.core.limit.Stopped;


/** Ends a step at a limit of time or memory. Used by several threads. */
record StepGuard(Clock clock, long memory) {
    /**
     * @param bytes how much the step has taken so far
     * @throws Stopped at a limit
     */
    void check(long bytes) {
        if (bytes > memory) {
            throw new Stopped(Limit.MEMORY);
        }
        clock.check();
    }
}
