package io.github.quadrille.frontier;

import io.github.quadrille.limit.Clock;
import io.github.quadrille.limit.Limit;
import io.github.quadrille.limit.Stopped;

/** Ends a step at a limit of time or memory. Used by several threads. */
record Guard(Clock clock, long memory) {
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
