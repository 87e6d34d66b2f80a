package io.github.quadrille.core.limit;

import java.util.function.BooleanSupplier;

/**
 * Follows work while it goes on, and may stop it.
 *
 * <pre>{@code
 * Listener impatient = Listener.until(() -> true);
 * System.out.println(new Clock(Limits.NONE, impatient).stop()); // Optional[INTERRUPTED]
 * }</pre>
 */
public interface Listener {
    /** This listener ignores all reports, and never interrupts. */
    Listener SILENT = new Listener() {};

    /**
     * Returns a listener that ignores all reports, and interrupts when {@code stop} returns true. {@code stop} is
     * called often.
     */
    static Listener until(BooleanSupplier stop) {
        return new Listener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    /** Receives a report several times a second, from one thread at a time. */
    default void progress(Progress now) {}

    /** Returns whether the work should stop. Several threads call this often, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }
}
