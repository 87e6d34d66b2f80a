package io.github.quadrille.core.limit;

import java.util.function.BooleanSupplier;

/** Hears of work while it goes on, and may stop it. */
public interface Listener {
    /** Hears nothing and never interrupts. */
    Listener SILENT = new Listener() {};

    /** Hears nothing, and interrupts when this says so, which is asked often. */
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
