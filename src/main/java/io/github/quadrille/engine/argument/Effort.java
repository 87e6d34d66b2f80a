package io.github.quadrille.engine.argument;

import java.util.Optional;
import java.util.function.Function;

/**
 * Limits the work to find one argument. It counts steps, about a billion a second, and reads no clock, so the result is
 * the same on every machine. When the steps are used up, the search finds no argument, which proves nothing.
 */
final class Effort {
    private final Runnable pause;
    private long left;

    private Effort(long steps, Runnable pause) {
        this.left = steps;
        this.pause = pause;
    }

    /**
     * Returns the result of a search that takes at most this many steps.
     *
     * @param pause the callback that runs whenever steps are taken; it may end the search by throwing an exception
     */
    static <T> Optional<T> within(long steps, Runnable pause, Function<Effort, Optional<T>> search) {
        try {
            return search.apply(new Effort(steps, pause));
        } catch (UsedUp usedUp) {
            return Optional.empty();
        }
    }

    /**
     * Takes steps from the remaining steps, and ends the search when too few remain. Callers call it before each large
     * piece of work.
     */
    void take(long steps) {
        pause.run();
        left -= steps;
        if (left < 0) {
            throw new UsedUp();
        }
    }

    private static final class UsedUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        UsedUp() {
            super("The search is stopped; this is caught where it began.", null, false, false);
        }
    }
}
