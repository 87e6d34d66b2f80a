package io.github.quadrille.count;

import io.github.quadrille.puzzle.Limit;

/** Ends a step at a limit of time or memory. Used by several threads. */
record Guard(Clock clock, long memory) {
    /**
     * @param bytes how much the step has taken so far
     * @throws CountStopped at a limit
     */
    void check(long bytes) {
        if (bytes > memory) {
            throw new CountStopped(Limit.MEMORY);
        }
        clock.stop().ifPresent(limit -> {
            throw new CountStopped(limit);
        });
    }
}
