package io.github.quadrille.engine.argument;

import java.util.Optional;
import java.util.function.Function;

/**
 * What may be done to find one argument. It is counted in steps, about as many a second as a billion, and not by a clock: so the same
 * is found on every machine. Where it is used up nothing is found, which says nothing.
 */
final class Effort {
    private final Runnable pause;
    private long left;

    private Effort(long steps, Runnable pause) {
        this.left = steps;
        this.pause = pause;
    }

    /**
     * What a search finds within so many steps.
     *
     * @param pause called whenever steps are taken, so that it may give up by throwing
     */
    static <T> Optional<T> within(long steps, Runnable pause, Function<Effort, Optional<T>> search) {
        try {
            return search.apply(new Effort(steps, pause));
        } catch (UsedUp usedUp) {
            return Optional.empty();
        }
    }

    /** Takes steps, before they are done where they are many; ends the search if that are too many. */
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
            super("This is caught where the search began.", null, false, false);
        }
    }
}
