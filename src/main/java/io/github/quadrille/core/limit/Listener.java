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
    /** Ignores what it is told, and never interrupts. */
    Listener SILENT = new Listener() {};

    /** Ignores what it is told, and interrupts when this says so, which is asked often. */
    static Listener until(BooleanSupplier stop) {
        return new Listener() {
            @Override
            public boolean isInterrupted() {
                return stop.getAsBoolean();
            }
        };
    }

    /** Called several times a second, by one thread at a time. */
    default void progress(Progress now) {}

    /** Whether the work should stop; asked often and by several threads, so it should only read a flag. */
    default boolean isInterrupted() {
        return false;
    }
}
